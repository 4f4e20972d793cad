"""How much one person or address may ask for: a bucket that refills steadily."""

import math
from collections import Counter, OrderedDict
from secrets import token_hex

from coven.play.durations import SECOND
from coven.play.problems import Problem
from coven.server.clock import Clock
from coven.server.fanout import LOOK, Fanout

BURST = 5
"""Seconds over which a limit a second is looked at: so many times as much may come at once."""
MOST_BUCKETS = 100_000


class Bucket:
    """`number` in `period` on average, and as many at once."""

    __slots__ = ("_left", "_number", "_rate", "_then")

    def __init__(self, number: int, period: float, now: float) -> None:
        self._number = number
        self._rate = number / period
        self._left = float(number)
        self._then = now

    def take(self, now: float) -> bool:
        """Whether one more is fine; counts it if so."""
        self.spend(0, now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """How long after the last look until one more is fine."""
        return max(0.0, (1 - self._left) / self._rate)

    def spend(self, number: int, now: float) -> None:
        """Count so many, fine or not."""
        refilled = min(self._number, self._left + (now - self._then) * self._rate)
        self._left, self._then = max(refilled - number, 0.0), now


class Limit:
    """A bucket for each person or address: `number` in `period` ms."""

    def __init__(self, clock: Clock, number: int, period: int) -> None:
        self._clock = clock
        self._number = number
        self._period = period
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more is fine; counts it if so."""
        now = self._clock.now()
        return self._bucket(who, now).take(now)

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise Problem("too-fast", 429, retry_after=max(1, math.ceil(self._buckets[who].wait() / SECOND)))

    def _bucket(self, who: str, now: int) -> Bucket:
        if who not in self._buckets:
            self._buckets[who] = Bucket(self._number, self._period, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return self._buckets[who]


class Places:
    """How many connections each may have at the same time; every worker counts its own."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Whether there was a place; whoever has taken it gives it back."""
        if self._taken[who] >= self._most:
            return False
        self._taken[who] += 1
        return True

    def check(self, who: str) -> None:
        if not self.take(who):
            raise Problem("too-many-connections", 429, most=self._most)

    def give_back(self, who: str) -> None:
        self._taken[who] -= 1
        if self._taken[who] <= 0:
            del self._taken[who]


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

    def allows(self, who: str) -> bool:
        allowed = super().allows(who)
        if allowed:
            self._tell(who)
        return allowed

    def _tell(self, who: str) -> None:
        self._untold[who] += 1
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
            self._bucket(who, now).spend(int(number), now)
