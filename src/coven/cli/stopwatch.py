"""Own time, in games where moves carry one: it is counted from when the race was shown."""

from collections.abc import Sequence
from time import monotonic

import msgspec

from coven.engine import Move, Timed


def without_times(moves: Sequence[Move]) -> list[Move]:
    """One move for each thing to do: the time is measured, not chosen."""
    return list(dict.fromkeys(stamped(move, 0) for move in moves))


def stamped(move: Move, ms: int) -> Move:
    return msgspec.structs.replace(move, ms=ms) if isinstance(move, Timed) else move


class Stopwatch:
    """Runs while a person looks at a race. A call and the pointing after it are one race, so it goes on."""

    def __init__(self) -> None:
        self.race: int | None = None
        self.spent = 0.0
        self.since: float | None = None

    def start(self, race: int) -> None:
        """This race is shown, a new one or still the last."""
        if race != self.race:
            self.race, self.spent, self.since = race, 0.0, None
        if self.since is None:
            self.since = monotonic()

    def stop(self) -> None:
        """The person has answered, and somebody else may be at the screen for a while."""
        self.spent, self.since = self.seconds(), None

    def seconds(self) -> float:
        return self.spent + (monotonic() - self.since if self.since is not None else 0.0)

    def seconds_left(self, due: int) -> float:
        """How long until the clock ends a step that is due at this time, in ms."""
        return due / 1000 - self.seconds()

    def stamp(self, move: Move) -> Move:
        return stamped(move, round(self.seconds() * 1000))
