"""A long wire between two network devices, in a process of its own: packets leave it as late as they would far away.

`python -m tests.server.races.wire SERVER PLAYERS '{"10.9.0.3": [100, 20]}'`: two open devices, and for the address of
each player how long a packet takes either way, in ms, and by how much that differs from packet to packet.
"""

import json
import os
import select
import sys
from heapq import heappop, heappush
from itertools import count
from random import Random
from time import monotonic

MOST = 65_536
SOURCE, DESTINATION = slice(12, 16), slice(16, 20)
"""Where a packet of IP says where it comes from, and where it goes."""


class Wire:
    """Packets that are under way. None overtakes another one that goes the same way."""

    def __init__(self, delays: dict[str, tuple[float, float]]) -> None:
        self._delays = {bytes(map(int, address.split("."))): delay for address, delay in delays.items()}
        self._random = Random("wire")
        self._order = count()
        self._under_way: list[tuple[float, int, int, bytes]] = []
        self._last: dict[tuple[int, bytes], float] = {}

    def put(self, to: int, packet: bytes, player: bytes) -> None:
        way, jitter = self._delays.get(player, (0, 0))
        arrival = monotonic() + (way + self._random.uniform(-jitter, jitter)) / 1000
        arrival = self._last[to, player] = max(arrival, self._last.get((to, player), 0))
        heappush(self._under_way, (arrival, next(self._order), to, packet))

    def deliver(self) -> float | None:
        """Whatever has arrived; how long until the next does."""
        while self._under_way and self._under_way[0][0] <= monotonic():
            _, _, to, packet = heappop(self._under_way)
            os.write(to, packet)
        return max(0, self._under_way[0][0] - monotonic()) if self._under_way else None


def main(server: int, players: int, delays: dict[str, tuple[float, float]]) -> None:
    wire = Wire(delays)
    while True:
        ready, _, _ = select.select([server, players, sys.stdin], [], [], wire.deliver())
        if sys.stdin in ready:  # whoever started it has gone
            return
        if server in ready and (packet := os.read(server, MOST)):
            wire.put(players, packet, packet[DESTINATION])
        if players in ready and (packet := os.read(players, MOST)):
            wire.put(server, packet, packet[SOURCE])


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
