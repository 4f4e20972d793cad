"""What a table waits for, as due-dates: its players, bots and clock, and that somebody fills it, or rates it."""

from collections.abc import Mapping

from coven.engine import Seat
from coven.play.bot_moves import TableBots
from coven.play.schedule import Due, due_answers
from coven.play.timeline import Timeline
from coven.server.services import Services
from coven.server.store.rows import Sitter, TableRow
from coven.server.table.bots import bots_at
from coven.server.table.latency import Latency

Dues = tuple[Due, ...]


class Schedule:
    """The due-dates of one table that was started, but for those of absent people.

    They follow from its row and its position, and in a race from how far away the players are.
    """

    def __init__(self, services: Services, latency: Latency) -> None:
        self._services = services
        self._latency = latency
        self._bots: tuple[tuple[Sitter, ...], TableBots] | None = None
        """Made again only when somebody else sits there."""
        self._newest: tuple[Timeline | None, tuple[Sitter, ...], Dues] = None, (), ()
        """The due-dates that a move set last, and what they follow from."""

    def dues(self, row: TableRow, timeline: Timeline) -> Dues:
        if row.status == "playing":
            round_trips = {} if timeline.race is None else self._latency.at_table(row)
            return due_answers(timeline, self.bots(row), round_trips)
        if row.status == "ended" and row.counts:
            return (Due(row.ended, "rate"),)
        return ()

    def bots(self, row: TableRow) -> TableBots:
        if self._bots is None or self._bots[0] is not row.sitters:
            self._bots = row.sitters, bots_at(row, self._services)
        return self._bots[1]

    def dues_after(self, row: TableRow, timeline: Timeline, *, before: tuple[TableRow, Timeline]) -> Dues | None:
        """What is due after a move; None: nothing, as before it."""
        old, dues = self._dues_before(*before), self.dues(row, timeline)
        self._newest = timeline, row.sitters, dues
        return dues if dues or old else None

    def _dues_before(self, row: TableRow, before: Timeline) -> Dues:
        timeline, sitters, dues = self._newest
        return dues if before is timeline and row.sitters is sitters else self.dues(row, before)


def opening_dues(row: TableRow, open_for: int) -> Dues:
    """A table that nobody fills is closed after a while."""
    return (Due(row.created + open_for, "close"),)


def absences(row: TableRow, present: Mapping[Seat, int]) -> Dues:
    """When a table that starts stops waiting for its people, as far as they are not seen again."""
    if row.leave_delay is None:
        return ()
    people = [sitter.seat for sitter in row.sitters if sitter.person]
    return tuple(Due(max(row.started, present.get(seat, 0)) + row.leave_delay, "absent", seat) for seat in people)
