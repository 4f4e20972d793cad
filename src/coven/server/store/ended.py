"""All finished tables, for those who check them.

Only columns that stay as they are from version to version are read, and nothing is written: a database can be checked
before an upgrade has touched it.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from coven.server.store.rows import EndedTable, Sitter
from coven.server.store.schema import seats, tables
from coven.server.store.sql import SqlStore

PAGE = 200
TABLE = [tables.c[name] for name in ("id", "game", "rules", "options", "seats", "secret", "number")]
SEAT = [seats.c[name] for name in ("seat", "name", "nonce", "bot", "place", "score")]


async def ended_tables(store: SqlStore) -> AsyncIterator[EndedTable]:
    """Every table whose game has ended, by id."""
    after = ""
    while page := await store.fetch(_page(after)):
        ids = [row["id"] for row in page]
        sitters = await _sitters(store, ids)
        for row in page:
            options = msgspec.json.decode(row["options"])
            yield EndedTable(**{**row, "options": options}, sitters=tuple(sitters[row["id"]]))
        after = ids[-1]


def _page(after: str) -> Any:
    return select(*TABLE).where(tables.c.status == "ended", tables.c.id > after).order_by(tables.c.id).limit(PAGE)


async def _sitters(store: SqlStore, ids: Sequence[str]) -> dict[str, list[Sitter]]:
    found: dict[str, list[Sitter]] = defaultdict(list)
    chosen = select(seats.c.table, *SEAT).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in await store.fetch(chosen):
        values = dict(row)
        found[values.pop("table")].append(Sitter(**values))
    return found
