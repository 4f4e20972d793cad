"""What a table waits for, as due-dates: bots that answer, clocks that run out, tables that nobody fills."""

from collections.abc import Mapping

from coven.engine import CLOCK, Seat
from coven.server.course import Course
from coven.server.minds import answers_at
from coven.server.store.rows import Due, TableRow
from coven.server.tools import Tools
from coven.server.trips import RoundTrips


def dues_of(row: TableRow, course: Course | None, tools: Tools, trips: RoundTrips | None = None) -> tuple[Due, ...]:
    """All due-dates of a table, but for those of absent people. They follow from its row and its position.

    And, where there is a race, from how far away its players are.
    """
    match row.status:
        case "open":
            return (Due(row.created + tools.settings.open_for, "close"),)
        case "playing" if course is not None and course.race is not None:
            return _dues_of_race(row, course, tools, trips.at_table(row) if trips else {})
        case "playing" if course is not None:
            return _dues_of_course(row, course, tools.settings.bot_delay)
        case "ended" if row.counts:
            return (Due(row.ended, "rate"),)
    return ()


def _dues_of_course(row: TableRow, course: Course, bot_delay: int) -> tuple[Due, ...]:
    found = []
    for seat in course.table.actors():
        sitter = row.at(seat)
        if seat == CLOCK:
            at = course.clock_due()
            found.append(Due(at or 0, "time", seat))
        elif sitter is None or sitter.bot or sitter.stand_in:
            found.append(Due(row.started + course.watches[seat].since + bot_delay, "bot", seat))
        elif (until := course.due(seat)) is not None:
            found.append(Due(until, "time", seat))
    return tuple(found)


def _dues_of_race(row: TableRow, course: Course, tools: Tools, trips: Mapping[Seat, int]) -> tuple[Due, ...]:
    """Silence is no move: the clock ends what nobody ends before. Bots take the time that they say."""
    tick = course.table.stack[-1].deadline(course.table, CLOCK, trips)
    bots = [sitter.seat for sitter in row.sitters if sitter.bot and sitter.seat in course.table.actors()]
    answers = [Due(answers_at(row, course, tools, seat), "bot", seat) for seat in bots]
    return (Due(course.race_time(tick), "time", CLOCK), *answers)


def absences(row: TableRow, present: Mapping[Seat, int]) -> tuple[Due, ...]:
    """When a table that starts stops waiting for its people, as far as they are not seen again."""
    if row.leave_delay is None:
        return ()
    people = [sitter.seat for sitter in row.sitters if sitter.person]
    return tuple(Due(max(row.started, present.get(seat, 0)) + row.leave_delay, "absent", seat) for seat in people)
