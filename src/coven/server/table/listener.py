"""One connection to a table, by socket or by stream: what it is still to be sent."""

import asyncio
from collections.abc import AsyncIterator

from coven.engine import SPECTATOR, Seat
from coven.play.protocol import Bye, ByeReason, Orders, encode
from coven.server.store.rows import Sitter, TableRow


class Listener:
    """Messages that wait, and an end. A reader that is too slow is cut off, and resumes from its last number."""

    def __init__(self, person: str | None, most_unsent: int, wanted: Seat | None = None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.who = person or address
        """Whose turn it is when something takes long."""
        self.wanted = wanted
        """Which of several seats it speaks for; None: the first."""
        self._most = most_unsent
        self._waiting: list[bytes] = []
        self._unsent = 0
        self._reader: asyncio.Future[None] | None = None
        self.ended = False
        self.reason: ByeReason | None = None
        self._orders: Orders | None = None
        self._seated: tuple[tuple[Sitter, ...], Seat] = (), SPECTATOR
        """Found again only when somebody else sits at the table."""
        self.gone = asyncio.Event()
        """Set when the connection is closed."""

    def seat(self, row: TableRow) -> Seat:
        """The seat of a table that it speaks for."""
        if self._seated[0] is not row.sitters:
            self._seated = row.sitters, row.seat_of(self.person, self.wanted)
        return self._seated[1]

    def is_new(self, orders: Orders) -> bool:
        """Whether its player has not been told this of the standing orders."""
        before, self._orders = self._orders, orders
        return before != orders

    def greet(self, messages: list[bytes]) -> None:
        """What comes first, however much it is."""
        self._waiting += messages
        self._wake()

    def hear(self, message: bytes) -> None:
        if self.ended:
            return
        if self._unsent + len(message) > self._most:
            self.end("too-slow")
        else:
            self._unsent += len(message)
            self._waiting.append(message)
            self._wake()

    def end(self, reason: ByeReason | None = None) -> None:
        """No more messages after the farewell; None: the other side has gone already."""
        if self.ended:
            return
        self.ended = True
        self.reason = reason
        if reason is not None:
            self._waiting.append(encode(Bye(reason)))
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def __aiter__(self) -> AsyncIterator[list[bytes]]:
        """Whatever waits, whenever something does, until the end."""
        while self._waiting or not self.ended:
            if not self._waiting:
                self._reader = asyncio.get_running_loop().create_future()
                await self._reader
            waiting, self._waiting, self._unsent = self._waiting, [], 0
            if waiting:
                yield waiting
