"""One connection to a table, by socket or by stream: what it is still to be sent."""

import asyncio
from collections.abc import AsyncIterator

from coven.engine import Seat
from coven.play.protocol import Bye, ByeReason, encode
from coven.server.store.rows import TableRow


class Listener:
    """Messages that wait, and an end. A reader that is too slow is cut off, and resumes from its last number."""

    def __init__(self, person: str | None, most_unsent: int, wanted: Seat | None = None) -> None:
        self.person = person
        self.wanted = wanted
        """Which of several seats it speaks for; None: the first."""
        self._most = most_unsent
        self._waiting: list[bytes] = []
        self._unsent = 0
        self._some = asyncio.Event()
        self.ended = False
        self.reason: ByeReason | None = None
        self.gone = asyncio.Event()
        """Set when the connection is closed."""

    def seat(self, row: TableRow) -> Seat:
        """The seat of a table that it speaks for."""
        return row.seat_of(self.person, self.wanted)

    def greet(self, messages: list[bytes]) -> None:
        """What comes first, however much it is."""
        self._waiting += messages
        self._some.set()

    def hear(self, message: bytes) -> None:
        if self.ended:
            return
        if self._unsent + len(message) > self._most:
            self.end("too-slow")
        else:
            self._unsent += len(message)
            self._waiting.append(message)
            self._some.set()

    def end(self, reason: ByeReason | None = None) -> None:
        """No more messages after the farewell; None: the other side has gone already."""
        if self.ended:
            return
        self.ended = True
        self.reason = reason
        if reason is not None:
            self._waiting.append(encode(Bye(reason)))
        self._some.set()

    async def __aiter__(self) -> AsyncIterator[list[bytes]]:
        """Whatever waits, whenever something does, until the end."""
        while self._waiting or not self.ended:
            await self._some.wait()
            self._some.clear()
            waiting, self._waiting, self._unsent = self._waiting, [], 0
            yield waiting
