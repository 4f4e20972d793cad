"""The whole server but for HTTP and sockets: made from its services, opened, and closed."""

import asyncio
from contextlib import suppress
from functools import partial

from argon2 import PasswordHasher

from coven.engine import Seat
from coven.play.durations import MINUTE, SECOND
from coven.play.problems import Problem
from coven.play.protocol import encode
from coven.server.ids import draw_hex
from coven.server.limits import BURST, SharedLimit
from coven.server.lobby.lobby import Lobby
from coven.server.metrics import count_tables
from coven.server.people.accounts import Accounts
from coven.server.people.sessions import Signer
from coven.server.scheduler import Scheduler
from coven.server.services import Services
from coven.server.store.rows import Person
from coven.server.table.chat import Chats
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.presence import PresenceTracker
from coven.server.table.registry import Tables
from coven.server.table.updates import attach

LONGEST_FAREWELL = 3
"""Seconds that a stopping server waits until everybody has heard of it."""


class Backend:
    """Everything behind HTTP and sockets."""

    people: Accounts

    def __init__(self, services: Services, hasher: PasswordHasher | None = None) -> None:
        settings = services.settings
        self.services = services
        self.tables = Tables(services)
        self.lobby = Lobby(services, self.tables)
        self.chats = Chats(services)
        self.presence = PresenceTracker(services)
        self.scheduler = Scheduler(services, self.tables, self.presence)
        at_once, step = settings.requests * BURST, max(settings.requests // BURST, 1)
        share = partial(SharedLimit, services.clock, fanout=services.fanout)
        self.requests = share(at_once, BURST * SECOND, name="requests", step=step)
        self.sign_ins = share(settings.sign_ins, MINUTE, name="sign-ins")
        self.replays = share(settings.replays, MINUTE, name="replays")
        self.analyses = share(settings.analyses, MINUTE, name="analyses")
        self.analysing = asyncio.Lock()
        """One analysis at a time, so that bots who search are not kept waiting."""
        self._hasher = hasher or PasswordHasher()
        self.closing = False
        services.metrics.watch(lambda: count_tables(self.tables.all()))
        self._scheduling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.fanout.open()
        for limit in (self.requests, self.sign_ins, self.replays, self.analyses, self.chats.limit):
            await limit.open()
        key = await self.services.store.key(draw_hex(self.services.draw))
        self.people = Accounts(self.services, Signer(key), self._hasher)
        self._scheduling = asyncio.create_task(self.scheduler.run())

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
        await self.tables.close()
        if self._scheduling is not None:
            self._scheduling.cancel()
            with suppress(asyncio.CancelledError):
                await self._scheduling
        await self.services.fanout.close()
        await self.services.store.close()
        self.services.bot_pool.close()

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
    ) -> Listener:
        """A connection that gets a welcome, what it missed, and all that happens from now on."""
        if self.closing:
            raise Problem("restarting", 503)
        listener = Listener(person.id if person else None, self.services.settings.most_unsent, wanted)
        lines = [] if chat is None else await self.chats.lines(live, chat)
        if team is not None:
            lines += await self.chats.team_lines(live, listener.seat(live.row), team)
        await self.presence.arrive(live, listener)
        try:
            await attach(live, listener, since, [encode(line) for line in lines])
        except BaseException:
            await self.presence.depart(live, listener)
            raise
        return listener

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        """The connection is gone."""
        listener.end()
        listener.gone.set()
        if listener in live.audience.listeners:
            live.audience.listeners.remove(listener)
        await self.presence.depart(live, listener)
