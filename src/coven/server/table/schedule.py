"""What a table waits for, as due-dates: its players, bots and clock, and that somebody fills it, or rates it."""

from collections.abc import Mapping

from coven.engine import Seat
from coven.play.bot_moves import TableBots
from coven.play.schedule import Due, due_answers
from coven.play.timeline import Timeline
from coven.server.store.rows import TableRow


def opening_dues(row: TableRow, open_for: int) -> tuple[Due, ...]:
    """A table that nobody fills is closed after a while."""
    return (Due(row.created + open_for, "close"),)


def dues_of(row: TableRow, timeline: Timeline, bots: TableBots, round_trips: Mapping[Seat, int]) -> tuple[Due, ...]:
    """All due-dates of a table that was started, but for those of absent people."""
    if row.status == "playing":
        return due_answers(timeline, bots, round_trips)
    if row.status == "ended" and row.counts:
        return (Due(row.ended, "rate"),)
    return ()


def absences(row: TableRow, present: Mapping[Seat, int]) -> tuple[Due, ...]:
    """When a table that starts stops waiting for its people, as far as they are not seen again."""
    if row.leave_delay is None:
        return ()
    people = [sitter.seat for sitter in row.sitters if sitter.person]
    return tuple(Due(max(row.started, present.get(seat, 0)) + row.leave_delay, "absent", seat) for seat in people)
