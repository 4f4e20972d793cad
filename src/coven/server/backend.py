"""The whole server but for HTTP and sockets: made from its services, opened, and closed."""

import asyncio
from contextlib import suppress
from functools import partial

from argon2 import PasswordHasher

from coven.engine import Seat
from coven.play.durations import MINUTE, SECOND
from coven.play.problems import Problem
from coven.play.protocol import Line, encode
from coven.server.health import Health
from coven.server.limits import BURST, Places, SharedLimit
from coven.server.lobby.lobby import Lobby
from coven.server.metrics import count_tables
from coven.server.people.accounts import Accounts
from coven.server.people.connections import Connections
from coven.server.pressure import Pressure
from coven.server.scheduler import Scheduler
from coven.server.services import Services
from coven.server.store.rows import Person
from coven.server.table.chat import Chats
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.masters import is_watched, wake
from coven.server.table.presence import PresenceTracker
from coven.server.table.registry import Tables
from coven.server.table.updates import attach

LONGEST_FAREWELL = 3
"""Seconds that a stopping server waits until everybody has heard of it."""


class Backend:
    """Everything behind HTTP and sockets."""

    def __init__(self, services: Services, hasher: PasswordHasher | None = None) -> None:
        settings = services.settings
        self.services = services
        self.people = Accounts(services, hasher or PasswordHasher())
        self.connections = Connections(services)
        self.tables = Tables(services)
        self.lobby = Lobby(services, self.tables)
        self.chats = Chats(services)
        self.presence = PresenceTracker(services)
        self.scheduler = Scheduler(services, self.tables, self.presence)
        at_once, step = settings.requests * BURST, max(settings.requests // BURST, 1)
        share = partial(SharedLimit, services.clock, fanout=services.fanout)
        self.requests = share(at_once, BURST * SECOND, name="requests", step=step)
        self.sign_ins = share(settings.sign_ins, MINUTE, name="sign-ins")
        self.new_tables = share(settings.new_tables, MINUTE, name="new-tables")
        self.replays = share(settings.replays, MINUTE, name="replays")
        self.analyses = share(settings.analyses, MINUTE, name="analyses")
        self._of_addresses = Places(settings.most_sockets)
        self._of_people = Places(settings.most_own_sockets)
        self.pressure = Pressure(settings.most_arriving, settings.most_behind)
        self.health = Health(services.store)
        services.store.watch.changed = self._tell_whether_tables_wait
        self.closing = False
        services.metrics.watch(lambda: count_tables(self.tables.all()))
        self._running: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.fanout.open()
        own = self.requests, self.sign_ins, self.new_tables, self.replays, self.analyses
        for limit in (*own, self.chats.limit):
            await limit.open()
        await self.connections.open()
        self._running = [asyncio.create_task(work) for work in (self.scheduler.run(), self.pressure.run())]

    def _tell_whether_tables_wait(self) -> None:
        """The store has begun to fail, or works again: bots that could not write go on."""
        failing = self.services.store.watch.failing
        if failing:
            self.health.look_after()
        for live in self.tables.all():
            live.tell_info()
            if not failing and is_watched(live):
                self.tables.spawn(wake(live))

    async def say_bye(self) -> None:
        """Everybody who is connected is told that the server restarts; nobody new is let in."""
        self.closing = True
        listeners = [listener for live in self.tables.all() for listener in live.audience.listeners]
        for listener in listeners:
            listener.end("restarting")
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FAREWELL):
                for listener in listeners:
                    await listener.gone.wait()

    async def close(self) -> None:
        await self.say_bye()
        await self.connections.close()
        await self.tables.close()
        for task in self._running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.health.close()
        await self.services.fanout.close()
        await self.services.store.close()
        self.services.bot_pool.close()
        self.services.pools.close()

    # At a table

    async def listen(
        self,
        live: LiveTable,
        person: Person | None,
        *,
        since: int | None,
        chat: int | None,
        team: int | None = None,
        wanted: Seat | None = None,
        address: str = "",
    ) -> Listener:
        """A connection that gets a welcome, what it missed, and all that happens from now on."""
        if self.closing:
            raise Problem("restarting", 503)
        if person is not None:
            self.services.origins.note(person.id, address)
        listener = Listener(person.id if person else None, self.services.settings.most_unsent, wanted, address)
        self._let_in(listener)
        try:
            lines = [] if chat is None else await self.chats.lines(live, chat)
            if team is not None:
                lines += await self.chats.team_lines(live, listener.seat(live.row), team)
            await self._attach(live, listener, since, lines)
        except BaseException:
            self._let_out(listener)
            raise
        return listener

    async def _attach(self, live: LiveTable, listener: Listener, since: int | None, lines: list[Line]) -> None:
        await self.presence.arrive(live, listener)
        try:
            await attach(live, listener, since, [encode(line) for line in lines])
        except BaseException:
            await self.presence.depart(live, listener)
            raise

    def _let_in(self, listener: Listener) -> None:
        """Neither an address nor a person has more than so many connections."""
        self._of_addresses.check(listener.address)
        if listener.person is not None and not self._of_people.take(listener.person):
            self._of_addresses.give_back(listener.address)
            raise Problem("too-many-connections", 429, most=self.services.settings.most_own_sockets)

    def _let_out(self, listener: Listener) -> None:
        self._of_addresses.give_back(listener.address)
        if listener.person is not None:
            self._of_people.give_back(listener.person)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        """The connection is gone."""
        listener.end()
        listener.gone.set()
        self._let_out(listener)
        if listener in live.audience.listeners:
            live.audience.listeners.remove(listener)
        await self.presence.depart(live, listener)
