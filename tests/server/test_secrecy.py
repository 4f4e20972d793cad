"""The guard over all logs sees a secret that is told, wherever a test would find it."""

from pathlib import Path

import pytest
import structlog

from coven.server.store.sqlite import SqliteStore
from tests.server.kit import running
from tests.server.overhearing import HEARD, TOLD, assert_silent, secrets_in

pytestmark = pytest.mark.anyio


async def test_a_secret_in_the_log_is_found(database: Path) -> None:
    async with running(database) as server, server.guest("Ann") as ann:
        table = await ann.table()
        row = (await server.backend.tables.get(table)).row
    for secret in (row.secret, row.link, *ann.http.cookies.values()):
        structlog.get_logger().error("something failed", detail=f"parameters: {secret}")
        assert any(secret in words for words in HEARD), "the log of this process is heard"
        with pytest.raises(AssertionError, match="the log tells"):
            assert_silent("".join(HEARD), secrets_in(database) | TOLD)
        HEARD.clear()


async def test_an_error_of_the_database_is_logged_without_its_values(database: Path) -> None:
    """The whole way: a table that cannot be written, because its deal is there already."""
    async with running(database) as server, server.guest("Ann") as ann:
        table = await ann.table()
        row = (await server.backend.tables.get(table)).row
        store = server.backend.services.store
        assert isinstance(store, SqliteStore)
        with pytest.raises(Exception, match="UNIQUE") as failed:
            await store.add_table(row, ())
        structlog.get_logger().error("request failed", exc_info=failed.value)
        assert row.secret not in "".join(HEARD)
        assert row.link not in "".join(HEARD)
