"""How the server ends a connection by itself, whatever the client does: what HTTP and sockets have in common."""

import asyncio

LINGER = 2.0
"""Seconds in which a client can still read why the server has hung up."""


def hang_up(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> asyncio.TimerHandle:
    """Send what was written before, read nothing more, and be rid of the connection soon.

    To close it at once would reset it while the client still sends, and what it was told would be lost.
    """
    if not transport.is_closing():
        transport.pause_reading()
        transport.write_eof()
    return loop.call_later(LINGER, transport.abort)


class ReadingWatch:
    """Ends the connection of a client that does not read what it is sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """More has been written than the client has read."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, transport.abort)

    def end(self) -> None:
        """The client reads, or has gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
