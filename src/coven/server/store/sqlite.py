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
from sqlalchemy.exc import DBAPIError

from coven.play.log import Entry
from coven.play.schedule import DueDate
from coven.server.store import schema
from coven.server.store.database_file import make_private
from coven.server.store.migrate import migrate
from coven.server.store.rows import Change, Person, Presence, Sitter
from coven.server.store.sql import RUNNING, SqlStore
from coven.server.store.watch import StoreWatch
from coven.server.store.writer import Writer, is_storage

T = TypeVar("T")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "wal_autocheckpoint=4000")
"""Pages that change often are copied back only once in 16 MB."""
READERS = 4
"""Threads that read, each with a connection of its own."""


def _insert(table: Table, names: Sequence[str], *, instead: bool = False) -> str:
    """SQL for the raw driver: on the hot path that is ten times as fast. `instead`: of a row with the same key."""
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join("?" for _ in names)
    return f"INSERT {'OR REPLACE ' if instead else ''}INTO {table.name} ({columns}) VALUES ({values})"


CHANGING = ("host", "seats", "status", "started", "ended", "rematch", "version", "number")
"""What may change in the life of a table."""
MOVING = ("version", "number")
"""What a move alone changes: nothing that is in an index."""


def _advance(names: Sequence[str]) -> str:
    return f"UPDATE tables SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ? AND version = ?"


ADVANCE, MOVE = _advance(CHANGING), _advance(MOVING)
APPEND = _insert(schema.log, ("table", *Entry.__struct_fields__))
STAND_UP = 'DELETE FROM seats WHERE "table" = ?'
SIT_DOWN = _insert(schema.seats, ("table", *Sitter.__struct_fields__))
FORGET_DUES = "DELETE FROM dues WHERE \"table\" = ? AND kind <> 'absent'"
SET_DUE = _insert(schema.dues, ("table", *DueDate.__struct_fields__))
SNAPSHOT = _insert(schema.snapshots, ("table", "state"), instead=True)
PRESENT = _insert(schema.presence, ("table", "seat", "until"), instead=True)
MISS = _insert(schema.dues, ("table", "at", "kind", "seat"), instead=True)
MISS_NOT = "DELETE FROM dues WHERE \"table\" = ? AND kind = 'absent' AND seat = ?"
PERSON = f"SELECT {', '.join(Person.__struct_fields__)} FROM people WHERE id = ?"
SIGNED_IN = (
    f"SELECT {', '.join(f'people.{name}' for name in Person.__struct_fields__)} FROM sessions "
    "JOIN people ON people.id = sessions.person WHERE sessions.hash = ? AND sessions.until > ?"
)
HOSTING = f"SELECT count(*) FROM tables WHERE host = ? AND status IN ({', '.join(map(repr, RUNNING))})"
NEXT_DUE = "SELECT min(at) FROM dues"

_changing = attrgetter(*CHANGING)


class SqliteStore(SqlStore):
    """SQLite through two doors: readers in threads of their own, and the one writer."""

    insert = staticmethod(sqlite.insert)
    unreadable = (DBAPIError,)

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = create_engine(
            f"sqlite:///{path}",
            isolation_level="AUTOCOMMIT",
            pool_size=READERS + 2,
            max_overflow=0,
            pool_reset_on_return=None,
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # errors are logged, and secrets are among the parameters
        )
        event.listen(self._engine, "connect", _prepare)
        self.watch = StoreWatch()
        self._writer = Writer(self.watch)
        self._readers = ThreadPoolExecutor(READERS, "coven-read")
        self._reader: Any = None

    async def open(self) -> None:
        make_private(self._path)
        self._writer.start(self._engine.connect())
        await self._writer.do(lambda _: migrate(self._writer.connection))
        self._reader = self._engine.connect().connection.driver_connection

    async def close(self) -> None:
        await self._writer.stop()
        self._readers.shutdown()
        self._engine.dispose()

    # One row by its index is found in microseconds: no thread need be asked

    def _find(self, statement: str, *values: Any) -> Any:
        return self._reader.execute(statement, values).fetchone()

    async def person(self, id_: str) -> Person | None:
        found = self._find(PERSON, id_)
        return Person(*found) if found else None

    async def signed_in(self, hash_: str, now: int) -> Person | None:
        found = self._find(SIGNED_IN, hash_, now)
        return Person(*found) if found else None

    async def hosting(self, person: str) -> int:
        return int(self._find(HOSTING, person)[0])

    async def next_due(self) -> int | None:
        at: int | None = self._find(NEXT_DUE)[0]
        return at

    async def fetch(self, statement: Executable, **values: Any) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._fetch, statement, values)

    def _fetch(self, statement: Executable, values: dict[str, Any]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).mappings().all()

    async def write(self, work: Callable[[Connection], T]) -> T:
        result = await asyncio.shield(self._writer.do(lambda driver: self._attempt(driver, work)))
        if isinstance(result, Exception):
            raise result
        return result

    def commit(self, change: Change) -> "asyncio.Future[bool]":
        return self._writer.do(lambda driver: _commit(driver.execute, change))

    async def touch(self, presences: list[Presence]) -> None:
        await asyncio.shield(self._writer.do(lambda driver: _touch(driver.execute, presences)))

    def _attempt(self, driver: Any, work: Callable[[Connection], T]) -> T | Exception:
        """The result of a job that may well fail, or its error with all its traces removed: its neighbours go on."""
        driver.execute("SAVEPOINT job")
        try:
            return work(self._writer.connection)
        except Exception as error:
            if is_storage(error):  # SQLite may have undone the whole transaction
                raise
            driver.execute("ROLLBACK TO job")
            return error
        finally:
            if driver.in_transaction:
                driver.execute("RELEASE job")


def _prepare(connection: Any, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _commit(execute: Any, change: Change) -> bool:
    table = change.table
    only_a_move = change.entry is not None and table.status == "playing"
    advance, values = (MOVE, (table.version, table.number)) if only_a_move else (ADVANCE, _changing(table))
    if execute(advance, (*values, table.id, table.version - 1)).rowcount != 1:
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


def _touch(execute: Any, presences: list[Presence]) -> None:
    for each in presences:
        execute(PRESENT, (each.table, each.seat, each.until))
        if each.patience is None:
            execute(MISS_NOT, (each.table, each.seat))
        else:
            execute(MISS, (each.table, each.until + each.patience, "absent", each.seat))
