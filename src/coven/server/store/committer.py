"""Group commit for PostgreSQL: all changes that wait go in one statement, on one connection."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import asyncpg
import structlog

from coven.server.store.rows import Change
from coven.server.store.statements import COMMIT, commit_arrays

Job = tuple[Change, "asyncio.Future[bool]"]
LOST = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.OperatorInterventionError)
MOST_JOBS = 200
TRIES, PAUSE = 100, 0.1
"""How often, and after how many seconds, a connection that broke is sought again before those who wait are told."""

log = structlog.get_logger()


class Committer:
    """Takes changes in order, at most one for each table at a time.

    When the connection breaks nobody knows whether the last batch was committed. It is sent again: whatever was
    there already has lost the comparison, and who asked reads what happened, as after any lost race.
    """

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._waiting: list[Job] = []
        self._some = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def commit(self, change: Change) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._some.set()
        return done

    async def stop(self) -> None:
        """Finish what is waiting, and end."""
        self._stopping = True
        self._some.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            with suppress(*LOST):
                await self._connection.close()

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while batch := self._next_batch():
                await self._commit(batch)
            if self._stopping:
                return

    def _next_batch(self) -> list[Job]:
        """The first change of each table that waits; the others wait on."""
        tables: set[str] = set()
        batch: list[Job] = []
        rest: list[Job] = []
        for job in self._waiting:
            if len(batch) < MOST_JOBS and job[0].table.id not in tables:
                batch.append(job)
            else:
                rest.append(job)
            tables.add(job[0].table.id)
        self._waiting = rest
        return batch

    async def _commit(self, batch: list[Job]) -> None:
        try:
            won = await self._insist([change for change, _ in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear it
            await self._commit_alone(batch, error)
            return
        for change, done in batch:
            _settle(done, change.table.id in won)

    async def _commit_alone(self, batch: list[Job], error: Exception) -> None:
        """One bad change must not take its neighbours along."""
        if len(batch) == 1 or isinstance(error, LOST):
            for _, done in batch:
                _settle(done, error)
            return
        for job in batch:
            await self._commit([job])

    async def _insist(self, changes: Sequence[Change]) -> set[str]:
        for _ in range(TRIES - 1):
            try:
                return await self._send(changes)
            except LOST as error:
                log.warning("connection to the database lost", error=type(error).__name__)
                await self._hang_up()
                await asyncio.sleep(PAUSE)
            except asyncpg.DeadlockDetectedError:
                continue
        return await self._send(changes)

    async def _send(self, changes: Sequence[Change]) -> set[str]:
        if self._connection is None:
            self._connection = await self._connect()
        rows = await self._connection.fetch(COMMIT, *commit_arrays(changes))
        return {row["id"] for row in rows}

    async def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _settle(done: "asyncio.Future[bool]", result: bool | Exception) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
