"""What a table waits for, as due-dates: its players, bots and clock, and that somebody fills it, or rates it."""

from collections.abc import Mapping

from coven.engine import Distance, Seat, race_step
from coven.play.bot_moves import TableBots
from coven.play.orders import TableOrders
from coven.play.schedule import DueDate, due_answers
from coven.play.timeline import Timeline
from coven.server.services import Services
from coven.server.store.rows import Sitter, TableRow
from coven.server.table.bots import bots_at, orders_at
from coven.server.table.latency import Latency

DueDates = tuple[DueDate, ...]


class Schedule:
    """The due-dates of one table that was started, but for those of absent people.

    They follow from its row and its position, and in a race from how far away the players are.
    """

    def __init__(self, services: Services, latency: Latency) -> None:
        self._services = services
        self._latency = latency
        self._answering: tuple[tuple[Sitter, ...], tuple[TableBots, TableOrders]] | None = None
        """Made again only when somebody else sits there."""
        self._newest: tuple[Timeline | None, tuple[Sitter, ...], DueDates] = None, (), ()
        """The due-dates that a move set last, and what they follow from."""

    def dues(self, row: TableRow, timeline: Timeline) -> DueDates:
        if row.status == "playing":
            return due_answers(timeline, *self._who_answers(row), self._distances(row, timeline))
        if row.status == "ended" and row.counts:
            return (DueDate(row.ended, "rate"),)
        return ()

    def _distances(self, row: TableRow, timeline: Timeline) -> Mapping[Seat, Distance]:
        step = None if timeline.race is None else race_step(timeline.table)
        if step is None:
            return {}
        return self._latency.gathered(row) if step.gathers else self._latency.at_table(row, timeline.race)

    def bots(self, row: TableRow) -> TableBots:
        return self._who_answers(row)[0]

    def orders(self, row: TableRow) -> TableOrders:
        return self._who_answers(row)[1]

    def _who_answers(self, row: TableRow) -> tuple[TableBots, TableOrders]:
        if self._answering is None or self._answering[0] is not row.sitters:
            bots = bots_at(row, self._services)
            self._answering = row.sitters, (bots, orders_at(row, bots, self._services))
        return self._answering[1]

    def dues_after(self, row: TableRow, timeline: Timeline, *, before: tuple[TableRow, Timeline]) -> DueDates | None:
        """What is due after a move; None: nothing, as before it."""
        old, dues = self._dues_before(*before), self.dues(row, timeline)
        self._newest = timeline, row.sitters, dues
        return dues if dues or old else None

    def _dues_before(self, row: TableRow, before: Timeline) -> DueDates:
        timeline, sitters, dues = self._newest
        return dues if before is timeline and row.sitters is sitters else self.dues(row, before)


def opening_dues(row: TableRow, open_for: int) -> DueDates:
    """A table that nobody fills is closed after a while."""
    return (DueDate(row.created + open_for, "close"),)


def absences(row: TableRow, present: Mapping[Seat, int]) -> DueDates:
    """When a table that starts stops waiting for its people, as far as they are not seen again."""
    if row.patience is None:
        return ()
    people = [sitter.seat for sitter in row.sitters if sitter.person]
    return tuple(DueDate(max(row.started, present.get(seat, 0)) + row.patience, "absent", seat) for seat in people)
