"""The hot path of PostgreSQL: one statement for all commits that wait, made from the schema."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import Column, Table
from sqlalchemy.dialects import postgresql

from coven.play.log import Entry
from coven.server.store import schema
from coven.server.store.rows import Change, Due, Sitter
from coven.server.store.sqlite import CHANGING

_DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]


class Batch:
    """A kind of rows that goes into the statement as one array for each column."""

    def __init__(self, alias: str, table: Table, names: Sequence[str], first: int) -> None:
        self.alias = alias
        self.table = table
        self.names = names
        columns = [table.c[name] for name in names]
        arrays = ", ".join(f"${first + place}::{_type(column)}[]" for place, column in enumerate(columns))
        self.source = f"unnest({arrays}) AS {alias}({_listed(names)})"

    def insert(self) -> str:
        """Insert the rows of tables that were won."""
        given = ", ".join(f'{self.alias}."{name}"' for name in self.names)
        return (
            f"INSERT INTO {self.table.name} ({_listed(self.names)}) SELECT {given} FROM {self.source} "
            f'JOIN won ON won.id = {self.alias}."table" ORDER BY {given}'
        )

    def upsert(self) -> str:
        """The same, overwriting rows with the same key."""
        keys = [column.name for column in self.table.primary_key]
        rest = ", ".join(f'"{name}" = excluded."{name}"' for name in self.names if name not in keys)
        return f"{self.insert()} ON CONFLICT ({_listed(keys)}) DO UPDATE SET {rest}"

    def forget(self, which: str) -> str:
        """Delete what such tables had before and have no more."""
        keys = [column.name for column in self.table.primary_key]
        same = " AND ".join(f'{self.alias}."{key}" = old."{key}"' for key in keys)
        return (
            f'DELETE FROM {self.table.name} AS old USING won WHERE old."table" = won.id AND {which} '
            f"AND NOT EXISTS (SELECT FROM {self.source} WHERE {same})"
        )

    def arrays(self, rows: Iterable[tuple[Any, ...]]) -> list[list[Any]]:
        columns = [list(column) for column in zip(*rows, strict=True)]
        return columns or [[] for _ in self.names]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _type(column: Column[Any]) -> str:
    return str(column.type.compile(_DIALECT)).partition("(")[0]


class Commit:
    """The statement for changes of some kinds: what none of them has is left out.

    Tables are locked in the order of their ids, so that two workers never wait for each other. No part of the
    statement sees what another part does, hence rows are overwritten and not deleted and put in again.
    """

    def __init__(self, *, entries: bool, sitters: bool, dues: bool, snapshots: bool) -> None:
        self._batches: list[Batch] = []
        self._readers: list[Callable[[Change], Iterable[tuple[Any, ...]]]] = []
        self._next = 1
        self._add("asked", schema.tables, ("id", *CHANGING), _row)
        parts = [_WON.format(source=self._batches[0].source)]
        if entries:
            batch = self._add("entry", schema.log, ("table", *Entry.__struct_fields__), _entry)
            parts.append(f"appended AS ({batch.insert()})")
        if sitters:
            parts += self._replace("sitter", schema.seats, Sitter, _sitters, has=lambda change: change.sitters)
        if dues:
            kept = "old.kind <> 'absent'"
            parts += self._replace(
                "due", schema.dues, Due, _dues, has=lambda change: change.dues is not None, which=kept
            )
        if snapshots:
            batch = self._add("kept", schema.snapshots, ("table", "state"), _snapshot)
            parts.append(f"kept_now AS ({batch.upsert()})")
        self.text = f"WITH {', '.join(parts)} SELECT id FROM won"

    def parameters(self, changes: Sequence[Change]) -> list[list[Any]]:
        """At most one change for each table."""
        found: list[list[Any]] = []
        for batch, reader in zip(self._batches, self._readers, strict=True):
            found += batch.arrays(row for change in changes for row in reader(change))
        return found

    def _add(self, alias: str, table: Table, names: Sequence[str], reader: Any) -> Batch:
        batch = Batch(alias, table, names, self._next)
        self._next += len(names)
        self._batches.append(batch)
        self._readers.append(reader)
        return batch

    def _replace(self, alias: str, table: Table, kind: Any, reader: Any, *, has: Any, which: str = "TRUE") -> list[str]:
        """All rows of those tables whose change has such rows."""
        batch = self._add(alias, table, ("table", *kind.__struct_fields__), reader)
        these = self._add(f"{alias}_of", schema.tables, ("id",), lambda change: [(change.table.id,)] * has(change))
        which = f"won.id IN (SELECT id FROM {these.source}) AND {which}"
        return [f"{alias}_gone AS ({batch.forget(which)})", f"{alias}_there AS ({batch.upsert()})"]


_WON = (
    "asked AS (SELECT * FROM {source}), "
    "locked AS (SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE), "
    f"won AS (UPDATE tables SET {', '.join(f'{name} = asked.{name}' for name in CHANGING)} "
    "FROM asked JOIN locked ON locked.id = asked.id "
    "WHERE tables.id = asked.id AND tables.version = asked.version - 1 RETURNING tables.id)"
)


@cache
def commit_of(entries: bool, sitters: bool, dues: bool, snapshots: bool) -> Commit:
    return Commit(entries=entries, sitters=sitters, dues=dues, snapshots=snapshots)


def commit_for(changes: Sequence[Change]) -> Commit:
    return commit_of(
        any(change.entry is not None for change in changes),
        any(change.sitters for change in changes),
        any(change.dues is not None for change in changes),
        any(change.snapshot is not None for change in changes),
    )


TAKE_DUE = """
WITH ripe AS (
    SELECT "table", kind, seat, at FROM dues WHERE at <= $1
    ORDER BY at, "table", kind, seat LIMIT $3 FOR UPDATE SKIP LOCKED
),
taken AS (
    UPDATE dues SET at = $1 + $2 FROM ripe
    WHERE dues."table" = ripe."table" AND dues.kind = ripe.kind AND dues.seat = ripe.seat
)
SELECT "table", kind, seat FROM ripe ORDER BY at, "table", kind, seat
"""


def _row(change: Change) -> list[tuple[Any, ...]]:
    return [(change.table.id, *(getattr(change.table, name) for name in CHANGING))]


def _entry(change: Change) -> list[tuple[Any, ...]]:
    return [] if change.entry is None else [(change.table.id, *astuple(change.entry))]


def _sitters(change: Change) -> list[tuple[Any, ...]]:
    return [(change.table.id, *astuple(sitter)) for sitter in change.table.sitters if change.sitters]


def _dues(change: Change) -> list[tuple[Any, ...]]:
    return [(change.table.id, *astuple(due)) for due in change.dues or ()]


def _snapshot(change: Change) -> list[tuple[Any, ...]]:
    return [] if change.snapshot is None else [(change.table.id, change.snapshot)]
