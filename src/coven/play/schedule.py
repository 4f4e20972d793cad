"""What a running game waits for, as due-dates: bots that answer, and clocks that run out."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from coven.engine import CLOCK, RaceStep, Seat, race_step
from coven.play.bot_moves import TableBots
from coven.play.timeline import Timeline

DueKind = Literal["bot", "time", "absent", "close", "rate"]
"""A bot answers; somebody's time is over; a leaver is replaced; a table is closed unfilled; a result is rated."""

NOBODY: Seat = -1
"""The seat of a due-date that is about the whole table."""


class Due(msgspec.Struct, frozen=True):
    """Something to be done at a time, if nobody changes the table before."""

    at: int
    kind: DueKind
    seat: Seat = NOBODY


def due_answers(timeline: Timeline, bots: TableBots, round_trips: Mapping[Seat, int]) -> tuple[Due, ...]:
    """When each bot that is asked answers, and when the time of the others is over. Nothing at the end."""
    if step := race_step(timeline.table):
        return _due_in_race(timeline, step, bots, round_trips)
    found = []
    for seat in timeline.table.actors():
        if seat == CLOCK:
            found.append(Due(timeline.clock_due() or 0, "time", seat))
        elif seat in bots.names:
            found.append(Due(bots.answers_at(timeline, seat), "bot", seat))
        elif (until := timeline.due(seat)) is not None:
            found.append(Due(until, "time", seat))
    return tuple(found)


def _due_in_race(
    timeline: Timeline, step: RaceStep[Any], bots: TableBots, round_trips: Mapping[Seat, int]
) -> tuple[Due, ...]:
    """Silence is no move: the clock ends what nobody ends before. Bots take the time that they say."""
    tick = step.deadline(timeline.table, CLOCK, round_trips)
    asked = [seat for seat in timeline.table.actors() if seat in bots.names]
    answers = [Due(bots.answers_at(timeline, seat), "bot", seat) for seat in asked]
    return (Due(timeline.race_time(tick), "time", CLOCK), *answers)
