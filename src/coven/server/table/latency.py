"""How far away players are: round trips that the server measures itself, for games in which time counts."""

from collections import defaultdict
from collections.abc import Mapping

from coven.engine import Seat
from coven.play.durations import SECOND
from coven.server.clock import Clock
from coven.server.store.rows import TableRow

EVERY = 2 * SECOND
"""How often somebody at such a table is pinged."""
LATELY = 20 * SECOND


class Latency:
    """Of one table, by seat: the lowest round trip lately. Who answers late now and then gains nothing by it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._measured: defaultdict[Seat, list[tuple[int, int]]] = defaultdict(list)

    def note(self, seat: Seat, ms: int) -> None:
        self._measured[seat].append((self._clock.now(), ms))
        self._forget(seat)

    def of(self, seat: Seat) -> int | None:
        """None: nothing was measured lately, and nothing is made up for."""
        self._forget(seat)
        return min((ms for _, ms in self._measured[seat]), default=None)

    def _forget(self, seat: Seat) -> None:
        since = self._clock.now() - LATELY
        self._measured[seat] = [each for each in self._measured[seat] if each[0] >= since]

    def at_table(self, row: TableRow) -> Mapping[Seat, int]:
        """All that are known; bots are here."""
        found = {sitter.seat: 0 if sitter.bot else self.of(sitter.seat) for sitter in row.sitters}
        return {seat: ms for seat, ms in found.items() if ms is not None}
