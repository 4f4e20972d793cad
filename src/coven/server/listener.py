"""One connection to a table, by socket or by stream: what it is still to be sent."""

import asyncio
from collections.abc import AsyncIterator

from coven.engine import Seat
from coven.server.protocol import Bye, ByeReason, encode


class Listener:
    """Messages that wait, and an end. A reader that is too slow is cut off, and resumes from its last number."""

    def __init__(self, person: str | None, most_unsent: int, wanted: Seat | None = None) -> None:
        self.person = person
        self.wanted = wanted
        """Which of several seats it speaks for; None: the first."""
        self._most = most_unsent
        self._waiting: list[bytes] = []
        self._some = asyncio.Event()
        self._ended = False
        self.reason: ByeReason | None = None
        self.gone = asyncio.Event()
        """Set when the connection is closed."""

    def greet(self, messages: list[bytes]) -> None:
        """What comes first, however much it is."""
        self._waiting += messages
        self._some.set()

    def hear(self, message: bytes) -> None:
        if self._ended:
            return
        if len(self._waiting) >= self._most:
            self.end("too-slow")
        else:
            self._waiting.append(message)
            self._some.set()

    def end(self, reason: ByeReason | None = None) -> None:
        """No more messages after the farewell; None: the other side has gone already."""
        if self._ended:
            return
        self._ended = True
        self.reason = reason
        if reason is not None:
            self._waiting.append(encode(Bye(reason)))
        self._some.set()

    async def __aiter__(self) -> AsyncIterator[list[bytes]]:
        """All that waits, again and again."""
        while self._waiting or not self._ended:
            await self._some.wait()
            self._some.clear()
            waiting, self._waiting = self._waiting, []
            yield waiting
