"""Connections that last: they end with the session or key under which they were opened."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

import msgspec

from coven.server.fanout import LOOK
from coven.server.people.sessions import ENDED
from coven.server.services import Services

End = Callable[[], None]
_read_hashes = msgspec.json.Decoder(list[str]).decode


class Connection:
    """One of them. What it is to do at its end may be known later than that end."""

    def __init__(self) -> None:
        self.ended = False
        self._then: End | None = None

    def on_end(self, then: End) -> None:
        self._then = then
        if self.ended:
            then()

    def end(self) -> None:
        self.ended = True
        if self._then is not None:
            self._then()


class Connections:
    """Those of this worker, by the hash of their session or key."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: defaultdict[str, set[Connection]] = defaultdict(set)
        self._looking: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._services.fanout.subscribe(ENDED, self._hear)

    async def close(self) -> None:
        await asyncio.gather(*self._looking, return_exceptions=True)

    @contextmanager
    def under(self, hash_: str | None) -> Iterator[Connection]:
        """Enter before the session is looked up: then no end of it is missed. None: nobody in particular."""
        connection = Connection()
        if hash_ is not None:
            self._open[hash_].add(connection)
        try:
            yield connection
        finally:
            if hash_ is not None:
                self._remove(hash_, connection)

    def _remove(self, hash_: str, connection: Connection) -> None:
        self._open[hash_].discard(connection)
        if not self._open[hash_]:
            del self._open[hash_]

    def _hear(self, message: bytes) -> None:
        if message == LOOK:
            task = asyncio.create_task(self._look())
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        else:
            self._end(_read_hashes(message))

    async def _look(self) -> None:
        """News of an end may have been lost."""
        known = tuple(self._open)
        self._end(set(known) - await self._services.store.valid(known, self._services.clock.now()))

    def _end(self, hashes: Collection[str]) -> None:
        for hash_ in hashes:
            for connection in tuple(self._open.get(hash_, ())):
                connection.end()
