"""Whether chances come true: positions of games that bots play, what is foretold there, and how the games end."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from math import exp, log
from random import Random
from statistics import fmean

import msgspec

from coven import games
from coven.bots.match import Match, watch
from coven.engine import SPECTATOR, Table
from coven.lab.estimate import Estimate, bootstrapped, rate
from coven.lab.foresight import Foresight
from coven.lab.outcomes import win

POSITIONS = 4
"""How many positions of a game are asked about."""
LATE = 10
"""A position is late when so many moves are left, or fewer."""
LATE_POSITIONS = 2
"""How many late positions of a game are asked about besides."""
BINS = 10


class Forecast(msgspec.Struct, frozen=True):
    """One seat in one position: its chance for a spectator and with every card known, and what it won in the end."""

    seen: float
    actual: float
    fair: float
    won: float
    late: bool = False
    """Whether the game was nearly over."""


class Foretold(msgspec.Struct, frozen=True):
    """All forecasts of one game."""

    number: int
    forecasts: tuple[Forecast, ...]


class Bin(msgspec.Struct, frozen=True):
    """Forecasts that said about the same, and what came of them."""

    foretold: float
    won: Estimate
    forecasts: int


class Reliability(msgspec.Struct, frozen=True):
    """How well one kind of forecast comes true."""

    brier: Estimate
    """The mean squared error: the lower the better."""
    slope: Estimate
    """1: a chance says as much as it should; less than 1: it is too sure of itself."""
    bins: tuple[Bin, ...]


class Calibration(msgspec.Struct, frozen=True):
    """The test of the chances in one game, on games from which nothing was learnt."""

    match: Match
    playouts: int
    games: int
    fair: Estimate
    """The Brier score of who always foretells a fair share."""
    seen: Reliability
    actual: Reliability
    late_fair: Estimate
    """The same three in the last moves of the games."""
    late_seen: Reliability
    late_actual: Reliability


Read = Callable[[Forecast], float]


def foretell(match: Match, playouts: int, numbers: Collection[int]) -> list[Foretold]:
    """The games of these numbers."""
    return [_foretell(match, playouts, number) for number in numbers]


def _foretell(match: Match, playouts: int, number: int) -> Foretold:
    tables: list[Table] = []
    outcome = watch(match, number, lambda table, seat, move: tables.append(table.clone())).outcome
    foresight, fair = Foresight(games.find(match.game), outcome.sides), 1 / len(outcome.sides)
    seed, found = f"{match.seed}/{number}", []
    for number_of_moves, late in _positions(len(tables), Random(seed)):
        table = tables[number_of_moves]
        seen, actual = (
            [fmean(column) for column in zip(*foresight.chances(table, eye, playouts, seed), strict=True)]
            for eye in (SPECTATOR, None)
        )
        seats = range(match.players)
        found += [Forecast(seen[seat], actual[seat], fair, win(outcome, seat), late) for seat in seats]
    return Foretold(number, tuple(found))


def _positions(length: int, random: Random) -> list[tuple[int, bool]]:
    """After how many moves, and whether this is taken as a late position."""
    anywhere = random.sample(range(length), min(POSITIONS, length))
    last = range(max(0, length - LATE), length)
    late = random.sample(last, min(LATE_POSITIONS, len(last)))
    return [*((number, False) for number in anywhere), *((number, True) for number in late)]


def calibration(match: Match, playouts: int, found: Iterable[Foretold]) -> Calibration:
    """What the forecasts of all games add up to. Forecasts of one game are drawn together: they are not independent."""
    played = sorted(found, key=lambda each: each.number)
    anywhere, late = (_only(played, late=late) for late in (False, True))
    return Calibration(
        match, playouts, len(played), *_three_kinds(anywhere, match.seed), *_three_kinds(late or anywhere, match.seed)
    )


def _only(played: Sequence[Foretold], *, late: bool) -> list[Foretold]:
    kept = [
        Foretold(each.number, tuple(forecast for forecast in each.forecasts if forecast.late is late))
        for each in played
    ]
    return [each for each in kept if each.forecasts]


def _three_kinds(played: Sequence[Foretold], seed: str) -> tuple[Estimate, Reliability, Reliability]:
    """The Brier score of a fair share, what a spectator foretells, and what is foretold with every card known."""
    (fair,) = bootstrapped(played, lambda drawn: [_brier(drawn, lambda forecast: forecast.fair)], seed)
    seen = _reliability(played, lambda forecast: forecast.seen, seed)
    return fair, seen, _reliability(played, lambda forecast: forecast.actual, seed)


def _reliability(played: Sequence[Foretold], read: Read, seed: str) -> Reliability:
    brier, slope = bootstrapped(played, lambda drawn: [_brier(drawn, read), _slope(drawn, read)], seed)
    return Reliability(brier, slope, _bins(played, read))


def _brier(played: Iterable[Foretold], read: Read) -> float:
    return fmean((read(forecast) - forecast.won) ** 2 for each in played for forecast in each.forecasts)


def _slope(played: Iterable[Foretold], read: Read) -> float:
    """By how much log-odds, against a fair share, should be multiplied to foretell the games best.

    Newton's method, in a few steps.
    """
    told = [
        (_log_odds(forecast.fair), _log_odds(read(forecast)), forecast.won)
        for each in played
        for forecast in each.forecasts
    ]
    slope = 1.0
    for _ in range(8):
        pull, curve = 0.0, 1e-9
        for fair, odds, won in told:
            beside = odds - fair
            chance = 1 / (1 + exp(-fair - slope * beside))
            pull += beside * (won - chance)
            curve += beside * beside * chance * (1 - chance)
        slope = min(3.0, max(0.0, slope + pull / curve))
    return slope


def _log_odds(chance: float) -> float:
    """Nobody is held to be surer than 99 %."""
    held = min(0.99, max(0.01, chance))
    return log(held / (1 - held))


def _bins(played: Iterable[Foretold], read: Read) -> tuple[Bin, ...]:
    found: dict[int, list[tuple[int, Forecast]]] = defaultdict(list)
    for each in played:
        for forecast in each.forecasts:
            found[min(BINS - 1, int(BINS * read(forecast)))].append((each.number, forecast))
    return tuple(_bin(found[place], read) for place in sorted(found))


def _bin(numbered: Sequence[tuple[int, Forecast]], read: Read) -> Bin:
    """Games count once in a bin, however often they are in it."""
    by_game: dict[int, list[float]] = defaultdict(list)
    for number, forecast in numbered:
        by_game[number].append(forecast.won)
    won = rate([fmean(each) for each in by_game.values()])
    return Bin(fmean(read(forecast) for _, forecast in numbered), won, len(numbered))
