"""What only races need: moves that carry a time, and steps at which time runs.

The rules know no clock: whoever runs a table measures, and writes into a move when it was made.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from coven.engine.step import Step
from coven.engine.table import Table
from coven.engine.values import Event, Move, Seat

T = TypeVar("T")
"""The game's own table."""


class Distance(msgspec.Struct, frozen=True):
    """How long a message to a player and back takes, in ms."""

    best: int = 0
    """At least: nobody can have answered sooner."""
    typical: int = 0
    """As a rule: so much is made up for."""


HERE = Distance()
"""At the server itself, or at one screen."""


class Timed(Move, frozen=True):
    """A move that carries its own time: it has a field `ms`."""

    @property
    @abstractmethod
    def ms(self) -> int:
        """When the move was made, since the race opened."""


class Opening(Event, frozen=True):
    """A race opens with this event, which may show what is raced for."""


class RaceStep(Step[T], frozen=True):
    """A step at which time runs."""

    gathers: ClassVar[bool] = False
    """Whether it waits until all distances are known, so that whoever runs the table looks again at each."""

    @abstractmethod
    def race(self, table: T) -> int:
        """Which race is on: another number, another race. Times count from its opening."""

    @abstractmethod
    def due(self, table: T) -> int:
        """The time, in ms, after which the clock ends this step."""

    @abstractmethod
    def stamped(self, table: T, seat: Seat, move: Move, *, waited: int, distance: Distance) -> Move:
        """The move with its own time, which the server measures. Raises `Illegal` if the move is void.

        `waited` is how long after the opening the move arrived, in ms.
        """

    @abstractmethod
    def deadline(self, table: T, seat: Seat, distances: Mapping[Seat, Distance]) -> int:
        """When, in ms since the race opened, the time of a seat runs out.

        For `CLOCK`: when its `timeout` is to be played, all that counts having arrived by then. Nothing is made up for
        a seat that is not among the distances. For players it tells nothing that they may not know.
        """

    @abstractmethod
    def presence(self, table: T, seat: Seat, *, here: bool) -> Move:
        """What `CLOCK` plays when a player has left or is back: no bot plays on for leavers."""


def race_step(table: Table) -> RaceStep[Any] | None:
    """The step that is asked, if it is one of a race."""
    step = table.step
    return step if isinstance(step, RaceStep) else None


def race_at(table: Table) -> int | None:
    """Which race is on; None: no race."""
    step = race_step(table)
    return step.race(table) if step else None
