"""Rates and means with 95 % confidence intervals."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import TypeVar

import msgspec

Z = NormalDist().inv_cdf(0.975)
RESAMPLES = 200

T = TypeVar("T")


class Estimate(msgspec.Struct, frozen=True):
    """A value and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: float) -> Estimate:
    """Wilson's score interval for a rate, which it holds whatever the rounding."""
    rate = successes / trials
    scale = 1 + Z**2 / trials
    middle = (rate + Z**2 / (2 * trials)) / scale
    reach = Z / scale * sqrt(rate * (1 - rate) / trials + Z**2 / (4 * trials**2))
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean and its normal interval; of a single value nothing more is known."""
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def doubted(values: Sequence[float], variance: float) -> Estimate:
    """The mean and its normal interval. The variance of one more value, not seen yet, is added to that of the values.

    So values that all agree do not look certain.
    """
    middle = fmean(values)
    squares = sum((value - middle) ** 2 for value in values) + variance
    reach = Z * sqrt(squares) / len(values)
    return Estimate(middle, middle - reach, middle + reach)


def rate(blocks: Sequence[float]) -> Estimate:
    """The mean of rates, each of one block of games. Wilson's interval, for as many games as would vary as much."""
    middle = fmean(blocks)
    spread = stdev(blocks) if len(blocks) > 1 else 0.0
    trials = middle * (1 - middle) * len(blocks) / spread**2 if spread else len(blocks)
    return wilson(middle * trials, trials)


def bootstrapped(blocks: Sequence[T], measure: Callable[[list[T]], list[float]], seed: str) -> list[Estimate]:
    """Several numbers measured on blocks of data, and how much they change when the blocks are drawn again."""
    random = Random(seed)
    found = measure(list(blocks))
    again = [measure(random.choices(blocks, k=len(blocks))) for _ in range(RESAMPLES)]
    return [_spread(value, sorted(column)) for value, column in zip(found, zip(*again, strict=True), strict=True)]


def _spread(value: float, resampled: Sequence[float]) -> Estimate:
    """From one resample in 40 below to one in 40 above."""
    tail = len(resampled) // 40
    return Estimate(value, min(value, resampled[tail]), max(value, resampled[-1 - tail]))
