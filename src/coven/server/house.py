"""The whole server but for HTTP: made from its tools, opened, and closed."""

import asyncio
from contextlib import suppress
from functools import partial
from time import perf_counter

from argon2 import PasswordHasher

from coven.engine import Seat
from coven.server.answers import play
from coven.server.chat import Chats
from coven.server.clock import MINUTE, SECOND
from coven.server.keeper import Keeper
from coven.server.limits import SharedLimit
from coven.server.listener import Listener
from coven.server.live import LiveTable, topic
from coven.server.lobby import Lobby
from coven.server.luck import draw_hex
from coven.server.metrics import count_tables, seconds_since
from coven.server.people import People
from coven.server.presence import Attendance, hand_back
from coven.server.problems import Problem
from coven.server.protocol import Ack, Back, Play, encode
from coven.server.sessions import Signer
from coven.server.store.rows import Person
from coven.server.tables import Tables
from coven.server.takeback import take_back
from coven.server.tools import Tools

BURST = 5
LONGEST_FAREWELL = 3
"""Seconds that a stopping server waits until everybody has heard of it."""


class House:
    """Everything that the doors (HTTP, sockets) lead to."""

    people: People

    def __init__(self, tools: Tools, hasher: PasswordHasher | None = None) -> None:
        settings = tools.settings
        self.tools = tools
        self.tables = Tables(tools)
        self.lobby = Lobby(tools, self.tables)
        self.chats = Chats(tools)
        self.attendance = Attendance(tools)
        self.keeper = Keeper(tools, self.tables, self.attendance)
        at_once, step = settings.requests * BURST, max(settings.requests // BURST, 1)
        share = partial(SharedLimit, tools.clock, fanout=tools.fanout)
        self.requests = share(at_once, BURST * SECOND, name="requests", step=step)
        self.sign_ins = share(settings.sign_ins, MINUTE, name="sign-ins")
        self.replays = share(settings.replays, MINUTE, name="replays")
        self.analyses = share(settings.analyses, MINUTE, name="analyses")
        self.analysing = asyncio.Lock()
        """One analysis at a time, so that bots who search are not kept waiting."""
        self._hasher = hasher or PasswordHasher()
        self.closing = False
        tools.metrics.watch(lambda: count_tables(self.tables.all()))
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.tools.store.open()
        await self.tools.fanout.open()
        for limit in (self.requests, self.sign_ins, self.replays, self.analyses, self.chats.limit):
            await limit.open()
        key = await self.tools.store.key(draw_hex(self.tools.draw))
        self.people = People(self.tools, Signer(key), self._hasher)
        self._keeping = asyncio.create_task(self.keeper.run())

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
        await self.tools.fanout.close()
        await self.tools.store.close()
        self.tools.thinkers.close()

    # At a table

    async def play(self, live: LiveTable, person: Person, said: Play, wanted: Seat | None = None) -> Ack:
        """A move that arrives now.

        It is no sign of presence that others could see: that somebody has chosen may be a secret.
        """
        arrival = self.tools.clock.now()
        seat = live.seat_of(person.id, wanted)
        if seat < 0:
            await live.catch_up()
            seat = seat_at(live, person, wanted)
        await hand_back(live, seat)
        start = perf_counter()
        try:
            return await play(live, seat, said, arrival)
        finally:
            self.tools.metrics.answers_of(live.game.name).observe(seconds_since(start))

    async def take_back(self, live: LiveTable, person: Person, said: Back, wanted: Seat | None = None) -> Ack:
        """The last move, while nobody has learned anything by it."""
        return await take_back(live, seat_at(live, person, wanted), said)

    async def measured(self, live: LiveTable, person: Person, ms: int) -> None:
        """So long a ping to somebody's seat took, and its answer: all workers are to know."""
        seat = live.seat_of(person.id)
        if seat >= 0:
            live.trips.note(seat, ms)
            self.tools.fanout.publish(topic(live.row.id), b"trip %d %d" % (seat, ms))

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
        listener = Listener(person.id if person else None, self.tools.settings.most_unsent, wanted)
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
