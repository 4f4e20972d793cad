"""One server for each test, on a file of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from coven.server.config import Settings
from coven.server.serve import set_up_logs
from coven.server.store.sqlite import SqliteStore
from tests.server.kit import Running, running


@pytest.fixture(scope="session", autouse=True)
def logs() -> None:
    set_up_logs(Settings(log_level="warning"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with today's schema, made once: copies of it are quicker than migrations."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    asyncio.run(_make(SqliteStore(path)))
    return path


async def _make(store: SqliteStore) -> None:
    await store.open()
    await store.close()


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "coven.sqlite3"))


@pytest.fixture
async def server(database: Path) -> AsyncIterator[Running]:
    async with running(database) as run:
        yield run
