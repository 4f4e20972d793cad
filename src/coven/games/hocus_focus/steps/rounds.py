"""A round: its race opens once more after each incorrect call, until the target is won or set aside."""

from typing import ClassVar

from coven.engine import Step, ranked
from coven.games.hocus_focus.effects import set_aside
from coven.games.hocus_focus.events import AllBarred, Reopened, Turned
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.race import Race


class Round(Step[HocusFocusState], frozen=True):
    """HF-12: as long as the target lies there, the last call was incorrect, and the round goes on.

    HF-14: unless everybody is barred. HF-17, HF-18: without a card to turn over the game ends.
    """

    rule: ClassVar[str] = "HF-12"
    automatic: ClassVar[bool] = True

    def run(self, table: HocusFocusState) -> None:
        if table.target and not table.free():
            table.tell(AllBarred)
            set_aside(table)
        if table.target:
            open_again(table)
        elif table.pile:
            turn(table)
        else:
            table.finish(ranked("pile-used-up", table.scores()))


def turn(table: HocusFocusState) -> None:
    """HF-4, HF-15: a target for the 12 cards of the area. HF-9: all bars are lifted."""
    table.target = table.pile.pop()
    table.barred.clear()
    table.opening += 1
    table.tell(Turned, table.target, table.opening)
    table.then(Race(table.free(), ()), Round())


def open_again(table: HocusFocusState) -> None:
    """HF-7: an incorrect call re-opens the race. HF-21, HF-24: times and calls count from this opening."""
    table.opening += 1
    table.tell(Reopened, table.opening)
    table.then(Race(table.free(), ()), Round())
