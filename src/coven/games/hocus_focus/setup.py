"""Before the first round."""

from coven.engine import Chance
from coven.games.hocus_focus.cards import WIZARDS
from coven.games.hocus_focus.moves import PLACES
from coven.games.hocus_focus.rounds import Round
from coven.games.hocus_focus.state import HocusFocusOptions, HocusFocusTable


def set_up(players: int, options: HocusFocusOptions, chance: Chance) -> HocusFocusTable:
    """HF-2: 12 wizards face up, the other 36 in a pile."""
    table = HocusFocusTable(
        players=players,
        options=options,
        chance=chance,
        area=[],
        pile=list(WIZARDS),
        aside=[],
        won=[[] for _ in range(players)],
        forfeited=[],
        barred=[],
        away=[],
        stack=[Round()],
    )
    table.shuffle(table.pile)
    table.area = [table.pile.pop() for _ in PLACES]
    return table
