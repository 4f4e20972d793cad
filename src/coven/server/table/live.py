"""A table in memory: what the store says of it, the position that its log leads to, and who listens.

Nobody owns a table. Whoever changes it compares and sets in the store; who loses reads what happened and tries again.
No locks: between two awaits nothing else runs, and everything that was decided before an await is checked by the store.
"""

import asyncio
from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

import msgspec

from coven.engine import Game, Move, Seat, race_step
from coven.play.bot_moves import TableBots
from coven.play.log import By, Entry
from coven.play.next_entry import NextEntry, next_move
from coven.play.problems import Problem
from coven.play.protocol import Orders, Table, TableInfo, Welcome, encode
from coven.play.snapshots import freeze, thaw
from coven.play.timeline import Timeline, Updates, begin, carry_out
from coven.server.services import Services
from coven.server.store.rows import Change, Sitter, TableRow
from coven.server.table.answered import Answered
from coven.server.table.audience import Audience
from coven.server.table.commits import Commits
from coven.server.table.info import table_info
from coven.server.table.latency import Latency
from coven.server.table.listener import Listener
from coven.server.table.news import Changed, News, topic_of
from coven.server.table.results import with_results
from coven.server.table.schedule import Schedule, absences

_shown = attrgetter("status", "seats", "host", "rematch")


class Effect(NamedTuple):
    """What a change leads to, once it is in the store; `present`: who is there from then on."""

    timeline: Timeline
    updates: Updates
    present: dict[Seat, int] | None = None


class LiveTable:
    """The table as this worker knows it, never older than what it has told anybody."""

    def __init__(self, services: Services, game: Game, row: TableRow) -> None:
        self.services = services
        self.game = game
        self.timed = game.timed
        self.row = row
        self.topic = topic_of(row.id)
        self.timeline: Timeline | None = None
        self.answered = Answered(services.store, row.id)
        self.present: dict[Seat, int] = {}
        self.doubted: frozenset[Seat] = frozenset()
        """Whose way is not made up for, since their answers or claims do not fit it."""
        self.latency = Latency(services.clock)
        self.schedule = Schedule(services, self.latency)
        self.audience = Audience()
        self.commits = Commits(services.store)
        self.hurried = False
        """Whether Masters here get no turn to think, and answer as Adepts."""
        self._told_hurried = False
        self.behind = False
        """Whether there is news that was not read, since nobody here listens."""
        self._reading = False
        self.dealt = asyncio.Event()
        """Set once the game has begun."""

    @property
    def bots(self) -> TableBots:
        return self.schedule.bots(self.row)

    def beginning(self, row: TableRow) -> tuple[Timeline, Updates]:
        """The deal of a table that was started."""
        return begin(self.services.deal(self.game, row), row.pace, row.started)

    def newest(self, seat: Seat) -> int:
        """The number of the newest update of a seat; 0: there is none yet."""
        return self.timeline.seen[seat].number if self.timeline else 0

    # What others have written

    async def load(self) -> None:
        """Restart is replay, from a snapshot where there is one."""
        self.present = await self.services.store.present(self.row.id)
        await self.answered.load()
        if self.row.started and (kept := await self.services.store.snapshot(self.row.id)) is not None:
            self.timeline = thaw(kept, self.game, self.row.pace, self.row.started)
            self.dealt.set()
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read and carry out what others have written."""
        self.behind = False
        try:
            row, entries = await self._read()
        except BaseException:
            self.behind = True
            raise
        if row.started and self.timeline is None:
            self._set_row(msgspec.structs.replace(row, number=0, status="playing", ended=0))
            self._carry_on(None, *self.beginning(row))
        for entry in entries:
            self._replay(entry)
        self._set_row(row)

    async def _read(self) -> tuple[TableRow, list[Entry]]:
        row = await self.services.store.table(self.row.id)
        if row is None:
            raise Problem("no-table", 404)
        return row, await self.services.store.entries(row.id, self.timeline.number if self.timeline else 0, row.number)

    async def hear(self, news: Changed) -> None:
        """Another worker made a change. A move is carried out as it comes; whatever else it is, the store knows."""
        entry, timeline = news.entry, self.timeline
        following = entry and timeline and (news.version, entry.number) == (self.row.version + 1, timeline.number + 1)
        if entry is None or not following:
            self.behind = True
            await self._read_up()
            return
        self._replay(entry)
        self._set_row(msgspec.structs.replace(self.row, version=news.version, number=entry.number))

    async def _read_up(self) -> None:
        """Once for all news that came meanwhile."""
        if self._reading:
            return
        self._reading = True
        try:
            while self.behind:
                await self.catch_up()
        finally:
            self._reading = False

    def _replay(self, entry: Entry) -> None:
        timeline = self.timeline
        if timeline is None or entry.number != timeline.number + 1:
            return
        self._carry_on(entry, *carry_out(self.game, timeline, entry))

    # What this worker writes

    async def change(self, make: Callable[[TableRow], Change | None]) -> None:
        """Change anything but the position: tried again on the newest row until it holds or `make` refuses."""
        while (change := make(self.row)) is not None:
            if await self._commit(change):
                return

    async def start(self, make: Callable[[TableRow], TableRow | None]) -> None:
        """Deal, on the row that `make` gets ready. People who are not there are waited for from now on."""
        while (row := make(self.row)) is not None:
            timeline, updates = self.beginning(row)
            present = {sitter.seat: self._seen(sitter) for sitter in row.sitters}
            dues = self.schedule.dues(row, timeline) + absences(row, present)
            if await self._commit(Change(table=row, sitters=True, dues=dues), Effect(timeline, updates, present)):
                return

    def _seen(self, sitter: Sitter) -> int:
        """Until when a sitter counts as present, who may have sat elsewhere before the start."""
        before = self.row.sitter_of(sitter.person)
        return self.present.get(before.seat, 0) if before else 0

    async def append(self, timeline: Timeline, seat: Seat, move: Move, by: By, id_: str | None = None) -> int | None:
        """Write one move into the log, if the timeline is still the newest. Its number for the mover, or None."""
        if self.commits.busy:
            await self.commits.settle()
        if timeline is not self.timeline:
            return None
        return await self.write(timeline, next_move(timeline, seat, move, by, now=self.services.clock.now(), id_=id_))

    async def write(self, before: Timeline, following: NextEntry) -> int | None:
        """The same for any entry that follows such a timeline."""
        if self.row.number != before.number:
            await self.catch_up()
            return None
        change = self._change_for(before, following)
        won = await self._commit(change, Effect(following.timeline, following.updates))
        return following.entry.frame if won else None

    def _change_for(self, before: Timeline, following: NextEntry) -> Change:
        row, entry, after = self.row, following.entry, following.timeline
        over = after.over
        ended = {"status": "ended", "ended": self.services.clock.now()} if over else {}
        new = row.changed(number=entry.number, **ended)
        if after.table.outcome is not None:
            new = with_results(new, after.table.outcome)
        dues = self.schedule.dues_after(new, after, before=(row, before))
        long = entry.number % self.services.settings.snapshot_every == 0
        kept = freeze(after, self.game) if long else None
        return Change(table=new, sitters=over, entry=entry, dues=dues, snapshot=kept)

    async def _commit(self, change: Change, effect: Effect | None = None) -> bool:
        won = await self.commits.commit(change, lambda: self._committed(change, effect))
        if not won and self.row.version < change.table.version:
            await self.catch_up()
        return won

    def _committed(self, change: Change, effect: Effect | None) -> None:
        """It is in the store: now everybody hears of it."""
        if change.entry is not None:
            self.services.metrics.count_move(self.row.game, change.entry.by)
        if change.dues:
            self.services.alarm.set(min(due.at for due in change.dues))
        if effect is not None and effect.present is not None:
            self.present = effect.present
        if change.table.version == self.row.version + 1:
            self._take(change, effect)
        if self.services.fanout.reaches_others(self.topic):
            only_a_move = not change.sitters and change.table.status == "playing"
            self.publish(Changed(change.table.version, change.entry if only_a_move else None))

    def _take(self, change: Change, effect: Effect | None) -> None:
        """A table is told of its start before the deal, and of its end after the last move."""
        if change.entry is None:
            self._set_row(change.table)
        if effect is not None:
            self._carry_on(change.entry, effect.timeline, effect.updates)
        if change.entry is not None:
            self._set_row(change.table)

    # What is told

    def publish(self, news: News) -> None:
        """To all workers, this one included."""
        self.services.fanout.publish(self.topic, encode(news))

    def info(self) -> TableInfo:
        now = self.services.clock.now()
        waits = self.services.store.watch.failing
        return table_info(self.row, self.present, now, doubted=self.doubted, hurried=self._told_hurried, waits=waits)

    def tell_info(self) -> None:
        self.audience.tell(self.row, encode(Table(self.info())))

    def welcome(self, listener: Listener) -> bytes:
        return encode(Welcome(listener.seat(self.row), self.services.clock.now(), self.info()))

    def orders(self, seat: Seat) -> Orders:
        """The standing orders of a seat, for its player alone."""
        return self.schedule.orders(self.row).told(self.timeline, seat)

    def orders_for(self, listener: Listener) -> list[bytes]:
        """What is new of the orders of a listener's seat, where the game knows any."""
        seat = listener.seat(self.row)
        if not self.game.orders or seat < 0:
            return []
        told = self.orders(seat)
        return [encode(told)] if listener.is_new(told) else []

    def _tell_orders(self) -> None:
        """To their players, where something is new."""
        if not self.game.orders:
            return
        orders = self.schedule.orders(self.row)
        for listener in tuple(self.audience.listeners):
            seat = listener.seat(self.row)
            if seat >= 0 and listener.is_new(told := orders.told(self.timeline, seat)):
                listener.hear(encode(told))

    def set_present(self, seat: Seat, until: int) -> None:
        """Told to all only if it makes a difference."""
        now = self.services.clock.now()
        changed = (until > now) != (self.present.get(seat, 0) > now)
        self.present[seat] = until
        if changed:
            self.tell_info()

    @property
    def gathering(self) -> bool:
        """Whether it waits until everybody sees the table."""
        step = race_step(self.timeline.table) if self.timeline else None
        return step is not None and step.gathers

    def look_at_lines(self) -> None:
        """Whether the players' answers fit their lines: told to all when that changes."""
        race = self.timeline.race if self.timeline else None
        people = [sitter.seat for sitter in self.row.sitters if sitter.person]
        doubted = frozenset(seat for seat in people if self.latency.doubted(seat, race))
        if doubted != self.doubted:
            self.doubted = doubted
            self.tell_info()

    def _carry_on(self, entry: Entry | None, timeline: Timeline, updates: Updates) -> None:
        self.timeline = timeline
        self.dealt.set()
        if entry is not None and entry.id is not None:
            self.answered.add(entry.seat, entry.id, entry.frame)
        self.audience.send(self.row, timeline, updates)
        if self.timed:
            self.look_at_lines()
        if self.hurried != self._told_hurried and len(updates) > self.row.seats:  # all know that something was done
            self._told_hurried = self.hurried
            self.tell_info()
        self._tell_orders()

    def _set_row(self, row: TableRow) -> None:
        """What is new about the table itself is told to all; a new seat is told to its owner."""
        before = self.row
        if row.version < before.version:
            return
        self.row = row
        if row.sitters is not before.sitters:
            self._tell_orders()
        if _looks_same(before, row):
            return
        for listener in self.audience.listeners:
            if listener.seat(before) != listener.seat(row):
                listener.hear(self.welcome(listener))
        self.tell_info()


def _looks_same(before: TableRow, row: TableRow) -> bool:
    """Whether nothing is new that everybody may see."""
    if _shown(before) != _shown(row):
        return False
    return before.sitters is row.sitters or _shown_sitters(before) == _shown_sitters(row)


def _shown_sitters(row: TableRow) -> list[Sitter]:
    """Orders are their player's alone."""
    return [msgspec.structs.replace(sitter, orders=None) for sitter in row.sitters]
