"""One thread with one connection writes: all that is waiting goes into one transaction (group commit)."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

MOST_JOBS = 500
"""In one transaction: enough to share its cost, few enough to be quick."""


class Writer:
    """Takes jobs in order. A job that fails is undone alone; its neighbours in the transaction are not."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="coven-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Carry out in a transaction. Returns once it is on the disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, done, loop))
        return await asyncio.shield(done)

    async def stop(self) -> None:
        """Finish what is waiting, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            connection = self._connect()
        except Exception as error:  # noqa: BLE001 - those who wait must hear it
            while (batch := self._next_batch()) is not None:
                _settle_all(batch, [error for _ in batch])
            return
        try:
            while (batch := self._next_batch()) is not None:
                self._commit(connection, batch)
        finally:
            connection.close()

    def _next_batch(self) -> list[Job] | None:
        """What is waiting now; waits for a first one. None at the end."""
        first = self._jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_JOBS and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, connection: Connection, batch: list[Job]) -> None:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            results = [_attempt(connection, work) for work, _, _ in batch]
            connection.exec_driver_sql("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear it
            if connection.connection.driver_connection.in_transaction:  # type: ignore[union-attr]
                connection.exec_driver_sql("ROLLBACK")
            results = [error for _ in batch]
        _settle_all(batch, results)


def _attempt(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """The result of a job, or its error with all its traces removed."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as error:  # noqa: BLE001 - it is raised again where the job came from
        connection.exec_driver_sql("ROLLBACK TO job")
        result = error
    connection.exec_driver_sql("RELEASE job")
    return result


def _settle_all(batch: list[Job], results: list[Any]) -> None:
    for (_, done, loop), result in zip(batch, results, strict=True):
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, done, result)


def _settle(done: "asyncio.Future[Any]", result: Any) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
