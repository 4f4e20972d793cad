"""A finished game told in chances: where it turned, what each choice was worth, and how much of it was luck."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from coven import games
from coven.engine import Record, Seat
from coven.engine.record import verify
from coven.lab.estimate import Estimate, Z
from coven.lab.judging import Decision, Effort, Judged, Point, judge
from coven.lab.outcomes import win

TURNS = 5
"""How many turning points are told."""
EFFORT = Effort()
SLIGHT = 0.05
"""A change of chances that nobody would call a turn."""


class Turn(msgspec.Struct, frozen=True):
    """A move after which somebody's chance, for who looks on, was quite another."""

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
    """From the deal to the end, wherever somebody who looks on saw something change."""
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
        tuple(_account(record, decisions, seat) for seat in range(record.header.players)),
    )


def _end(record: Record) -> Point:
    outcome = record.table.outcome
    assert outcome is not None
    shares = [win(outcome, seat) for seat in range(record.header.players)]
    sure = tuple(Estimate(share, share, share) for share in shares)
    return Point(len(record.played), sure, sure)


def _turns(record: Record, points: tuple[Point, ...], decisions: Iterable[Decision]) -> tuple[Turn, ...]:
    """The largest changes that are more than the noise of the estimates, in the order of the game."""
    gains = {decision.number: decision.gains for decision in decisions}
    found: list[Turn] = []
    for earlier, later in pairwise(points):
        seat = max(range(len(later.seen)), key=lambda each: abs(_change(earlier, later, each)))
        before, after = earlier.seen[seat], later.seen[seat]
        if abs(after.value - before.value) > max(SLIGHT, _noise(before, after)):
            choice = gains[later.number][seat].value if later.number in gains else 0.0
            found.append(Turn(later.number, record.played[later.number - 1].seat, seat, before, after, choice))
    largest = sorted(found, key=lambda turn: -abs(turn.after.value - turn.before.value))[:TURNS]
    return tuple(sorted(largest, key=lambda turn: turn.number))


def _change(earlier: Point, later: Point, seat: Seat) -> float:
    return later.seen[seat].value - earlier.seen[seat].value


def _noise(*estimates: Estimate) -> float:
    """How far apart two estimates of the same chance may be."""
    return sqrt(sum(((each.high - each.low) / 2) ** 2 for each in estimates))


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
