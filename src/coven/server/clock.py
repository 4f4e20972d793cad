"""What time it is, and how to wait for it. Tests bring a clock of their own and never sleep."""

import asyncio
import math
import time
from typing import Protocol

from coven.play.durations import SECOND


class Clock(Protocol):
    """Time in milliseconds since 1970."""

    def now(self) -> int: ...

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        """Returns at that time, or as soon as the event is set."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

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
