"""What Mandragora conserves (MD-39): 82 articles and 24 spells."""

from collections import Counter
from itertools import chain

from coven.games.mandragora.cards import NAMES, OUT_OF_THE_GAME, listed
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.casting import laid


def inventory(table: MandragoraTable) -> tuple[Counter[str], Counter[str]]:
    return articles(table), spells(table)


def articles(table: MandragoraTable) -> Counter[str]:
    places = [
        table.pile,
        *table.shops,
        *map(listed, table.hands),
        *table.scrolls,
        *(laid(cast) for cast in chain.from_iterable(table.spells)),
        table.banished,
        *table.discarded,
    ]
    return Counter(NAMES[kind] for kind in chain.from_iterable(places)) + Counter(OUT_OF_THE_GAME[table.players])


def spells(table: MandragoraTable) -> Counter[str]:
    taken = (cast.spell for cast in chain.from_iterable(table.spells))
    return Counter([*filter(None, table.tops), *chain.from_iterable(table.spell_piles), *taken])
