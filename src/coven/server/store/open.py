"""From an address to the store behind it."""

from pathlib import Path

from coven.server.store.sql import SqlStore
from coven.server.store.sqlite import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class BadDatabase(ValueError):
    """A database address that no store here understands: its scheme, or the folder that is not there."""


def open_store(url: str) -> SqlStore:
    """The store behind an address: `sqlite:///file` or `postgresql://user:password@host/name`."""
    if url.startswith(POSTGRES):
        from coven.server.store.postgres import PostgresStore

        return PostgresStore(url)
    if not url.startswith(SQLITE) or url == SQLITE:
        raise BadDatabase(url.partition(":")[0])
    path = Path(url.removeprefix(SQLITE))
    if not path.parent.is_dir():
        raise BadDatabase(path.parent)
    return SqliteStore(path)
