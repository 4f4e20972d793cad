"""What Hocus Focus conserves: its 48 wizards (HF-20)."""

from itertools import chain

from coven.games.hocus_focus.setup import HocusFocusTable


def inventory(table: HocusFocusTable) -> object:
    target = [table.target] if table.target else []
    return sorted([*table.area, *table.pile, *target, *table.aside, *chain(*table.won), *table.forfeited])
