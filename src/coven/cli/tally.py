"""What many games add up to: rates and means with 95 % confidence intervals."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

from coven.bots.match import Match, Result

Z = NormalDist().inv_cdf(0.975)


class Estimate(msgspec.Struct, frozen=True):
    """A value and the interval that holds the true one in 95 of 100 cases."""

    value: float
    low: float
    high: float


class SeatTally(msgspec.Struct, frozen=True):
    seat: int
    """From 1, as people count."""
    bot: str
    wins: float
    win_rate: Estimate
    score: Estimate


class Length(msgspec.Struct, frozen=True):
    mean: float
    shortest: int
    longest: int


class Tally(msgspec.Struct, frozen=True):
    match: Match
    games: int
    seats: tuple[SeatTally, ...]
    moves: Length
    endings: dict[str, int]


def tally(match: Match, results: Sequence[Result]) -> Tally:
    lengths = [result.moves for result in results]
    endings = Counter(result.outcome.reason for result in results)
    seats = tuple(_seat(match, seat, results) for seat in range(match.players))
    length = Length(fmean(lengths), min(lengths), max(lengths))
    return Tally(match, len(results), seats, length, dict(endings.most_common()))


def _seat(match: Match, seat: int, results: Sequence[Result]) -> SeatTally:
    wins = sum(_win(result, seat) for result in results)
    scores = [_score(result, seat) for result in results]
    return SeatTally(seat + 1, match.bots[seat], wins, wilson(wins, len(results)), mean(scores))


def _win(result: Result, seat: int) -> float:
    """A win shared by several sides is a part of one for each; partners win it together."""
    outcome = result.outcome
    return 1 / len(outcome.ranking[0]) if seat in outcome.winners else 0.0


def _score(result: Result, seat: int) -> int:
    outcome = result.outcome
    return next(score for side, score in zip(outcome.sides, outcome.scores, strict=True) if seat in side)


def wilson(successes: float, trials: int) -> Estimate:
    """Wilson's score interval for a rate, which it holds whatever the rounding."""
    rate = successes / trials
    scale = 1 + Z**2 / trials
    middle = (rate + Z**2 / (2 * trials)) / scale
    reach = Z / scale * sqrt(rate * (1 - rate) / trials + Z**2 / (4 * trials**2))
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def mean(values: Sequence[int]) -> Estimate:
    """The mean and its normal interval; of a single value nothing more is known."""
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)
