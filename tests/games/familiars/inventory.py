"""What Familiars conserves: its cards."""

from collections import Counter
from itertools import chain

from examples.familiars.setup import FamiliarsTable


def inventory(table: FamiliarsTable) -> object:
    return Counter([*table.deck, *table.sent, *chain(*table.hands)])
