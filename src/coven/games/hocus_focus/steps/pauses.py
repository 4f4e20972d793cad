"""Times in which nobody can do anything, the same for all: before the first race, and after each."""

from collections.abc import Mapping
from typing import Any, ClassVar

from coven.engine import CLOCK, Distance, Illegal, Move, Prompt, Seat
from coven.games.hocus_focus.effects import Verdict, settle
from coven.games.hocus_focus.events import CountedIn
from coven.games.hocus_focus.mends import CALM
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Tick, Wait
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.moment import Moment

GATHER_MS = 10_000
"""How long those who do not answer are waited for."""
COUNT_SECONDS = 3
GATHERING, COUNTING = -1, -2
"""Numbers of what is no race, but has a time of its own. Those of results are below."""


class Pause(Moment, frozen=True):
    """Only the clock acts. Whoever leaves or returns meanwhile is away, or here, when it is over."""

    message: ClassVar[str]

    def actors(self, table: HocusFocusState) -> tuple[Seat, ...]:
        return (CLOCK,)

    def moves(self, table: HocusFocusState, seat: Seat) -> list[Any]:
        return [self.timeout(table, CLOCK)] if seat == CLOCK else []

    def play(self, table: HocusFocusState, seat: Seat, move: Move) -> None:
        if isinstance(move, Tick):
            self.end(table)
        else:
            super().play(table, seat, move)

    def end(self, table: HocusFocusState) -> None:
        """What follows when time is over."""

    def deadline(self, table: HocusFocusState, seat: Seat, distances: Mapping[Seat, Distance]) -> int:
        """Nothing is on its way that could count."""
        return self.due(table)

    def earliest(self, seat: Seat) -> int:
        return 0

    def last_chance(self, table: HocusFocusState, seat: Seat) -> int:
        return self.due(table)

    def refusal_to_player(self, table: HocusFocusState, seat: Seat, move: Move) -> Illegal | None:
        """HF-24: nobody calls between two races."""
        early = isinstance(move, Kazaam | NoMatch | Wait) and move.opening > table.opening
        return Illegal("HF-24", "unseen-opening" if early else "past-opening")

    def prompt(self, table: HocusFocusState, viewer: Seat) -> Prompt:
        return Prompt(self.message)


class Gathering(Pause, frozen=True):
    """HF-26: the first race waits until everybody sees the table and their way is known, but not for ever."""

    rule: ClassVar[str] = "HF-26"
    message: ClassVar[str] = "gathering"
    gathers: ClassVar[bool] = True

    def race(self, table: HocusFocusState) -> int:
        return GATHERING

    def due(self, table: HocusFocusState) -> int:
        return 0

    def deadline(self, table: HocusFocusState, seat: Seat, distances: Mapping[Seat, Distance]) -> int:
        return 0 if all(other in distances for other in table.free()) else GATHER_MS

    def end(self, table: HocusFocusState) -> None:
        table.tell(CountedIn, COUNT_SECONDS)
        table.then(CountIn())

    def shown(self, table: HocusFocusState, viewer: Seat) -> dict[str, Any]:
        return {"moment": "gathering"}


class CountIn(Pause, frozen=True):
    """HF-26: three, two, one."""

    rule: ClassVar[str] = "HF-26"

    def race(self, table: HocusFocusState) -> int:
        return COUNTING

    def due(self, table: HocusFocusState) -> int:
        return COUNT_SECONDS * 1000

    def prompt(self, table: HocusFocusState, viewer: Seat) -> Prompt:
        return Prompt("count-in", {"seconds": COUNT_SECONDS})

    def shown(self, table: HocusFocusState, viewer: Seat) -> dict[str, Any]:
        return {"moment": "count-in"}


class Showing(Pause, frozen=True):
    """HF-27: everybody sees how the race ended, and why, before cards move and the next one opens."""

    rule: ClassVar[str] = "HF-27"
    message: ClassVar[str] = "showing"
    verdict: Verdict

    def race(self, table: HocusFocusState) -> int:
        return COUNTING - table.opening

    def due(self, table: HocusFocusState) -> int:
        return table.options.shown_ms

    def end(self, table: HocusFocusState) -> None:
        settle(table, self.verdict)

    def shown(self, table: HocusFocusState, viewer: Seat) -> dict[str, Any]:
        return {"moment": "showing", "verdict": self.verdict}


def show(table: HocusFocusState, verdict: Verdict) -> None:
    """HF-27: not among experts."""
    if table.follows(CALM) and table.options.shown_ms:
        table.then(Showing(verdict))
    else:
        settle(table, verdict)
