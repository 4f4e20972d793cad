"""HTTP connections of uvicorn, with a most of bytes and of time for all that a client sends or leaves unread."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from coven.play.durations import SECOND
from coven.play.problems import Trouble
from coven.play.protocol import encode
from coven.server.config import Settings
from coven.server.hanging_up import ReadingWatch, hang_up
from coven.server.limits import Places
from coven.server.origins import network_of

MOST_REQUEST = 3 * 1024 * 1024
"""Bytes of a request with all that belongs to it: pages that take a body have lower limits of their own."""
MOST_WAITING = 16
"""Requests that a client may send before the first of them is answered."""
BETWEEN = len(": \r\n")
CODES = {HTTPStatus.BAD_REQUEST: "invalid"}
TOO_BIG = "too-big"


class OutOfBounds(Exception):
    """Raised in the middle of a request, so that the parser stops."""


class FrontDoors:
    """How many connections each address has. Those of proxies belong to many."""

    def __init__(self, most: int, trusts: Callable[[str], bool]) -> None:
        self._places = Places(most)
        self._trusts = trusts

    def enter(self, address: str) -> bool:
        return self._trusts(address) or self._places.take(network_of(address))

    def leave(self, address: str) -> None:
        if not self._trusts(address):
            self._places.give_back(network_of(address))


class BoundedHttp(HttpToolsProtocol):
    """The parser has no limits of its own: bytes are counted before it gets them."""

    def __init__(self, *args: Any, settings: Settings, doors: FrontDoors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._settings = settings
        self._doors = doors
        self._place: str | None = None
        """The address under which the connection counts."""
        self._watch = ReadingWatch(self.loop, settings.unread_time / SECOND)
        self._timer: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head = 0
        """Bytes of the address and the headers that were understood."""
        self._received = 0
        """Bytes of the request that is being read."""
        self._over = False
        self._status = HTTPStatus.BAD_REQUEST

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self._doors.enter(address):
            self._over = True
            transport.abort()
            return
        self._place = address
        self._expect(self._settings.head_time)

    def data_received(self, data: bytes) -> None:
        if self._over:
            return
        self._received += len(data)
        if self._timer is None:
            self._expect(self._settings.head_time)
        super().data_received(data)
        if self._in_head and self._received > self._settings.most_head:
            self._cut_off(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._received > MOST_REQUEST:
            self._cut_off(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._give_back_place()
        self._relax()
        self._watch.end()
        super().connection_lost(exc)

    def _give_back_place(self) -> None:
        if self._place is not None:
            self._doors.leave(self._place)
            self._place = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch.end()

    def handle_websocket_upgrade(self) -> None:
        """From now on the connection is a socket's."""
        self._give_back_place()
        self._over = True
        self._relax()
        super().handle_websocket_upgrade()

    # The request, as the parser finds it

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + BETWEEN)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise OutOfBounds
        self._in_head = False
        self._expect(self._settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._head = self._received = 0
        self._relax()
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > self._settings.most_head:
            self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise OutOfBounds

    # Time

    def _expect(self, milliseconds: int) -> None:
        """The part of the request that comes now must be complete by then."""
        self._relax()
        self._timer = self.loop.call_later(milliseconds / SECOND, self._hang_up)

    def _relax(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The end

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # as soon as the client has read the answer
            self._watch.begin(self.transport)

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Called when the parser has stopped."""
        self._cut_off(self._status)

    def _cut_off(self, status: HTTPStatus) -> None:
        if not self._over and self._unanswered():
            self.transport.write(_refusal(status))
        self._hang_up()

    def _unanswered(self) -> bool:
        """Whether an answer would belong to the request that is being read."""
        if self._in_head:
            return self._last is None or self._last.response_complete
        return not self.cycle.response_started

    @property
    def _last(self) -> RequestResponseCycle | None:
        """The newest request of which all headers are known."""
        return self.cycle

    def _hang_up(self) -> None:
        """Whoever works on a request learns that the client has gone."""
        self._over = True
        self._relax()
        if self._last is not None and not self._last.response_complete:
            self._last.disconnected = True
            self._last.message_event.set()
        hang_up(self.transport, self.loop)


def _refusal(status: HTTPStatus) -> bytes:
    code = CODES.get(status, TOO_BIG)
    body = encode(Trouble(code, f"problem-{code}"))
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
    return STATUS_LINE[status] + head + body
