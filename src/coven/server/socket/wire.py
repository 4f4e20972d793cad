"""The short way of a socket's messages: uvicorn's own protocol, without the layers that would wrap each of them.

Texts in one piece are read and written here, since they are nearly all there is. Everything else (the handshake, pings,
fragments, farewells, and what breaks the rules) is left to the library.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from coven.server.socket.frames import MASK, MASKED, TEXT, extent, framed
from coven.server.socket.hand_over import HandOver

NAME = "coven.wire"
MOST_UNREAD = 16
"""Messages that wait for an application that is busy: then the client has to wait."""


class Mailbox:
    """What has arrived, for one reader: as much of `asyncio.Queue` as uvicorn needs."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()


class Wire(WebSocketsSansIOProtocol):
    """A socket whose application may read and write by itself, once it has accepted the connection."""

    def __init__(self, *args: Any, hand_over: HandOver | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._usher = hand_over
        self._mail = Mailbox()
        self.queue = self._mail  # type: ignore[assignment]
        self._unread = b""
        self.when_free: Callable[[], None] | None = None
        """Called when a reader that was too slow takes more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    # Reading

    def data_received(self, data: bytes) -> None:
        """One frame after the other; what is not there in full waits for the rest."""
        if not self.handshake_initiated:
            if self._usher is None or not self._usher.pass_on(data, self.transport):
                super().data_received(data)
            return
        data = self._unread + data if self._unread else data
        while not self.transport.is_closing() and (found := extent(data)) is not None:
            start, end = found
            if end - start > self.config.ws_max_size:
                end = len(data)  # refused by the library: all that follows is void
            elif len(data) < end:
                break
            frame, data = (data, b"") if len(data) == end else (data[:end], data[end:])
            self._take(frame, start)
        self._unread = data

    def _take(self, frame: bytes, start: int) -> None:
        """A text in one piece is for the application; the library sees to all else."""
        text = self._text(frame, start)
        if text is None:
            super().data_received(frame)
            return
        self._mail.put_nowait({"type": "websocket.receive", "text": text})
        if len(self._mail) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _text(self, frame: bytes, start: int) -> str | None:
        if frame[0] != TEXT or not frame[1] & MASKED or self.conn.current_size is not None or self.close_sent:
            return None
        if len(frame) - start > self.config.ws_max_size:
            return None
        try:
            return str(apply_mask(frame[start:], frame[start - MASK : start]), "utf-8")
        except UnicodeDecodeError:
            return None

    async def read(self) -> str:
        """The next text; nothing of what is not text. Raises `ClientDisconnected`."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise ClientDisconnected
        return event.get("text") or ""

    def stop_reading(self) -> None:
        """Whoever reads is told that there is no more."""
        self._mail.put_nowait({"type": "websocket.disconnect"})

    # Writing

    @property
    def free(self) -> bool:
        """Whether what is written now is sent at once."""
        return self.writable.is_set()

    def write(self, messages: list[bytes]) -> None:
        """Texts, all in one packet. Who has gone gets nothing."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, messages)))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()


def wire_of(scope: Any) -> Wire:
    """Under every connection that `coven serve` has accepted."""
    wire: Wire = scope["extensions"][NAME]
    return wire
