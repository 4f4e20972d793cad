"""The store for several workers: PostgreSQL. Commits that wait go in one statement, the rest through Core."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, CursorResult, Executable, RowMapping, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from coven.play.schedule import DueDate
from coven.server.store.committer import Committer, PresenceWriter
from coven.server.store.group import LOST, Stopped
from coven.server.store.migrate import migrate
from coven.server.store.rows import Change, Presence
from coven.server.store.sql import MOST_TRIES, NEXT_DUE, TRIAL, SqlStore
from coven.server.store.statements import TAKE_DUE
from coven.server.store.watch import StoreWatch

T = TypeVar("T")
MIGRATING = 0x636F76656E
"""The advisory lock under which one worker brings the schema up to date while the others wait."""
DEADLOCK = "40P01"
RESERVED = 2
"""Connections for the scheduler and for questions after health: they do not wait behind those who come in."""
NO_RESOURCES = "53"
"""The disk is full, or memory, or there are too many connections."""


class PostgresStore(SqlStore):
    """Any number of workers on one database. A break of the connection is a pause, not an error, where that is safe."""

    insert = staticmethod(postgresql.insert)
    unreadable = (DBAPIError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: str, connections: int = 8) -> None:
        self._url = url
        self._engine = self._pool(connections)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._reserved = self._pool(RESERVED).execution_options(isolation_level="AUTOCOMMIT")
        self.watch = StoreWatch()
        self._committer = Committer(self._connect, self.watch)
        self._presence = PresenceWriter(self._connect, self.watch)

    def _pool(self, connections: int) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,  # errors are logged, and secrets are among the parameters
        )

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._url, timeout=10)

    async def open(self) -> None:
        await self.write(_migrate)
        self._committer.start()
        self._presence.start()

    async def close(self) -> None:
        await self._committer.stop()
        await self._presence.stop()
        await self._engine.dispose()
        await self._reserved.dispose()

    async def fetch(self, statement: Executable, **values: Any) -> Sequence[RowMapping]:
        return await self._read(self._reading, lambda connection: connection.execute(statement, values))

    async def _read(
        self, pool: AsyncEngine, ask: Callable[[AsyncConnection], Awaitable[CursorResult[Any]]]
    ) -> Sequence[RowMapping]:
        """One statement that is a transaction of its own, asked again if the connection turns out to be broken."""

        async def read() -> Sequence[RowMapping]:
            async with pool.connect() as connection:
                return (await ask(connection)).mappings().all()

        return await _again_if(read, lambda error: error.connection_invalidated)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async def write() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        try:
            return await _again_if(write, lambda error: getattr(error.orig, "sqlstate", None) == DEADLOCK)
        except DBAPIError as error:
            if str(getattr(error.orig, "sqlstate", "")).startswith(NO_RESOURCES):
                raise self.watch.failed(error) from None
            raise

    async def try_write(self) -> None:
        try:
            await self._read(self._reserved, lambda connection: connection.execute(text(TRIAL)))
        except (DBAPIError, *LOST) as error:
            raise self.watch.failed(error) from None
        self.watch.worked()

    def commit(self, change: Change) -> "asyncio.Future[bool]":
        return self._committer.put(change)

    async def touch(self, presences: list[Presence]) -> None:
        """A server that stops need not sign anybody off: leases run out by themselves."""
        with suppress(Stopped):
            await asyncio.gather(*map(self._presence.put, presences))

    async def next_due(self) -> int | None:
        found: int | None = (await self._read(self._reserved, lambda connection: connection.execute(NEXT_DUE)))[0]["at"]
        return found

    async def take_due(self, now: int, lease: int, limit: int) -> list[tuple[str, DueDate]]:
        ask = (now, lease, limit)
        taken = await self._read(self._reserved, lambda connection: connection.exec_driver_sql(TAKE_DUE, ask))
        return [(row["table"], DueDate(now + lease, row["kind"], row["seat"])) for row in taken]


def _migrate(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    migrate(connection)


async def _again_if(work: Callable[[], Awaitable[T]], curable: Callable[[DBAPIError], bool]) -> T:
    """Once more after an error that another try may cure, some times."""
    for _ in range(MOST_TRIES - 1):
        try:
            return await work()
        except DBAPIError as error:
            if not curable(error):
                raise
        except LOST:
            await asyncio.sleep(0.1)
    return await work()
