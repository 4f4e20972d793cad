"""What a running game waits for, as due-dates: bots that answer, and clocks that run out."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from coven.engine import CLOCK, Distance, RaceStep, Seat, race_step
from coven.play.bot_moves import TableBots
from coven.play.orders import TableOrders
from coven.play.timeline import Timeline

DueKind = Literal["bot", "order", "time", "absent", "close", "rate"]
"""A bot answers; a standing order does; somebody's time is over; a leaver is replaced; a table is closed unfilled; a
result is rated.
"""

NOBODY: Seat = -1
"""The seat of a due-date that is about the whole table."""


class DueDate(msgspec.Struct, frozen=True):
    """Something to be done at a time, if nobody changes the table before."""

    at: int
    kind: DueKind
    seat: Seat = NOBODY


def due_answers(
    timeline: Timeline, bots: TableBots, orders: TableOrders, distances: Mapping[Seat, Distance]
) -> tuple[DueDate, ...]:
    """When bots and orders answer for those who are asked, and when the time of others is over. Nothing at the end."""
    if timeline.race is not None and (step := race_step(timeline.table)):
        return _due_in_race(timeline, step, bots, distances)
    found = []
    for seat in timeline.table.actors():
        if seat == CLOCK:
            found.append(DueDate(timeline.clock_due() or 0, "time", seat))
        elif seat in bots.names:
            found.append(DueDate(bots.answers_at(timeline, seat), "bot", seat))
        elif due := _due_of_person(timeline, orders, seat):
            found.append(due)
    return tuple(found)


def _due_of_person(timeline: Timeline, orders: TableOrders, seat: Seat) -> DueDate | None:
    """What comes first: an order's answer, or the end of the time. None: the person is waited for."""
    answer, until = orders.answer(timeline, seat), timeline.due(seat)
    if answer is not None and (until is None or answer.at < until):
        return DueDate(answer.at, "order", seat)
    return None if until is None else DueDate(until, "time", seat)


def _due_in_race(
    timeline: Timeline, step: RaceStep[Any], bots: TableBots, distances: Mapping[Seat, Distance]
) -> tuple[DueDate, ...]:
    """Silence is no move: the clock ends what nobody ends before. Bots take the time that they say."""
    tick = step.deadline(timeline.table, CLOCK, distances)
    asked = [seat for seat in timeline.table.actors() if seat in bots.names]
    answers = [DueDate(bots.answers_at(timeline, seat), "bot", seat) for seat in asked]
    return (DueDate(timeline.race_time(tick), "time", CLOCK), *answers)
