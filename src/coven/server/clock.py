"""What time it is, and how to wait for it. Tests bring a clock of their own and never sleep."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Protocol

from coven.play.durations import SECOND

Nanoseconds = Callable[[], int]
SLEW = 10
"""One part in so many: how much faster or slower the clock may run."""


class Clock(Protocol):
    """Time in milliseconds since 1970."""

    def now(self) -> int: ...

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        """Returns at that time, or as soon as the event is set."""


class SystemClock:
    """The clock of the machine, but it never jumps.

    When the machine's clock is set, this one runs a tenth faster or slower until both agree: nobody's time runs out by
    that, nobody has to wait for an hour to come again, and no limit stays used up.
    """

    def __init__(self, wall: Nanoseconds = time.time_ns, steady: Nanoseconds = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._looked = steady()

    def now(self) -> int:
        looked, wall = self._steady(), self._wall()
        passed = looked - self._looked
        even, most = self._now + passed, passed // SLEW
        self._looked = looked
        if even - most <= wall <= even + most:
            self._now = wall
        else:
            self._now = even + most if wall > even else even - most
        return self._now // 1_000_000

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(max(0, until - self.now()) / SECOND):
                await woken.wait()
        except TimeoutError:
            return


class Alarm:
    """Wakes who looks at the clock, if something is due before they would look again."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._until = math.inf

    def set(self, at: int) -> None:
        """Something is due at that time."""
        if at < self._until:
            self._woken.set()

    def clear(self) -> None:
        """From now on nothing is missed, whenever it is due."""
        self._woken.clear()

    async def wait(self, clock: Clock, until: int) -> None:
        """Until that time, or until something is due before."""
        self._until = until
        await clock.wait(until, self._woken)
        self._until = math.inf
