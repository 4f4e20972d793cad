"""Writing in groups for PostgreSQL: all that waits goes in one statement, on one connection."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from typing import Generic, TypeVar

import asyncpg
import structlog

from coven.server.store.watch import CannotSave, StoreWatch

T = TypeVar("T")
R = TypeVar("R")


class Stopped(Exception):
    """Nothing is written any more: the server stops."""


LOST = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.OperatorInterventionError)
MOST_JOBS = 200
TRIES, PAUSE = 100, 0.1
"""How often, and after how many seconds, a connection that broke is sought again before those who wait are told."""

log = structlog.get_logger()


class GroupWriter(ABC, Generic[T, R]):
    """Takes items in order, at most one for each key at a time.

    When the connection breaks nobody knows whether the last group was written. It is sent again: a subclass writes
    nothing that could do harm twice.
    """

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], watch: StoreWatch) -> None:
        self._watch = watch
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._waiting: list[tuple[T, asyncio.Future[R]]] = []
        self._some = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    def key(self, item: T) -> Hashable:
        """What a statement may hold once only."""

    @abstractmethod
    async def send(self, connection: asyncpg.Connection, items: Sequence[T]) -> list[R]:
        """Write a group in one statement: what came of each item."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def put(self, item: T) -> "asyncio.Future[R]":
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        if self._task is None or self._task.done():
            done.set_exception(Stopped())
            return done
        self._waiting.append((item, done))
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
            while group := self._next_group():
                await self._write(group)
            if self._stopping:
                return

    def _next_group(self) -> list[tuple[T, "asyncio.Future[R]"]]:
        """The first item of each key that waits; the others wait on."""
        keys: set[Hashable] = set()
        group: list[tuple[T, asyncio.Future[R]]] = []
        rest: list[tuple[T, asyncio.Future[R]]] = []
        for job in self._waiting:
            key = self.key(job[0])
            (group if len(group) < MOST_JOBS and key not in keys else rest).append(job)
            keys.add(key)
        self._waiting = rest
        return group

    async def _write(self, group: list[tuple[T, "asyncio.Future[R]"]]) -> None:
        try:
            results = await self._insist([item for item, _ in group])
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear it
            await self._write_alone(group, error)
            return
        self._watch.worked()
        for (_, done), result in zip(group, results, strict=True):
            if not done.cancelled():
                done.set_result(result)

    async def _write_alone(self, group: list[tuple[T, "asyncio.Future[R]"]], error: Exception) -> None:
        """One bad item must not take its neighbours along."""
        if isinstance(error, (*LOST, asyncpg.InsufficientResourcesError)):
            error = self._watch.failed(error)
        if len(group) == 1 or isinstance(error, CannotSave):
            for _, done in group:
                if not done.cancelled():
                    done.set_exception(error)
            return
        for job in group:
            await self._write([job])

    async def _insist(self, items: Sequence[T]) -> list[R]:
        for _ in range(TRIES - 1):
            try:
                return await self._send(items)
            except LOST as error:
                log.warning("connection to the database lost", error=type(error).__name__)
                self._hang_up()
                await asyncio.sleep(PAUSE)
            except asyncpg.DeadlockDetectedError:
                continue
        return await self._send(items)

    async def _send(self, items: Sequence[T]) -> list[R]:
        if self._connection is None:
            self._connection = await self._connect()
        return await self.send(self._connection, items)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
