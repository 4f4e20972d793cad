"""How much one person or address may ask for: a bucket that refills steadily."""

from collections import OrderedDict

from coven.server.clock import Clock
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
        now = self._clock.now()
        left, then = self._buckets.pop(who, (float(self._number), now))
        left = min(self._number, left + (now - then) * self._number / self._period)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left), now
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise Problem("too-fast", 429)
