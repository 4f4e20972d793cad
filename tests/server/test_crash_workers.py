"""Two workers on PostgreSQL and Redis, of which one is killed, or Redis: nothing is lost, nothing is played twice."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from random import Random

import pytest

from scripts.services import Redis, free_port
from tests.server.kit import PATIENCE, Visitor
from tests.server.overhearing import HEARD
from tests.server.test_crash import ROOT, Progress, Script, _check, _check_updates

pytestmark = pytest.mark.anyio
MOVES = 12
"""That two players make at a table."""


class Town:
    """Two workers behind one port, their parent, which replaces them, and two people."""

    def __init__(self, database: str, redis: Redis) -> None:
        self.port = free_port()
        self.redis = redis
        self.progress = Progress()
        self.workers: list[int] = []
        self._command = [sys.executable, "-m", "tests.server.victim", database, str(self.port), redis.url, "2"]
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Town"]:
        self.process = await asyncio.create_subprocess_exec(*self._command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
        reading = asyncio.create_task(self._read_log())
        await self.two_workers()
        async with Visitor(self.port, {}) as self.ann, Visitor(self.port, {}) as self.bob:
            await self.ann.post("/api/guests", name="Ann")
            await self.bob.post("/api/guests", name="Bob")
            yield self
        self.process.terminate()
        await asyncio.gather(reading, self.process.wait())

    async def _read_log(self) -> None:
        """The parent says whom it starts and who has died. Nobody else has anything to say that is an error."""
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            HEARD.append(line.decode())
            said = json.loads(line)
            assert said["level"] != "error", said
            if said["event"] == "worker started":
                self.workers.append(said["pid"])
            elif said["event"] == "worker died":
                self.workers.remove(said["pid"])
            self._changed.set()

    async def two_workers(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.workers) < 2:
                self._changed.clear()
                await self._changed.wait()

    async def tables(self, number: int) -> list[str]:
        ids = [await self.ann.table() for _ in range(number)]
        for table in ids:
            await self.bob.join(table)
        return ids

    async def play(self, tables: list[str], trouble: Awaitable[None]) -> None:
        """All tables to their end through the trouble; then the records are what was acknowledged."""
        people = (self.ann, self.bob)
        scripts = [Script(who, table, seat, self.progress) for table in tables for seat, who in enumerate(people)]
        await asyncio.gather(trouble, *(script.play() for script in scripts))
        for table in tables:
            await _check(self.ann, table, self.progress)
        for script in scripts:
            await _check_updates(people[script.seat], script)


async def kill_workers(town: Town, tables: int, kills: int, random: Random) -> None:
    for moment in sorted(random.sample(range(1, tables * (MOVES - 1)), kills)):
        await town.progress.reaches(moment)
        await town.two_workers()
        os.kill(random.choice(town.workers), signal.SIGKILL)


async def restart_redis(town: Town, tables: int, kills: int, random: Random) -> None:
    for moment in sorted(random.sample(range(1, tables * (MOVES - 1)), kills)):
        await town.progress.reaches(moment)
        town.redis.kill()
        await asyncio.sleep(random.random() / 2)  # players go on meanwhile, as far as they hear of each other
        await asyncio.to_thread(town.redis.start)


async def test_one_of_two_workers_is_killed_three_times(postgres_database: str, redis: Redis) -> None:
    async with Town(postgres_database, redis).open() as town:
        await town.play(await town.tables(8), kill_workers(town, 8, 3, Random("workers")))


async def test_redis_is_killed_twice_under_load(postgres_database: str, redis: Redis) -> None:
    async with Town(postgres_database, redis).open() as town:
        await town.play(await town.tables(8), restart_redis(town, 8, 2, Random("redis")))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
async def test_workers_and_redis_are_killed_under_two_hundred_tables(
    postgres_database: str, redis: Redis, seed: int
) -> None:
    async with Town(postgres_database, redis).open() as town:
        tables = await town.tables(200)
        await town.play(tables[:100], kill_workers(town, 100, 15, Random(f"soak workers {seed}")))
        town.progress.total = 0
        await town.play(tables[100:], restart_redis(town, 100, 8, Random(f"soak redis {seed}")))
