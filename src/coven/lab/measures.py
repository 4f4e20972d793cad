"""What a game itself counts (`coven.engine.Tally`), over many games, with intervals."""

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from coven.lab.estimate import RESAMPLES, Estimate, Z

Numbers = Mapping[str, Sequence[float]]
"""What was counted in one game, by name."""
Column = NDArray[np.float64]


class Measure(msgspec.Struct, frozen=True):
    """One thing that is counted, once a game or often."""

    name: str
    count: int
    mean: Estimate
    median: Estimate
    low: float
    high: float
    """What nine of ten lie between."""


def measures(games: Sequence[Numbers]) -> tuple[Measure, ...]:
    """All that was counted, in the order of the names. For the intervals each game counts as one."""
    names = sorted({name for game in games for name in game})
    return tuple(_measure(name, [game[name] for game in games if name in game]) for name in names)


def _measure(name: str, games: Sequence[Sequence[float]]) -> Measure:
    values = np.unique([number for game in games for number in game])
    counts = np.array([[list(game).count(value) for value in values] for game in games], dtype=float)
    total = counts.sum(axis=0)
    low, high = (float(values[_place(total, share)]) for share in (0.05, 0.95))
    return Measure(name, int(total.sum()), _mean(values, counts), _median(values, counts), low, high)


def _mean(values: Column, counts: Column) -> Estimate:
    """Of all numbers alike; the numbers of one game are not independent."""
    sums, sizes = counts @ values, counts.sum(axis=1)
    middle = float(sums.sum() / sizes.sum())
    reach = Z * float(np.sqrt(((sums - middle * sizes) ** 2).sum()) / sizes.sum())
    return Estimate(middle, middle - reach, middle + reach)


def _median(values: Column, counts: Column) -> Estimate:
    """With how much it changes when the games are drawn again."""
    games = len(counts)
    weights = np.random.default_rng(1).multinomial(games, [1 / games] * games, RESAMPLES)
    medians = sorted(float(values[_place(row, 0.5)]) for row in weights @ counts)
    middle, tail = float(values[_place(counts.sum(axis=0), 0.5)]), RESAMPLES // 40
    return Estimate(middle, min(middle, medians[tail]), max(middle, medians[-1 - tail]))


def _place(counts: Column, share: float) -> int:
    """Which of the values has so large a share of all numbers below it or at it."""
    return int(np.searchsorted(counts.cumsum(), share * counts.sum()))
