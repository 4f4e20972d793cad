"""What Hocus Pocus conserves (HP-44): its cards and its gems."""

from itertools import chain

from coven.games.hocus_pocus.setup import HocusPocusTable


def inventory(table: HocusPocusTable) -> object:
    piles = (table.library, table.discard, table.zone, *table.hands, *table.grimoires)
    return sorted(chain(*piles)), table.cauldron + sum(table.gems)
