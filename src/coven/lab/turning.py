"""Where a game turned: the largest changes of everybody's chances that are more than noise."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from coven.engine import Seat
from coven.lab.estimate import Estimate

TURNS = 5
"""How many turning points are told."""
SLIGHT = 0.05
"""A change of chances that nobody would call a turn."""

Moment = tuple[int, tuple[Estimate, ...]]
"""After so many moves: each seat's chance."""


class Change(msgspec.Struct, frozen=True):
    """A move by which, or by moves up to which, somebody's chance became quite another."""

    number: int
    seat: Seat
    """Whose chance changed most."""
    before: Estimate
    after: Estimate

    @property
    def size(self) -> float:
        return abs(self.after.value - self.before.value)


def turning_points(moments: Sequence[Moment]) -> list[Change]:
    """The largest of them, in the order of the game."""
    largest = sorted(_changes(moments), key=lambda change: -change.size)[:TURNS]
    return sorted(largest, key=lambda change: change.number)


def _changes(moments: Sequence[Moment]) -> Iterator[Change]:
    """From each moment to the next, if it is more than the noise of the estimates."""
    for (_, earlier), (number, later) in pairwise(moments):
        whose = [Change(number, seat, *both) for seat, both in enumerate(zip(earlier, later, strict=True))]
        largest = max(whose, key=lambda change: change.size)
        if largest.size > max(SLIGHT, _noise(largest.before, largest.after)):
            yield largest


def _noise(*estimates: Estimate) -> float:
    """How far apart two estimates of the same chance may be."""
    return sqrt(sum(((each.high - each.low) / 2) ** 2 for each in estimates))
