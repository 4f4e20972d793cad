"""A finished game told in chances: where it turned, what each choice was worth, and how much of it was luck."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from coven import games
from coven.engine import Record, Seat
from coven.engine.replay import verify
from coven.lab.estimate import Estimate, Z
from coven.lab.judging import Decision, Effort, Judged, Point, judge
from coven.lab.outcomes import win
from coven.lab.turning import turning_points

EFFORT = Effort()


class Turn(msgspec.Struct, frozen=True):
    """A move after which somebody's chance, as a spectator saw it, was very different."""

    number: int
    mover: Seat
    seat: Seat
    """Whose chance changed most."""
    before: Estimate
    after: Estimate
    choice: float
    """How much of the change was the mover's choice, against an Adept's; the rest is what came to light, or luck."""


class Account(msgspec.Struct, frozen=True):
    """How a seat came by its result: what is fair, plus these three."""

    seat: Seat
    result: float
    fair: float
    choices: Estimate
    """What its own choices brought, against an Adept's."""
    others: Estimate
    """What the others' choices brought it."""
    luck: Estimate
    """All else: the deal, the draws, and what was hidden from those who chose."""
    lost: Estimate
    """What its choices gave away against the best that it could have known."""


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
    accounts: tuple[Account, ...]


def analysis(data: bytes, effort: Effort = EFFORT, seed: str = "") -> Analysis:
    """The analysis of a finished record. Raises `BadRecord` where it is not one."""
    record = verify(data, games.find)
    return assembled(record, effort, judge(data, effort, seed, range(1, len(record.played) + 1)))


def assembled(record: Record, effort: Effort, found: Iterable[Judged]) -> Analysis:
    """From what was found out about the positions, in whatever order."""
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
    lost = total(decision.loss for decision in own)
    return Account(seat, result, fair, choices, others, Estimate(luck, luck - reach, luck + reach), lost)


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    known = list(estimates)
    middle = sum(each.value for each in known)
    reach = sqrt(sum(((each.high - each.low) / (2 * Z)) ** 2 for each in known)) * Z
    return Estimate(middle, middle - reach, middle + reach)
