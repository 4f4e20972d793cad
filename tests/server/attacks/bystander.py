"""A player who was there before the attack, and must hardly notice it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from statistics import median
from time import perf_counter
from typing import TypeVar

from tests.server.attacks.target import Target
from tests.server.kit import Ears

CALM = 30
"""Pings that show how quick the server is when nothing happens."""
FEWEST = 5
MOST_TIMES_CALM = 20
MARGIN = 0.25
"""Seconds that a busy machine may add."""
LONGEST = 20
"""Seconds after which a ping has failed."""

Found = TypeVar("Found")


class Bystander:
    """One socket that stays open all the time, and how long its pings take."""

    def __init__(self, table: str, ears: Ears) -> None:
        self.table = table
        self._ears = ears
        self._calm: list[float] = []

    async def stay_calm(self) -> None:
        self._calm = [await self._ping() for _ in range(CALM)]

    async def endure(self, attack: Awaitable[Found]) -> Found:
        """Go on during an attack; what came of it."""
        running = asyncio.ensure_future(attack)
        delays = []
        while not running.done() or len(delays) < FEWEST:
            delays.append(await self._ping())
            await asyncio.sleep(0.02)
        bearable = MOST_TIMES_CALM * median(self._calm) + MARGIN
        assert median(delays) < bearable, f"pings took {median(delays):.3f} s, when calm {median(self._calm):.3f} s"
        return running.result()

    async def _ping(self) -> float:
        start = perf_counter()
        async with asyncio.timeout(LONGEST):
            await self._ears.sync()
        return perf_counter() - start


@asynccontextmanager
async def bystander(target: Target) -> AsyncIterator[Bystander]:
    async with target.visitor() as ann:
        await ann.post("/api/guests", name="Ann")
        table = await ann.table()
        async with ann.socket(table) as ears:
            found = Bystander(table, ears)
            await found.stay_calm()
            yield found
