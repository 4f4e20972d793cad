"""The round trips of a socket as a kernel measures them: no program at its other end can make them longer.

On Linux that is `TCP_INFO`: fields of `struct tcp_info`, in µs, at the same places since Linux 4.6.
"""

import socket as sockets
from collections.abc import Callable, Mapping
from struct import unpack_from
from typing import Any

import msgspec

from coven.server.config import Settings

TCP_INFO: int | None = getattr(sockets, "TCP_INFO", None)
SMOOTHED_AT, BEST_AT, SIZE = 68, 148, 152
"""`tcpi_rtt`, `tcpi_min_rtt`, and how much of the struct is needed."""
NEVER = 0xFFFFFFFF
"""No trip was measured yet."""
MOST_DIGITS = 8
"""A minute and a half, in µs."""
EXTENSION = "coven.socket"
"""Where a connection's scope has its socket."""


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """Round trips of a socket in ms, as a kernel measured them. `usual` is the smoothed one, where it is known."""

    best: int
    usual: int | None = None


LineReader = Callable[[], Shown | None]
"""Reads what is known of a line now; None: nothing is."""
LineOf = Callable[[Mapping[str, Any], Settings], LineReader]
"""How to read the line of a connection, from its scope."""


def read_kernel(socket: Any) -> Shown | None:
    """None where there is no such thing: another system, an old kernel, a socket that is no TCP."""
    if TCP_INFO is None:
        return None
    try:
        info = socket.getsockopt(sockets.IPPROTO_TCP, TCP_INFO, SIZE)
    except OSError:
        return None
    if len(info) < SIZE:
        return None
    (smoothed,), (best,) = unpack_from("=I", info, SMOOTHED_AT), unpack_from("=I", info, BEST_AT)
    return None if best == NEVER else Shown(best // 1000, -(-smoothed // 1000))


class Line:
    """A direct line: its best trip of all that were ever seen, so that holding back for minutes does not pay either."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._best: int | None = None

    def __call__(self) -> Shown | None:
        shown = read_kernel(self._socket)
        if shown is None:
            return None
        self._best = shown.best if self._best is None else min(self._best, shown.best)
        return Shown(self._best, shown.usual)


def unknown() -> None:
    """Of a line behind a proxy that does not tell."""


def line_of(scope: Mapping[str, Any], settings: Settings) -> LineReader:
    """How to read the line of a connection: its own socket's, or what a trusted proxy says."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    socket = scope.get("extensions", {}).get(EXTENSION)
    if socket is None:
        return unknown
    if _came_by_trusted_proxy(scope, socket):
        return _told(headers.get(settings.line_header.lower(), "")) if settings.line_header else unknown
    return unknown if "x-forwarded-for" in headers or "forwarded" in headers else Line(socket)


def _came_by_trusted_proxy(scope: Mapping[str, Any], socket: Any) -> bool:
    """Then uvicorn has put the player's address in the place of the proxy's."""
    try:
        peer = socket.getpeername()
    except OSError:
        return False
    return scope.get("client") is not None and tuple(scope["client"])[:2] != tuple(peer)[:2]


def _told(microseconds: str) -> LineReader:
    if not microseconds.isascii() or not microseconds.isdigit() or len(microseconds) > MOST_DIGITS:
        return unknown
    shown = Shown(int(microseconds) // 1000)
    return lambda: shown
