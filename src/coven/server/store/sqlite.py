"""The default store: one SQLite file in WAL mode, one writer, every commit on the disk before it is answered."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, Executable, RowMapping, Table, create_engine, event
from sqlalchemy.dialects import sqlite

from coven.server.store import schema
from coven.server.store.migrate import migrate
from coven.server.store.rows import Change, Due, Entry, Presence, Sitter
from coven.server.store.sql import SqlStore
from coven.server.store.writer import Writer

T = TypeVar("T")
READERS = 4
"""Threads that read, each with a connection of its own."""


def _insert(table: Table, names: Sequence[str], *, instead: bool = False) -> str:
    """SQL for the raw driver: on the hot path that is ten times as fast. `instead`: of a row with the same key."""
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join("?" for _ in names)
    return f"INSERT {'OR REPLACE ' if instead else ''}INTO {table.name} ({columns}) VALUES ({values})"


CHANGING = ("host", "seats", "status", "started", "ended", "rematch", "version", "number")
"""What may change in the life of a table."""
ADVANCE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND version = ?"
APPEND = _insert(schema.log, ("table", *Entry.__struct_fields__))
STAND_UP = 'DELETE FROM seats WHERE "table" = ?'
SIT_DOWN = _insert(schema.seats, ("table", *Sitter.__struct_fields__))
FORGET_DUES = "DELETE FROM dues WHERE \"table\" = ? AND kind <> 'absent'"
SET_DUE = _insert(schema.dues, ("table", *Due.__struct_fields__))
SNAPSHOT = _insert(schema.snapshots, ("table", "state"), instead=True)
PRESENT = _insert(schema.presence, ("table", "seat", "until"), instead=True)
MISS = _insert(schema.dues, ("table", "at", "kind", "seat"), instead=True)
MISS_NOT = "DELETE FROM dues WHERE \"table\" = ? AND kind = 'absent' AND seat = ?"

_changing = attrgetter(*CHANGING)


class SqliteStore(SqlStore):
    """SQLite through two doors: readers in threads of their own, and the one writer."""

    insert = staticmethod(sqlite.insert)

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(
            f"sqlite:///{path}",
            isolation_level="AUTOCOMMIT",
            pool_size=READERS + 1,
            max_overflow=0,
            pool_reset_on_return=None,
            connect_args={"check_same_thread": False},
        )
        event.listen(self._engine, "connect", _prepare)
        self._writer = Writer(self._engine.connect)
        self._readers = ThreadPoolExecutor(READERS, "coven-read")

    async def open(self) -> None:
        await self._writer.do(migrate)

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()

    async def fetch(self, statement: Executable, **values: Any) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, statement, values)

    def _fetch(self, statement: Executable, values: dict[str, Any]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).mappings().all()

    async def write(self, work: Callable[[Connection], T]) -> T:
        result = await asyncio.shield(self._writer.do(lambda connection: _attempt(connection, work)))
        if isinstance(result, Exception):
            raise result
        return result

    def commit(self, change: Change) -> "asyncio.Future[bool]":
        return self._writer.do(lambda connection: _commit(connection, change))

    async def touch(self, presences: list[Presence]) -> None:
        await self.write(lambda connection: _touch(connection, presences))


def _attempt(connection: Connection, work: Callable[[Connection], T]) -> T | Exception:
    """The result of a job that may well fail, or its error with all its traces removed: its neighbours go on."""
    driver = _driver(connection)
    driver.execute("SAVEPOINT job")
    try:
        return work(connection)
    except Exception as error:  # noqa: BLE001 - it is raised again where the job came from
        driver.execute("ROLLBACK TO job")
        return error
    finally:
        driver.execute("RELEASE job")


def _prepare(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _commit(connection: Connection, change: Change) -> bool:
    execute = _driver(connection).execute
    table = change.table
    if execute(ADVANCE, (*_changing(table), table.id, table.version - 1)).rowcount != 1:
        return False
    if change.entry is not None:
        execute(APPEND, (table.id, *astuple(change.entry)))
    if change.sitters:
        execute(STAND_UP, (table.id,))
        for sitter in table.sitters:
            execute(SIT_DOWN, (table.id, *astuple(sitter)))
    if change.dues is not None:
        execute(FORGET_DUES, (table.id,))
        for due in change.dues:
            execute(SET_DUE, (table.id, *astuple(due)))
    if change.snapshot is not None:
        execute(SNAPSHOT, (table.id, change.snapshot))
    return True


def _touch(connection: Connection, presences: list[Presence]) -> None:
    execute = _driver(connection).execute
    for each in presences:
        execute(PRESENT, (each.table, each.seat, each.until))
        if each.patience is None:
            execute(MISS_NOT, (each.table, each.seat))
        else:
            execute(MISS, (each.table, each.until + each.patience, "absent", each.seat))


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection
