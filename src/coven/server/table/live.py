"""A table in memory: what the store says of it, the position that its log leads to, and who listens.

Nobody owns a table. Whoever changes it compares and sets in the store; who loses reads what happened and tries again.
No locks: between two awaits nothing else runs, and everything that was decided before an await is checked by the store.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

import msgspec

from coven.engine import SPECTATOR, Game, Move, Seat
from coven.play.bot_moves import TableBots
from coven.play.log import By, Entry
from coven.play.next_entry import NextEntry, next_move
from coven.play.problems import Problem
from coven.play.protocol import Table, TableInfo, Welcome, encode
from coven.play.replays import retell
from coven.play.schedule import Due
from coven.play.snapshots import freeze, thaw
from coven.play.timeline import Timeline, Updates, begin, carry_out
from coven.server.services import Services
from coven.server.store.rows import Change, Sitter, TableRow
from coven.server.table.bots import bots_at
from coven.server.table.info import table_info
from coven.server.table.latency import Latency
from coven.server.table.listener import Listener
from coven.server.table.results import with_results
from coven.server.table.schedule import absences, dues_of

RECENT = 16
"""Updates of each seat that are kept in memory for those who come back."""


class Sequel(NamedTuple):
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
        self.topic = topic(row.id)
        self.timeline: Timeline | None = None
        self.answered: dict[tuple[Seat, str], int] = {}
        self.present: dict[Seat, int] = {}
        self.latency = Latency(services.clock)
        self.listeners: list[Listener] = []
        self.behind = False
        """Whether there is news that was not read, since nobody here listens."""
        self._reading = False
        self._under_way = 0
        self._waiting: list[asyncio.Future[None]] = []
        self._set: tuple[Timeline | None, tuple[Sitter, ...], tuple[Due, ...]] = None, (), ()
        """The due-dates that were set last, and what they follow from."""
        self._recent: defaultdict[Seat, deque[tuple[int, bytes]]] = defaultdict(lambda: deque(maxlen=RECENT))

    # Reading

    async def load(self) -> None:
        """Restart is replay, from a snapshot where there is one."""
        self.present = await self.services.store.present(self.row.id)
        self.answered = {(seat, id_): frame for seat, id_, frame in await self.services.store.answered(self.row.id)}
        if self.row.started and (kept := await self.services.store.snapshot(self.row.id)) is not None:
            self.timeline = thaw(kept, self.game, self.row.pace, self.row.started)
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
            self._carry_on(None, *begin(self.services.deal(self.game, row), row.pace, row.started))
        for entry in entries:
            self._replay(entry)
        self._set_row(row)

    async def _read(self) -> tuple[TableRow, list[Entry]]:
        row = await self.services.store.table(self.row.id)
        if row is None:
            raise Problem("no-table", 404)
        return row, await self.services.store.entries(row.id, self.timeline.number if self.timeline else 0, row.number)

    async def hear(self, version: int, move: bytes) -> None:
        """News from another worker. A move is carried out as it comes; whatever else it is, the store knows."""
        entry = msgspec.json.decode(move, type=Entry) if move else None
        timeline = self.timeline
        if timeline is None or entry is None or (version, entry.number) != (self.row.version + 1, timeline.number + 1):
            self.behind = True
            await self._read_up()
            return
        self._replay(entry)
        self._set_row(msgspec.structs.replace(self.row, version=version, number=entry.number))

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

    async def history(self, seat: Seat) -> list[bytes]:
        """Every update that a seat has been sent, made again from the log."""
        row = self.row
        if not row.started:
            return []
        entries = await self.services.store.entries(row.id, 0, row.number)
        return [update for _, update in retell(self.game, self.beginning(), entries, seat)]

    def beginning(self) -> tuple[Timeline, Updates]:
        """The deal of a table that was started."""
        return begin(self.services.deal(self.game, self.row), self.row.pace, self.row.started)

    async def missed(self, seat: Seat, since: int) -> list[bytes]:
        """The updates after number `since`."""
        if since > self.newest(seat):  # another worker has told more than this one knows
            await self.catch_up()
        newest, recent = self.newest(seat), self._recent[seat]
        if since > newest:
            raise Problem("unknown-number", field="since", newest=newest)
        if since < newest and (not recent or recent[0][0] > since + 1):
            return (await self.history(seat))[since:]
        return [update for number, update in recent if number > since]

    async def latest(self, seat: Seat) -> bytes:
        """The newest update of a seat."""
        if self.timeline is None:
            raise Problem("not-started", 409)
        return (await self.missed(seat, self.newest(seat) - 1))[-1]

    async def attach(self, listener: Listener, since: int | None, lines: list[bytes]) -> None:
        """First a welcome, lines of chat and the updates it missed (None: the newest), then all that happens."""
        while True:
            if self.behind:
                await self.catch_up()
            seat = self.seat_heard(listener)
            first = max(self.newest(seat) - 1, 0) if since is None else since
            missed = await self.missed(seat, first)
            if not self.behind and seat == self.seat_heard(listener) and first + len(missed) == self.newest(seat):
                break
        listener.greet([self.welcome(listener), *lines, *missed])
        self.listeners.append(listener)

    def newest(self, seat: Seat) -> int:
        """The number of the newest update of a seat; 0: there is none yet."""
        return self.timeline.seen[seat].number if self.timeline else 0

    # Writing

    async def change(self, make: Callable[[TableRow], Change | None]) -> None:
        """Change anything but the position: tried again on the newest row until it holds or `make` refuses."""
        while (change := make(self.row)) is not None:
            if await self._commit(change):
                return

    async def start(self, make: Callable[[TableRow], TableRow | None]) -> None:
        """Deal, on the row that `make` gets ready. People who are not there are waited for from now on."""
        while (row := make(self.row)) is not None:
            timeline, updates = begin(self.services.deal(self.game, row), row.pace, row.started)
            present = {sitter.seat: self._seen(sitter) for sitter in row.sitters}
            dues = self.dues(row, timeline) + absences(row, present)
            if await self._commit(Change(table=row, sitters=True, dues=dues), Sequel(timeline, updates, present)):
                return

    def _seen(self, sitter: Sitter) -> int:
        """Until when a sitter counts as present, who may have sat elsewhere before the start."""
        before = self.row.sitter_of(sitter.person)
        return self.present.get(before.seat, 0) if before else 0

    async def append(self, timeline: Timeline, seat: Seat, move: Move, by: By, id_: str | None = None) -> int | None:
        """Write one move into the log, if the timeline is still the newest. Its number for the mover, or None."""
        await self._settle()
        if timeline is not self.timeline:
            return None
        return await self.write(timeline, next_move(timeline, seat, move, by, now=self.services.clock.now(), id_=id_))

    @property
    def busy(self) -> bool:
        """Whether a commit is under way."""
        return self._under_way > 0

    async def _settle(self) -> None:
        """Wait for what is under way: who comes second here would lose in the store, which is known without asking."""
        while self._under_way:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    async def write(self, before: Timeline, following: NextEntry) -> int | None:
        """The same for any entry that follows such a timeline."""
        change = self._change_for(before, following)
        if change is None:
            await self.catch_up()
            return None
        won = await self._commit(change, Sequel(following.timeline, following.updates))
        return following.entry.frame if won else None

    def _change_for(self, before: Timeline, following: NextEntry) -> Change | None:
        row, entry, after = self.row, following.entry, following.timeline
        if row.number != before.number:
            return None
        ended = {"status": "ended", "ended": self.services.clock.now()} if after.over else {}
        new = msgspec.structs.replace(row, version=row.version + 1, number=entry.number, **ended)
        if after.table.outcome is not None:
            new = with_results(new, after.table.outcome)
        dues, old = self.dues(new, after), self._dues_before(row, before)
        self._set = after, new.sitters, dues
        long = entry.number % self.services.settings.snapshot_every == 0
        kept = freeze(after) if long else None
        return Change(table=new, sitters=after.over, entry=entry, dues=dues if dues or old else None, snapshot=kept)

    def _dues_before(self, row: TableRow, before: Timeline) -> tuple[Due, ...]:
        timeline, sitters, dues = self._set
        return dues if before is timeline and row.sitters is sitters else self.dues(row, before)

    async def _commit(self, change: Change, sequel: Sequel | None = None) -> bool:
        """Carried through even if who asked for it goes away meanwhile."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        written = self.services.store.commit(change)
        self._under_way += 1
        written.add_done_callback(partial(self._written, change, sequel, answer))
        won = await answer
        if not won and self.row.version < change.table.version:
            await self.catch_up()
        return won

    def _written(
        self, change: Change, sequel: Sequel | None, answer: "asyncio.Future[bool]", written: "asyncio.Future[bool]"
    ) -> None:
        """It is in the store: now everybody hears of it. First who asked, so that an answer travels with the update."""
        self._under_way -= 1
        self._wake()
        if not _pass_on(written, answer):
            return
        if change.entry is not None:
            self.services.metrics.count_move(self.row.game, change.entry.by)
        if change.dues:
            self.services.alarm.set(min(due.at for due in change.dues))
        if sequel is not None and sequel.present is not None:
            self.present = sequel.present
        if change.table.version == self.row.version + 1:
            self._take(change, sequel)
        if self.services.fanout.reaches_others(self.topic):
            self.services.fanout.publish(self.topic, _news(change))

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def _take(self, change: Change, sequel: Sequel | None) -> None:
        """A table is told of its start before the deal, and of its end after the last move."""
        if change.entry is None:
            self._set_row(change.table)
        if sequel is not None:
            self._carry_on(change.entry, sequel.timeline, sequel.updates)
        if change.entry is not None:
            self._set_row(change.table)

    @property
    def bots(self) -> TableBots:
        return bots_at(self.row, self.services)

    def dues(self, row: TableRow, timeline: Timeline) -> tuple[Due, ...]:
        """What such a row and position wait for; in a race also how far away the players are counts."""
        round_trips = {} if timeline.race is None else self.latency.at_table(row)
        return dues_of(row, timeline, bots_at(row, self.services), round_trips)

    # Telling

    def info(self) -> TableInfo:
        return table_info(self.row, self.present, self.services.clock.now())

    def seat_of(self, person: str | None, wanted: Seat | None = None) -> Seat:
        """Where a person sits, who may have several seats and want one of them; -1: looks on."""
        if person is not None and wanted is not None:
            return wanted if wanted in self.row.seats_of(person) else SPECTATOR
        sitter = self.row.sitter_of(person)
        return sitter.seat if sitter else SPECTATOR

    def seat_heard(self, listener: Listener) -> Seat:
        """The seat that a connection speaks for."""
        return self.seat_of(listener.person, listener.wanted)

    def tell(self, message: bytes, seats: Collection[Seat] | None = None) -> None:
        """To all who listen, or to some seats alone."""
        for listener in tuple(self.listeners):
            if seats is None or self.seat_heard(listener) in seats:
                listener.hear(message)

    def set_present(self, seat: Seat, until: int) -> None:
        """Told to all only if it makes a difference."""
        now = self.services.clock.now()
        changed = (until > now) != (self.present.get(seat, 0) > now)
        self.present[seat] = until
        if changed:
            self.tell_info()

    def tell_info(self) -> None:
        self.tell(encode(Table(self.info())))

    def welcome(self, listener: Listener) -> bytes:
        return encode(Welcome(self.seat_heard(listener), self.services.clock.now(), self.info()))

    def _carry_on(self, entry: Entry | None, timeline: Timeline, updates: Updates) -> None:
        self.timeline = timeline
        if entry is not None and entry.id is not None:
            self.answered[entry.seat, entry.id] = entry.frame
        for seat, update in updates.items():
            self._recent[seat].append((timeline.seen[seat].number, update))
        for listener in tuple(self.listeners):
            heard = updates.get(self.seat_heard(listener))
            if heard is not None:
                listener.hear(heard)

    def _set_row(self, row: TableRow) -> None:
        """What is new about the table itself is told to all; a new seat is told to its owner."""
        before = self.row
        if row.version < before.version:
            return
        if _shown(before) == _shown(row):
            self.row = row
            return
        seats = [(listener, self.seat_heard(listener)) for listener in self.listeners]
        self.row = row
        for listener, seat in seats:
            if seat != self.seat_heard(listener):
                listener.hear(self.welcome(listener))
        self.tell_info()


def _pass_on(written: "asyncio.Future[bool]", answer: "asyncio.Future[bool]") -> bool:
    """How a commit went, told to who asked, unless they have gone meanwhile."""
    failed = None if written.cancelled() else written.exception()
    if written.cancelled() or failed is not None:
        if not answer.done():
            answer.cancel() if failed is None else answer.set_exception(failed)
        return False
    if not answer.done():
        answer.set_result(written.result())
    return written.result()


def _shown(row: TableRow) -> tuple[object, ...]:
    return row.sitters, row.status, row.seats, row.host, row.rematch


def _news(change: Change) -> bytes:
    """The new version of a table; and its last move, where nothing else is new."""
    only_a_move = change.entry is not None and not change.sitters and change.table.status == "playing"
    return b"%d %b" % (change.table.version, encode(change.entry) if only_a_move else b"")


def topic(table: str) -> str:
    """Where news of a table is published."""
    return f"table:{table}"
