"""What is written in groups on PostgreSQL: changes of tables, and signs of those who are here."""

from collections.abc import Sequence

import asyncpg

from coven.engine import Seat
from coven.server.store.group import GroupWriter
from coven.server.store.rows import Change, Presence
from coven.server.store.statements import COMMIT, TOUCH, commit_arrays, touch_arrays


class Committer(GroupWriter[Change, bool]):
    """Compares and sets.

    What was there already when a group is sent again has lost the comparison; whoever asked reads what happened, as
    after any lost race.
    """

    def key(self, item: Change) -> str:
        return item.table.id

    async def send(self, connection: asyncpg.Connection, items: Sequence[Change]) -> list[bool]:
        won = {row["id"] for row in await connection.fetch(COMMIT, *commit_arrays(items))}
        return [change.table.id in won for change in items]


class PresenceWriter(GroupWriter[Presence, None]):
    """Who is here, and from when on they are missed. A storm of connections is a few statements."""

    def key(self, item: Presence) -> tuple[str, Seat]:
        return item.table, item.seat

    async def send(self, connection: asyncpg.Connection, items: Sequence[Presence]) -> list[None]:
        await connection.execute(TOUCH, *touch_arrays(items))
        return [None] * len(items)
