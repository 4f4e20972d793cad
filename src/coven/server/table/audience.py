"""Who listens to a table at this worker, and what they were sent last."""

from collections import defaultdict
from collections.abc import Collection

from coven.engine import Seat
from coven.play.timeline import Timeline, Updates
from coven.server.store.rows import TableRow
from coven.server.table.listener import Listener

RECENT = 4 << 10
"""Bytes of a player's updates that are kept in memory for those who come back, besides the newest."""


class Recent:
    """The last updates of one seat."""

    __slots__ = ("_kept", "_size")

    def __init__(self) -> None:
        self._kept: list[tuple[int, bytes]] = []
        self._size = 0

    def add(self, number: int, update: bytes, most: int) -> None:
        """At most so many bytes are kept besides."""
        while self._size > most:
            self._size -= len(self._kept.pop(0)[1])
        self._kept.append((number, update))
        self._size += len(update)

    def after(self, since: int) -> list[bytes] | None:
        """None: it does not reach back that far."""
        if not self._kept or self._kept[0][0] > since + 1:
            return None
        return [update for number, update in self._kept if number > since]


class Audience:
    """Every listener hears what its seat hears: which that is follows from the row of the table.

    Where nobody can come back (bots, and spectators if nobody watches) only what somebody new is shown is kept.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._recent: defaultdict[Seat, Recent] = defaultdict(Recent)

    def send(self, row: TableRow, timeline: Timeline, updates: Updates) -> None:
        """To each seat its own update."""
        may_return = {sitter.seat for sitter in row.sitters if sitter.person is not None}
        for listener in tuple(self.listeners):
            seat = listener.seat(row)
            may_return.add(seat)
            own = updates.get(seat)
            if own is not None:
                listener.hear(own)
        for seat, update in updates.items():
            self._recent[seat].add(timeline.seen[seat].number, update, RECENT if seat in may_return else 0)

    def tell(self, row: TableRow, message: bytes, seats: Collection[Seat] | None = None) -> None:
        """The same to all, or to some seats alone."""
        for listener in tuple(self.listeners):
            if seats is None or listener.seat(row) in seats:
                listener.hear(message)

    def recent(self, seat: Seat, since: int) -> list[bytes] | None:
        """The updates of a seat after number `since`; None: memory does not reach back that far."""
        return self._recent[seat].after(since)
