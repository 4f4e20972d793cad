"""HF-2: how a game begins."""

from coven.engine import Chance, Seat
from coven.games.hocus_focus.cards import WIZARDS
from coven.games.hocus_focus.knowledge import redeal
from coven.games.hocus_focus.mends import CALM
from coven.games.hocus_focus.moves import PLACES
from coven.games.hocus_focus.state import HocusFocusOptions, HocusFocusState
from coven.games.hocus_focus.steps.pauses import Gathering
from coven.games.hocus_focus.steps.rounds import Round
from coven.games.hocus_focus.view import HocusFocusView, look


class HocusFocusTable(HocusFocusState, kw_only=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    def view(self, seat: Seat) -> HocusFocusView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self)


def set_up(players: int, options: HocusFocusOptions, chance: Chance, rules: int) -> HocusFocusTable:
    """HF-2: 12 wizards face up, the other 36 in a pile."""
    table = HocusFocusTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
        area=[],
        pile=list(WIZARDS),
        aside=[],
        won=[[] for _ in range(players)],
        forfeited=[],
        barred=[],
        away=[],
        stack=[Round(), Gathering()] if rules >= CALM.version else [Round()],
    )
    table.shuffle(table.pile)
    table.area = [table.pile.pop() for _ in PLACES]
    return table
