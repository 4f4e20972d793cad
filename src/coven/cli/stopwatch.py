"""Own time, in games where moves carry one: the field `ms` of a move, counted from when the race was shown."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import msgspec

from coven.engine import CLOCK, Event, Move, Table, View


def is_timed(moves: Sequence[Move]) -> bool:
    return any("ms" in move.__struct_fields__ for move in moves)


def without_times(moves: Sequence[Any]) -> list[Any]:
    """One move for each thing to do: the time is measured, not chosen."""
    return list(dict.fromkeys(stamped(move, 0) for move in moves))


def stamped(move: Any, ms: int) -> Any:
    return msgspec.structs.replace(move, ms=ms) if "ms" in move.__struct_fields__ else move


def opens_race(event: Event) -> bool:
    """Whether an event shows what is raced for: it waits until the person is ready."""
    return "opening" in event.__struct_fields__


class Stopwatch:
    """Runs while a person looks at a race. A call and the pointing after it are one race, so it goes on."""

    def __init__(self) -> None:
        self.race: object = None
        self.spent = 0.0
        self.since: float | None = None

    def is_new(self, view: View) -> bool:
        """Whether this is another race than the last."""
        return self.race is None or self.race != getattr(view, "opening", None)

    def start(self, view: View) -> None:
        """The race is shown."""
        if self.is_new(view):
            self.race, self.spent, self.since = getattr(view, "opening", None), 0.0, None
        if self.since is None:
            self.since = monotonic()

    def stop(self) -> None:
        """The person has answered, and somebody else may be at the screen for a while."""
        self.spent, self.since = self.seconds(), None

    def seconds(self) -> float:
        return self.spent + (monotonic() - self.since if self.since is not None else 0.0)

    def stamp(self, move: Move) -> Move:
        timed: Move = stamped(move, round(self.seconds() * 1000))
        return timed

    def seconds_left(self, table: Table) -> float:
        """How long until the clock would end this step: its move says when it is due."""
        due = getattr(table.timeout(CLOCK), "ms", 0)
        return due / 1000 - self.seconds()
