"""A finished game told in chances: where it turned, what each choice was worth, and how much of it was luck."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from coven import games
from coven.engine import Record, Seat
from coven.engine.replay import verify
from coven.lab.estimate import Estimate, Z
from coven.lab.judging import Decision, Effort, Judged, Judges, Point, judge, positions_of
from coven.lab.mistakes import mistakes
from coven.lab.outcomes import win
from coven.lab.turning import turning_points

EFFORT = Effort()
COSTLY = 5
"""How many choices are told that gave most away."""


class Turn(msgspec.Struct, frozen=True):
    """A move after which somebody's chance, as a spectator saw it, was very different."""

    number: int
    mover: Seat
    seat: Seat
    """Whose chance changed most."""
    before: Estimate
    after: Estimate
    choice: float
    """How much of the change was the mover's choice, against the best; the rest is what came to light, or luck."""


class Account(msgspec.Struct, frozen=True):
    """How a seat came by its result: what is fair, plus these three."""

    seat: Seat
    result: float
    fair: float
    choices: Estimate
    """What its own choices brought against the best it could have known: less than nothing, or noise."""
    others: Estimate
    """What it has from the others, who did not choose the best either."""
    luck: Estimate
    """All else: the deal, the draws, and what was hidden from those who chose."""


class Analysis(msgspec.Struct, frozen=True):
    """All that is found out about a game. Seats count from 0 here."""

    game: str
    seats: tuple[str, ...]
    moves: int
    effort: Effort
    points: tuple[Point, ...]
    """From the deal to the end, wherever a spectator saw something change."""
    turns: tuple[Turn, ...]
    decisions: tuple[Decision, ...]
    mistakes: tuple[Decision, ...]
    """The most costly of them, judged again by stronger thinking."""
    accounts: tuple[Account, ...]


def analysis(data: bytes, effort: Effort = EFFORT, seed: str = "") -> Analysis:
    """The analysis of a finished record. Raises `BadRecord` where it is not one."""
    record = verify(data, games.find)
    return assembled(data, effort, seed, judge(data, effort, seed, range(1, len(record.played) + 1)))


def assembled(data: bytes, effort: Effort, seed: str, found: Iterable[Judged]) -> Analysis:
    """From what was found out about the positions, in whatever order."""
    record, positions = positions_of(data)
    judged = sorted(found, key=lambda each: each.number)
    points = (*(each.point for each in judged if each.point is not None), _end(record))
    decisions = tuple(each.decision for each in judged if each.decision is not None)
    return Analysis(
        record.game.name,
        record.header.seats,
        len(record.played),
        effort,
        points,
        _turns(record, points, decisions),
        decisions,
        mistakes(Judges(record, effort, seed), positions, decisions, COSTLY),
        accounts(record, decisions),
    )


def _end(record: Record) -> Point:
    outcome = record.table.outcome
    assert outcome is not None
    shares = [win(outcome, seat) for seat in range(record.header.players)]
    sure = tuple(Estimate(share, share, share) for share in shares)
    return Point(len(record.played), sure, sure)


def _turns(record: Record, points: tuple[Point, ...], decisions: Iterable[Decision]) -> tuple[Turn, ...]:
    """The turning points as a spectator saw them, and how much of each was the mover's choice."""
    gains = {decision.number: decision.gains for decision in decisions}
    found: list[Turn] = []
    for each in turning_points([(point.number, point.seen) for point in points]):
        choice = gains[each.number][each.seat].value if each.number in gains else 0.0
        mover = record.played[each.number - 1].seat
        found.append(Turn(each.number, mover, each.seat, each.before, each.after, choice))
    return tuple(found)


def accounts(record: Record, decisions: Sequence[Decision]) -> tuple[Account, ...]:
    """Luck and skill of every seat."""
    return tuple(_account(record, decisions, seat) for seat in range(record.header.players))


def _account(record: Record, decisions: Sequence[Decision], seat: Seat) -> Account:
    outcome = record.table.outcome
    assert outcome is not None
    own = [decision for decision in decisions if decision.seat == seat]
    choices = total(decision.gains[seat] for decision in own)
    others = total(decision.gains[seat] for decision in decisions if decision.seat != seat)
    result, fair = win(outcome, seat), 1 / len(outcome.sides)
    both = total([choices, others])
    luck, reach = result - fair - both.value, both.high - both.value
    return Account(seat, result, fair, choices, others, Estimate(luck, luck - reach, luck + reach))


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    known = list(estimates)
    middle = sum(each.value for each in known)
    reach = sqrt(sum(((each.high - each.low) / (2 * Z)) ** 2 for each in known)) * Z
    return Estimate(middle, middle - reach, middle + reach)
