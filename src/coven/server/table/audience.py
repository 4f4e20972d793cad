"""Who listens to a table at this worker, and what they were sent last."""

from collections import defaultdict, deque
from collections.abc import Collection

from coven.engine import Seat
from coven.play.timeline import Timeline, Updates
from coven.server.store.rows import TableRow
from coven.server.table.listener import Listener

RECENT = 16
"""Updates of each seat that are kept in memory for those who come back."""


class Audience:
    """Every listener hears what its seat hears: which that is follows from the row of the table."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._recent: defaultdict[Seat, deque[tuple[int, bytes]]] = defaultdict(lambda: deque(maxlen=RECENT))

    def send(self, row: TableRow, timeline: Timeline, updates: Updates) -> None:
        """To each seat its own update."""
        for seat, update in updates.items():
            self._recent[seat].append((timeline.seen[seat].number, update))
        for listener in tuple(self.listeners):
            own = updates.get(listener.seat(row))
            if own is not None:
                listener.hear(own)

    def tell(self, row: TableRow, message: bytes, seats: Collection[Seat] | None = None) -> None:
        """The same to all, or to some seats alone."""
        for listener in tuple(self.listeners):
            if seats is None or listener.seat(row) in seats:
                listener.hear(message)

    def recent(self, seat: Seat, since: int) -> list[bytes] | None:
        """The updates of a seat after number `since`; None: memory does not reach back that far."""
        kept = self._recent[seat]
        if not kept or kept[0][0] > since + 1:
            return None
        return [update for number, update in kept if number > since]
