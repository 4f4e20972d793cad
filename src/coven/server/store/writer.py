"""The one writer of SQLite: the loop carries out all that waits in one transaction, and a thread waits for the disk.

Statements take microseconds and the disk milliseconds. Only the commit leaves the loop, so that writer and loop do not
take the interpreter from each other at every statement.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection

from coven.server.store.watch import StoreWatch

T = TypeVar("T")
STORAGE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
Job = tuple[Callable[[Any], Any], "asyncio.Future[Any]"]
"""Work for the driver's own connection: on the hot path that is ten times as fast."""

MOST_JOBS = 200
"""In one transaction: enough to share its cost, few enough to be quick."""


class Writer:
    """Takes jobs in order. If one fails, all are undone and each is tried alone: for jobs that hardly ever do."""

    connection: Connection
    """The one that writes, for work in the words of SQLAlchemy."""

    def __init__(self, watch: StoreWatch) -> None:
        self._watch = watch
        self._driver: Any = None
        self._waiting: list[Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._disk = ThreadPoolExecutor(1, "coven-disk")

    def start(self, connection: Connection) -> None:
        self.connection = connection
        self._driver = connection.connection.driver_connection

    def do(self, work: Callable[[Any], T]) -> "asyncio.Future[T]":
        """Carry out in a transaction. Done once it is on the disk, whether or not anybody waits for it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return done

    async def stop(self) -> None:
        """Finish what is waiting, and end."""
        if self._writing is not None:
            await self._writing
        if self._driver is not None:
            self.connection.close()
        self._disk.shutdown()

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
            await self._write(batch)
        self._writing = None

    async def _write(self, batch: list[Job]) -> None:
        try:
            results = await self._transact([work for work, _ in batch])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear it
            if is_storage(error):
                _tell_all(batch, self._watch.failed(error))
            else:
                await self._write_alone(batch, error)
            return
        self._watch.worked()
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(result)

    async def _write_alone(self, batch: list[Job], error: Exception) -> None:
        """One bad job must not take its neighbours along."""
        if len(batch) > 1:
            for job in batch:
                await self._write([job])
        else:
            _tell_all(batch, error)

    async def _transact(self, works: list[Callable[[Any], Any]]) -> list[Any]:
        driver = self._driver
        try:
            driver.execute("BEGIN IMMEDIATE")
            results = [work(driver) for work in works]
            await asyncio.get_running_loop().run_in_executor(self._disk, driver.execute, "COMMIT")
        except Exception:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        return results


def is_storage(error: BaseException) -> bool:
    """Whether the disk is to blame: it is full, broken, or read-only. SQLAlchemy wraps what the driver says."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF in STORAGE


def _tell_all(batch: list[Job], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
