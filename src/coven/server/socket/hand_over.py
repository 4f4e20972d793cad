"""Workers behind one port pass sockets on to each other, so that all who sit at a table are served by the same of them.

So no move is carried out by two of them, and they do not race for it. It is no more than that: any worker can serve any
table, and does so where it cannot pass a socket on.
"""

import asyncio
import re
import socket
from collections.abc import Callable, Sequence
from zlib import crc32

Door = tuple[socket.socket, socket.socket]
"""Of one worker: where it takes sockets in, and where others bring them."""
LONGEST_REQUEST = 1 << 16
TABLE = re.compile(rb"GET /api/tables/([^/?# ]+)/socket[? ]")


def doors(number: int) -> list[Door]:
    """Kept open by who starts the workers: what is brought while one of them is replaced waits for the next."""
    found = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(number)]
    for side in (side for door in found for side in door):
        side.setblocking(False)
    return found


class HandOver:
    """At the door of one worker."""

    def __init__(self, place: int, doors: Sequence[Door]) -> None:
        self._place = place
        self._doors = doors
        self._welcoming: set[asyncio.Task[None]] = set()

    def pass_on(self, request: bytes, transport: asyncio.Transport) -> bool:
        """Give a connection to the worker where its table is at home. False: that is here, or it cannot be done."""
        found = TABLE.match(request)
        home = crc32(found[1]) % len(self._doors) if found else self._place
        if home == self._place:
            return False
        try:
            socket.send_fds(self._doors[home][1], [request], [transport.get_extra_info("socket").fileno()])
        except OSError:
            return False
        transport.abort()
        return True

    def open(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Take in what others bring."""
        asyncio.get_running_loop().add_reader(self._doors[self._place][0], self._take_in, protocol)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._doors[self._place][0])

    def _take_in(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        try:
            request, files, _, _ = socket.recv_fds(self._doors[self._place][0], LONGEST_REQUEST, 1)
        except BlockingIOError:
            return
        task = asyncio.create_task(_welcome(request, socket.socket(fileno=files[0]), protocol))
        self._welcoming.add(task)
        task.add_done_callback(self._welcoming.discard)


async def _welcome(request: bytes, connection: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
    loop = asyncio.get_running_loop()
    _, speaking = await loop.connect_accepted_socket(protocol, connection)
    speaking.data_received(request)
