"""Somebody else on the loopback, with raw sockets: sends whatever bytes it likes, and stops by itself."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from select import select
from time import monotonic
from typing import NamedTuple

ADDRESSES = (f"127.66.{number // 250}.{number % 250 + 1}" for number in count())
"""Each attacker has one of its own on the loopback, so that the limits of one are not those of the next."""
LONGEST = 20.0
"""Seconds after which an attacker gives up."""
BLOCK = 1 << 16
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\n"
    "Host: coven\r\n"
    "Upgrade: websocket\r\n"
    "Connection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "{more}\r\n"
)
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
ZERO_MASK = bytes(4)
"""Leaves what it masks as it is."""


@contextmanager
def connection(port: int, buffer: int | None = None) -> Iterator[socket.socket]:
    """A connection by a stranger; `buffer`: how many bytes its system takes that are not read."""
    with socket.socket() as opened:
        if buffer is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        opened.bind((next(ADDRESSES), 0))
        opened.settimeout(LONGEST)
        opened.connect(("127.0.0.1", port))
        yield opened


@contextmanager
def upgraded(port: int, table: str, buffer: int | None = None) -> Iterator[socket.socket]:
    """A socket at a table, of somebody without a name. The welcome is not read yet."""
    with connection(port, buffer) as opened:
        opened.sendall(HANDSHAKE.format(table=table, more="").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += opened.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        yield opened


class Heard(NamedTuple):
    """What the server has said, how much it was sent, and whether it has hung up."""

    data: bytes
    sent: int
    closed: bool


def flood(victim: socket.socket, block: bytes, seconds: float, *, most: int = 1 << 40, reads: bool = True) -> Heard:
    """Send the same again and again, as fast as it is taken, until the server hangs up or the time is over."""
    data, sent, until = bytearray(), 0, monotonic() + seconds
    repeated = memoryview(block * max(1, BLOCK // len(block)))
    victim.setblocking(False)
    try:
        while monotonic() < until:
            to_read, to_write = [victim] if reads else [], [victim] if sent < most else []
            readable, writable, _ = select(to_read, to_write, [], 0.05)
            if readable:
                piece = victim.recv(BLOCK)
                if not piece:
                    return Heard(bytes(data), sent, True)
                data += piece
            if writable:
                sent += victim.send(repeated[sent % len(repeated) :])
    except OSError:
        return Heard(bytes(data) + rest(victim), sent, True)
    return Heard(bytes(data), sent, False)


def listen(victim: socket.socket, seconds: float = LONGEST) -> Heard:
    """Say nothing more, and hear the server out."""
    return flood(victim, b"-", seconds, most=0)


def rest(victim: socket.socket) -> bytes:
    """What has arrived and was not read."""
    found = bytearray()
    try:
        while piece := victim.recv(BLOCK):
            found += piece
    except OSError:
        pass
    return bytes(found)


def frame(
    opcode: int,
    data: bytes = b"",
    *,
    fin: bool = True,
    reserved: int = 0,
    mask: bytes | None = ZERO_MASK,
    declared: int | None = None,
    size_bytes: int | None = None,
) -> bytes:
    """A frame, right or wrong: with any bits, a size that is not true, or one that is written in too many bytes."""
    size = len(data) if declared is None else declared
    if size_bytes is None:
        size_bytes = 0 if size < 126 else 2 if size < 1 << 16 else 8
    short = {0: size, 2: 126, 8: 127}[size_bytes]
    head = bytes([fin << 7 | reserved << 4 | opcode, (mask is not None) << 7 | short])
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if mask else data
    return head + (size.to_bytes(size_bytes) if size_bytes else b"") + (mask or b"") + masked


class Told(NamedTuple):
    """A frame from the server."""

    opcode: int
    data: bytes

    @property
    def code(self) -> int:
        """Of a close frame."""
        return int.from_bytes(self.data[:2])


def read_frames(data: bytes) -> list[Told]:
    """All frames that have arrived in full."""
    found = []
    while len(data) >= 2:
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start])
        if len(data) < start + size:
            break
        found.append(Told(data[0] & 0xF, data[start : start + size]))
        data = data[start + size :]
    return found
