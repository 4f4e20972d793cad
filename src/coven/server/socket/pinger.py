"""The server's own pings on a socket, for games in which time counts."""

import asyncio

from coven.play.protocol import Probe, encode
from coven.server.ids import draw_id
from coven.server.store.rows import Person
from coven.server.table.latency import EVERY
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.news import Measured


class Pinger:
    """One ping at a time, with an id that nobody can answer in advance."""

    def __init__(self, live: LiveTable, person: Person | None, listener: Listener) -> None:
        self.live = live
        self.person = person
        self.listener = listener
        self._sent: tuple[str, int] | None = None
        self._stop = asyncio.Event()
        self._pinging: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        """Who looks on is not pinged."""
        if self.live.timed and self.person is not None:
            self._pinging = asyncio.create_task(self._ping())

    async def __aexit__(self, *_: object) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
            await asyncio.gather(self._pinging, return_exceptions=True)

    async def _ping(self) -> None:
        clock = self.live.services.clock
        while self.live.row.status in ("open", "playing"):
            self._sent = draw_id(self.live.services.draw), clock.now()
            self.listener.hear(encode(Probe(self._sent[0])))
            await clock.wait(clock.now() + EVERY, self._stop)

    def answered(self, id_: str) -> None:
        """Other ids than that of the last ping say nothing, and do no harm."""
        if self._sent is None or self.person is None or id_ != self._sent[0]:
            return
        (_, sent), self._sent = self._sent, None
        seat = self.live.row.seat_of(self.person.id)
        if seat >= 0:
            self.live.publish(Measured(seat, self.live.services.clock.now() - sent))
