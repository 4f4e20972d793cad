"""What Hocus conserves: its cards, wherever they lie."""

from itertools import chain

from coven.games.hocus.setup import HocusTable


def inventory(table: HocusTable) -> object:
    places = [table.hands, *table.pockets, table.communities, table.pots, table.owls, [table.deck, table.shown]]
    return sorted(chain(*chain(*places)))
