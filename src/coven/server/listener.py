"""One connection to a table, by socket or by stream: what it is still to be sent."""

import asyncio
from collections.abc import AsyncIterator

from coven.server.protocol import Bye, ByeReason, encode


class Listener:
    """A queue of messages with an end. A reader that is too slow is cut off, and resumes from its last number."""

    def __init__(self, person: str | None, most_unsent: int) -> None:
        self.person = person
        self._most = most_unsent
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ended = False
        self.reason: ByeReason | None = None
        self.gone = asyncio.Event()
        """Set when the connection is closed."""

    def greet(self, messages: list[bytes]) -> None:
        """What comes first, however much it is."""
        for message in messages:
            self._queue.put_nowait(message)

    def hear(self, message: bytes) -> None:
        if self._ended:
            return
        if self._queue.qsize() >= self._most:
            self.end("too-slow")
        else:
            self._queue.put_nowait(message)

    def end(self, reason: ByeReason | None = None) -> None:
        """No more messages after the farewell; None: the other side has gone already."""
        if self._ended:
            return
        self._ended = True
        self.reason = reason
        if reason is not None:
            self._queue.put_nowait(encode(Bye(reason)))
        self._queue.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (message := await self._queue.get()) is not None:
            yield message
