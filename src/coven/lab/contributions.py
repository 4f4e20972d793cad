"""What goes together with winning, of all the names in the moves of many games."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec
import numpy as np
from numpy.typing import NDArray

from coven.lab.estimate import Estimate, Z
from coven.lab.traits import Trait

RARE = 30
"""A trait in which the seats of fewer games differ says nothing."""

ROUNDING = 1e-9
"""A smaller part of the largest than this is rounding: where every seat has one of a family, only differences tell."""

Uses = Mapping[Trait, tuple[int, ...]]
"""How often each seat did what in one game."""


class Contribution(msgspec.Struct, frozen=True):
    """What goes together with using something once more than each of the others: so much more of the game is won."""

    trait: Trait
    uses: float
    """How often a seat does it in a game, on average."""
    worth: Estimate

    @property
    def certain(self) -> bool:
        """Whether it is more than the noise of many comparisons: three standard errors from nothing."""
        return abs(self.worth.value) > 3 / Z * (self.worth.high - self.worth.value)


def contributions(games: Sequence[Uses], wins: Sequence[Sequence[float]]) -> tuple[Contribution, ...]:
    """Family by family, in each the best first. The traits of a family are weighed together, all else being equal."""
    known = sorted(trait for trait in set().union(*games) if _tells(trait, games))
    shares = np.array(wins, dtype=float)
    found: list[Contribution] = []
    for _, family in groupby(known, key=lambda trait: trait.family):
        found += sorted(_weighed(list(family), games, shares), key=lambda each: -each.worth.value)
    return tuple(found)


def _tells(trait: Trait, games: Sequence[Uses]) -> bool:
    """Whether seats differ in it in enough games; and not the same seats in all, which would tell of seats."""
    counts = [uses.get(trait, (0,)) for uses in games]
    return sum(len(set(each)) > 1 for each in counts) >= RARE and len(set(counts)) > 1


def _weighed(family: list[Trait], games: Sequence[Uses], shares: NDArray[np.float64]) -> Iterator[Contribution]:
    """Least squares of the shares of a win by uses, both beside the mean of their table.

    The doubt is that of games drawn again: seats of one table are not independent.
    """
    players = shares.shape[1]
    none = (0,) * players
    counts = np.array([[uses.get(trait, none) for trait in family] for uses in games], dtype=float)
    beside = counts - counts.mean(axis=2, keepdims=True)
    won = shares - shares.mean(axis=1, keepdims=True)
    inverse = np.linalg.pinv(np.einsum("gks,gls->kl", beside, beside), rcond=ROUNDING, hermitian=True)
    worths = inverse @ np.einsum("gks,gs->k", beside, won)
    pulls = np.einsum("gks,gs->gk", beside, won - np.einsum("gks,k->gs", beside, worths))
    doubts = Z * np.sqrt(np.diag(inverse @ pulls.T @ pulls @ inverse))
    step = (players - 1) / players  # so much above the table's mean is who has one more than each other
    for trait, uses, worth, doubt in zip(family, counts.mean(axis=(0, 2)), worths * step, doubts * step, strict=True):
        yield Contribution(trait, float(uses), Estimate(float(worth), float(worth - doubt), float(worth + doubt)))
