"""How much one person or address may ask for: a bucket that refills steadily."""

from collections import OrderedDict

from coven.server.clock import Clock
from coven.server.fanout import LOOK, Fanout
from coven.server.problems import Problem

MOST_BUCKETS = 100_000


class Limit:
    """`number` in `period` ms on average, and as many at once."""

    def __init__(self, clock: Clock, number: int, period: int) -> None:
        self._clock = clock
        self._number = number
        self._period = period
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more is fine; counts it if so."""
        allowed = self._left(who) >= 1
        if allowed:
            self.count(who)
        return allowed

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise Problem("too-fast", 429)

    def count(self, who: str) -> None:
        self._buckets[who] = max(self._left(who) - 1, 0.0), self._clock.now()
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, who: str) -> float:
        left, then = self._buckets.get(who, (float(self._number), 0))
        return min(self._number, left + (self._clock.now() - then) * self._number / self._period)


class SharedLimit(Limit):
    """One for all workers together: what one of them allows, all count, itself included, when they hear of it."""

    def __init__(self, clock: Clock, number: int, period: int, *, fanout: Fanout, name: str) -> None:
        super().__init__(clock, number, period)
        self._fanout = fanout
        self._topic = f"limit:{name}"

    async def open(self) -> None:
        await self._fanout.subscribe(self._topic, self._hear)

    def count(self, who: str) -> None:
        self._fanout.publish(self._topic, who.encode())

    def _hear(self, message: bytes) -> None:
        if message != LOOK:
            super().count(message.decode())
