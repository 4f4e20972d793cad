"""The script of a guided first game: a fixed deal, what the learner is advised to do and why, and what the bots do."""

from typing import Any

import msgspec

from coven.engine.values import Move, Seat

LEARNER: Seat = 0


class Lesson(msgspec.Struct, frozen=True):
    """A move for the learner, the Fluent message `guide-<message>` that says why, and the rule behind it."""

    move: Move
    message: str
    rule: str

    @property
    def seat(self) -> Seat:
        return LEARNER


class Reply(msgspec.Struct, frozen=True):
    """A move of a bot."""

    seat: Seat
    move: Move


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its deal to the point where the learner knows enough to play on alone."""

    players: int
    options: dict[str, Any] = {}
    secret: str
    course: tuple[Lesson | Reply, ...]

    @property
    def nonces(self) -> tuple[str, ...]:
        """Nobody mixes anything into a deal that is fixed."""
        return ("guided",) * self.players

    @property
    def lessons(self) -> list[Lesson]:
        return [step for step in self.course if isinstance(step, Lesson)]
