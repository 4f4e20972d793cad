"""The server's own pings on a socket, for games in which time counts."""

import asyncio
from collections import OrderedDict

from coven.play.durations import SECOND
from coven.play.protocol import Probe, encode
from coven.server.ids import draw_id
from coven.server.line import LineReader
from coven.server.store.rows import Person
from coven.server.table.distances import ENOUGH, Trip
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.news import Measured

EVERY = 2 * SECOND
"""How often somebody at such a table is pinged."""
AT_FIRST = SECOND // 4
"""How often until some pongs have come: a line is to be known when the first race opens."""
PATIENCE = 2 * ENOUGH
"""How many pings that nobody answers are sent so quickly."""


class Pinger:
    """Pings with ids that nobody can answer in advance."""

    def __init__(self, live: LiveTable, person: Person | None, listener: Listener, line: LineReader) -> None:
        self.live = live
        self.person = person
        self.listener = listener
        self._line = line
        self._socket = draw_id(live.services.draw)
        self._sent: OrderedDict[str, int] = OrderedDict()
        """When those pings were sent that may still be answered."""
        self._pings = self._pongs = 0
        self._pinging: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        """Spectators are not pinged."""
        if self.live.timed and self.person is not None:
            self._pinging = asyncio.create_task(self._ping_all())

    async def __aexit__(self, *_: object) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
            await asyncio.gather(self._pinging, return_exceptions=True)

    async def _ping_all(self) -> None:
        clock = self.live.services.clock
        while self.live.row.status in ("open", "playing"):
            self._ping()
            await self._wait(clock.now() + self._pause())

    async def _wait(self, until: int) -> None:
        """When the game begins everybody is pinged at once: whoever answers sees the table."""
        clock, dealt = self.live.services.clock, self.live.dealt
        before = dealt.is_set()
        await clock.wait(until, asyncio.Event() if before else dealt)
        if dealt.is_set() and not before:
            self._pings = self._pongs = 0

    def _pause(self) -> int:
        return AT_FIRST if self._pongs < ENOUGH and self._pings < PATIENCE else EVERY

    def _ping(self) -> None:
        id_ = draw_id(self.live.services.draw)
        self._pings += 1
        self._sent[id_] = self.live.services.clock.now()
        while len(self._sent) > PATIENCE:
            self._sent.popitem(last=False)
        self.listener.hear(encode(Probe(id_)))

    def answered(self, id_: str) -> None:
        """Ids that were not sent, or long ago, say nothing, and do no harm."""
        sent = self._sent.pop(id_, None)
        if sent is None or self.person is None:
            return
        self._pongs += 1
        seat = self.live.row.seat_of(self.person.id)
        if seat >= 0:
            trip = Trip(self.live.services.clock.now() - sent, self._line())
            self.live.publish(Measured(seat, self._socket, trip))
