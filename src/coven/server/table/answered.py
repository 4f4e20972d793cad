"""Which moves a table has answered already, so that what a client sends again is played once."""

from array import array
from bisect import bisect_left, insort

from coven.engine import Seat
from coven.server.store import Store

RECENT = 16
"""Ids that are kept whole, with the number of the update that each led to. Others are in the store."""


class Answered:
    """The newest ids, and eight bytes for every older one: enough to know when it is worth while to ask the store."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._recent: dict[tuple[Seat, str], int] = {}
        self._older = array("q")

    def add(self, seat: Seat, id_: str, frame: int) -> None:
        self._recent[seat, id_] = frame
        if len(self._recent) > RECENT:
            oldest = next(iter(self._recent))
            del self._recent[oldest]
            insort(self._older, hash(oldest))

    async def load(self) -> None:
        for seat, id_, frame in await self._store.answered(self._table):
            self.add(seat, id_, frame)

    async def find(self, seat: Seat, id_: str) -> int | None:
        """The update in which a seat saw its move with this id; None: there was no such move."""
        frame = self._recent.get((seat, id_))
        if frame is None and self._is_old((seat, id_)):
            frame = await self._store.answer(self._table, seat, id_)
        return frame

    def _is_old(self, key: tuple[Seat, str]) -> bool:
        place = bisect_left(self._older, hash(key))
        return place < len(self._older) and self._older[place] == hash(key)
