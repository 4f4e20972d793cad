"""The whole server but for HTTP: made from its services, opened, and closed."""

import asyncio
from contextlib import suppress
from functools import partial
from time import perf_counter

from argon2 import PasswordHasher

from coven.engine import Seat
from coven.play.durations import MINUTE, SECOND
from coven.play.problems import Problem
from coven.play.protocol import Ack, Back, Play, encode
from coven.server.ids import draw_hex
from coven.server.limits import SharedLimit
from coven.server.lobby.lobby import Lobby
from coven.server.metrics import count_tables, seconds_since
from coven.server.people.accounts import Accounts
from coven.server.people.sessions import Signer
from coven.server.scheduler import Scheduler
from coven.server.services import Services
from coven.server.store.rows import Person
from coven.server.table.answers import play
from coven.server.table.chat import Chats
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable, topic
from coven.server.table.presence import PresenceTracker, hand_back
from coven.server.table.registry import Tables
from coven.server.table.takeback import take_back

BURST = 5
LONGEST_FAREWELL = 3
"""Seconds that a stopping server waits until everybody has heard of it."""


class Backend:
    """Everything that the doors (HTTP, sockets) lead to."""

    people: Accounts

    def __init__(self, services: Services, hasher: PasswordHasher | None = None) -> None:
        settings = services.settings
        self.services = services
        self.tables = Tables(services)
        self.lobby = Lobby(services, self.tables)
        self.chats = Chats(services)
        self.attendance = PresenceTracker(services)
        self.scheduler = Scheduler(services, self.tables, self.attendance)
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
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.services.store.open()
        await self.services.fanout.open()
        for limit in (self.requests, self.sign_ins, self.replays, self.analyses, self.chats.limit):
            await limit.open()
        key = await self.services.store.key(draw_hex(self.services.draw))
        self.people = Accounts(self.services, Signer(key), self._hasher)
        self._keeping = asyncio.create_task(self.scheduler.run())

    async def say_bye(self) -> None:
        """Everybody who is connected is told that the server restarts; nobody new is let in."""
        self.closing = True
        listeners = [listener for live in self.tables.all() for listener in live.listeners]
        for listener in listeners:
            listener.end("restarting")
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FAREWELL):
                for listener in listeners:
                    await listener.gone.wait()

    async def close(self) -> None:
        await self.say_bye()
        await self.tables.close()
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        await self.services.fanout.close()
        await self.services.store.close()
        self.services.bot_pool.close()

    # At a table

    async def play(self, live: LiveTable, person: Person, said: Play, wanted: Seat | None = None) -> Ack:
        """A move that arrives now.

        It is no sign of presence that others could see: that somebody has chosen may be a secret.
        """
        arrival = self.services.clock.now()
        seat = live.seat_of(person.id, wanted)
        if seat < 0:
            await live.catch_up()
            seat = seat_at(live, person, wanted)
        await hand_back(live, seat)
        start = perf_counter()
        try:
            return await play(live, seat, said, arrival)
        finally:
            self.services.metrics.answers_of(live.game.name).observe(seconds_since(start))

    async def take_back(self, live: LiveTable, person: Person, said: Back, wanted: Seat | None = None) -> Ack:
        """The last move, while nobody has learned anything by it."""
        return await take_back(live, seat_at(live, person, wanted), said)

    async def measured(self, live: LiveTable, person: Person, ms: int) -> None:
        """So long a ping to somebody's seat took, and its answer: all workers are to know."""
        seat = live.seat_of(person.id)
        if seat >= 0:
            live.latency.note(seat, ms)
            self.services.fanout.publish(topic(live.row.id), b"trip %d %d" % (seat, ms))

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
            lines += await self.chats.team_lines(live, live.seat_heard(listener), team)
        await self.attendance.arrive(live, listener)
        try:
            await live.attach(listener, since, [encode(line) for line in lines])
        except BaseException:
            await self.attendance.depart(live, listener)
            raise
        return listener

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        """The connection is gone."""
        listener.end()
        listener.gone.set()
        if listener in live.listeners:
            live.listeners.remove(listener)
        await self.attendance.depart(live, listener)


def seat_at(live: LiveTable, person: Person, wanted: Seat | None = None) -> Seat:
    """The seat that somebody plays, who must have one."""
    seat = live.seat_of(person.id, wanted)
    if seat < 0:
        raise Problem("not-seated", 403)
    return seat
