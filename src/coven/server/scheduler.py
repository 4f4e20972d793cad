"""Looks at the clock, takes what is due from the store, and does it."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import structlog

from coven.engine import Seat
from coven.play.durations import SECOND
from coven.play.problems import Problem
from coven.play.schedule import DueDate, DueKind
from coven.server.lobby.starting import close_unfilled
from coven.server.people.purge import Purge
from coven.server.people.ratings import rate
from coven.server.services import Services
from coven.server.store.watch import CannotSave
from coven.server.table.answers import answer_as_bot, answer_as_clock, answer_as_ordered, put_off
from coven.server.table.live import LiveTable
from coven.server.table.masters import is_watched, sleeps, wake
from coven.server.table.presence import PresenceTracker
from coven.server.table.registry import Tables
from coven.server.table.stand_ins import take_over

AT_ONCE = 100
LONGEST_WAIT = SECOND
"""Due-dates that other workers leave behind are seen after this at the latest."""

log = structlog.get_logger()


class Scheduler:
    """Runs beside the requests. Any number of workers have one; each due-date is taken by one of them."""

    def __init__(self, services: Services, tables: Tables, presence: PresenceTracker) -> None:
        self.services = services
        self.tables = tables
        self.presence = presence
        self.purge = Purge(services)
        self._renewed = 0
        self._doing: set[asyncio.Task[None]] = set()
        self._turns: WeakValueDictionary[tuple[str, DueKind, Seat], asyncio.Lock] = WeakValueDictionary()

    async def run(self) -> None:
        """Until cancelled."""
        try:
            await self._run()
        finally:
            for task in self._doing:
                task.cancel()
            await asyncio.gather(*self._doing, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self.services.alarm.clear()
            try:
                await self._renew()
                until = await self._next()
                if until <= self.services.clock.now():
                    await self.begin_due()
                    if len(self._doing) - self.services.bot_pool.waiting >= AT_ONCE:
                        await asyncio.wait(self._doing, return_when=asyncio.FIRST_COMPLETED)
                    continue
            except CannotSave:
                await self.services.store.watch.works()
                continue
            except Exception:
                log.exception("scheduler failed")
                until = self.services.clock.now() + LONGEST_WAIT
            await self.services.alarm.wait(self.services.clock, until)

    async def begin_due(self) -> list[asyncio.Task[None]]:
        """Begin all that is due now. Nobody waits for it: a table that takes long does not hold up the others."""
        now, lease = self.services.clock.now(), self.services.settings.lease
        taken = _by_table(await self.services.store.take_due(now, lease, AT_ONCE))
        begun = [asyncio.create_task(self._do_table(table, dues)) for table, dues in taken.items()]
        for task in begun:
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)
        return begun

    async def _do_table(self, table: str, dues: list[DueDate]) -> None:
        """One after the other, so that the due-dates of a table do not race."""
        for due in dues:
            try:
                async with self._turn(table, due):
                    await self._insist(table, due)
            except Problem as problem:
                log.warning("due-date dropped", table=table, kind=due.kind, code=problem.code)
                await self.services.store.drop_due(table, due)
            except Exception:
                log.exception("due-date failed", table=table, kind=due.kind)

    def _turn(self, table: str, due: DueDate) -> asyncio.Lock:
        """The same is not done twice at once: a bot that thinks long may be due again before it has answered."""
        return self._turns.setdefault((table, due.kind, due.seat), asyncio.Lock())

    async def _insist(self, table: str, due: DueDate) -> None:
        """Where nothing can be written, the table waits and so does what is due."""
        while True:
            try:
                return await self._do(await self.tables.get(table), due)
            except CannotSave:
                await self.services.store.watch.works()

    async def _do(self, live: LiveTable, due: DueDate) -> None:
        """An answer replaces the due-dates of its table; the others are crossed out here."""
        match due.kind:
            case "bot" if await sleeps(live, due.seat):
                await self.services.store.drop_due(live.row.id, due)
                if is_watched(live):  # somebody has come meanwhile
                    await wake(live)
            case "bot":
                await self._answer(live, due.seat, answer_as_bot)
            case "order":
                await self._answer(live, due.seat, answer_as_ordered)
            case "time":
                await self._answer(live, due.seat, answer_as_clock)
            case "absent":
                await take_over(live, due.seat)
                await self.services.store.drop_due(live.row.id, due)
            case "rate":
                await rate(self.services.store, live.row, live.timeline.table.outcome if live.timeline else None)
                await self.services.store.drop_due(live.row.id, due)
            case "close":
                await close_unfilled(live)
                await self.services.store.drop_due(live.row.id, due)

    async def _answer(self, live: LiveTable, seat: Seat, answer: Callable[[LiveTable, Seat], Awaitable[bool]]) -> None:
        """What another worker has set may be about a position that this one has not read yet."""
        if not await answer(live, seat):
            await live.catch_up()
            if not await answer(live, seat):
                await put_off(live)

    async def _renew(self) -> None:
        now = self.services.clock.now()
        if now >= self._renewed + self.services.settings.lease // 3:
            self._renewed = now
            self.services.metrics.look()
            await self.presence.renew()
            await self.purge.run_if_due()

    async def _next(self) -> int:
        latest = self.services.clock.now() + LONGEST_WAIT
        at = await self.services.store.next_due()
        return latest if at is None else min(at, latest)


def _by_table(taken: list[tuple[str, DueDate]]) -> dict[str, list[DueDate]]:
    found: defaultdict[str, list[DueDate]] = defaultdict(list)
    for table, due in taken:
        found[table].append(due)
    return found
