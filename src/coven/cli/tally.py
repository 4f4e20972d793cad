"""What many games add up to."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec

from coven.bots.match import Match, Result
from coven.engine import Seat
from coven.lab.estimate import Estimate, mean, wilson
from coven.lab.outcomes import score, win


class SeatTally(msgspec.Struct, frozen=True):
    seat: Seat
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
    wins = sum(win(result.outcome, seat) for result in results)
    scores = [score(result.outcome, seat) for result in results]
    return SeatTally(seat, match.bots[seat], wins, wilson(wins, len(results)), mean(scores))
