"""How much one person or address may ask for: a bucket that refills steadily."""

from collections import Counter, OrderedDict
from secrets import token_hex

from coven.play.problems import Problem
from coven.server.clock import Clock
from coven.server.fanout import LOOK, Fanout

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
        left = self._left(who, now)
        if left >= 1:
            self._count(who, left, now)
        return left >= 1

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise Problem("too-fast", 429)

    def _count(self, who: str, left: float, now: int, number: int = 1) -> None:
        self._buckets[who] = max(left - number, 0.0), now
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, who: str, now: int) -> float:
        left, then = self._buckets.get(who, (float(self._number), 0))
        return min(self._number, left + (now - then) * self._number / self._period)


class SharedLimit(Limit):
    """One for all workers together: each counts at once what it allows, and hears what the others have allowed.

    What is frequent is told in steps: so many of one person or address at a time.
    """

    def __init__(self, clock: Clock, number: int, period: int, *, fanout: Fanout, name: str, step: int = 1) -> None:
        super().__init__(clock, number, period)
        self._fanout = fanout
        self._topic = f"limit:{name}"
        self._step = step
        self._untold: Counter[str] = Counter()
        self._own_name = token_hex(8)

    async def open(self) -> None:
        await self._fanout.subscribe(self._topic, self._hear)

    def _count(self, who: str, left: float, now: int, number: int = 1) -> None:
        super()._count(who, left, now, number)
        self._untold[who] += number
        if self._untold[who] >= self._step:
            self._fanout.publish(self._topic, f"{self._own_name} {self._untold.pop(who)} {who}".encode())
        elif len(self._untold) > MOST_BUCKETS:
            self._untold.clear()

    def _hear(self, message: bytes) -> None:
        if message == LOOK:
            return
        name, number, who = message.decode().split(" ", 2)
        if name != self._own_name:
            now = self._clock.now()
            super()._count(who, self._left(who, now), now, int(number))
