"""What a table waits for, as due-dates: bots that answer, clocks that run out, tables that nobody fills."""

from collections.abc import Mapping
from typing import Any

from coven.engine import CLOCK, RaceStep, Seat, race_step
from coven.play.timeline import Timeline
from coven.server.services import Services
from coven.server.store.rows import Due, TableRow
from coven.server.table.bot_moves import answers_at
from coven.server.table.latency import Latency


def dues_of(
    row: TableRow, timeline: Timeline | None, services: Services, latency: Latency | None = None
) -> tuple[Due, ...]:
    """All due-dates of a table, but for those of absent people. They follow from its row and its position.

    And, where there is a race, from how far away its players are.
    """
    match row.status:
        case "open":
            return (Due(row.created + services.settings.open_for, "close"),)
        case "playing" if timeline is not None:
            if step := race_step(timeline.table):
                return _dues_of_race(row, timeline, step, services, latency.at_table(row) if latency else {})
            return _dues_of_course(row, timeline, services.settings.bot_delay)
        case "ended" if row.counts:
            return (Due(row.ended, "rate"),)
    return ()


def _dues_of_course(row: TableRow, timeline: Timeline, bot_delay: int) -> tuple[Due, ...]:
    found = []
    for seat in timeline.table.actors():
        sitter = row.at(seat)
        if seat == CLOCK:
            at = timeline.clock_due()
            found.append(Due(at or 0, "time", seat))
        elif sitter is None or sitter.bot or sitter.stand_in:
            found.append(Due(row.started + timeline.seen[seat].since + bot_delay, "bot", seat))
        elif (until := timeline.due(seat)) is not None:
            found.append(Due(until, "time", seat))
    return tuple(found)


def _dues_of_race(
    row: TableRow, timeline: Timeline, step: RaceStep[Any], services: Services, latency: Mapping[Seat, int]
) -> tuple[Due, ...]:
    """Silence is no move: the clock ends what nobody ends before. Bots take the time that they say."""
    tick = step.deadline(timeline.table, CLOCK, latency)
    bots = [sitter.seat for sitter in row.sitters if sitter.bot and sitter.seat in timeline.table.actors()]
    answers = [Due(answers_at(row, timeline, services, seat), "bot", seat) for seat in bots]
    return (Due(timeline.race_time(tick), "time", CLOCK), *answers)


def absences(row: TableRow, present: Mapping[Seat, int]) -> tuple[Due, ...]:
    """When a table that starts stops waiting for its people, as far as they are not seen again."""
    if row.leave_delay is None:
        return ()
    people = [sitter.seat for sitter in row.sitters if sitter.person]
    return tuple(Due(max(row.started, present.get(seat, 0)) + row.leave_delay, "absent", seat) for seat in people)
