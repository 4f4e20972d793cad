"""One server for each test, on a file of its own; and PostgreSQL and Redis, one for each run."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import redirect_stderr
from itertools import count
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest

from coven.server.config import Settings
from coven.server.serve import set_up_logs
from coven.server.store.postgres import PostgresStore
from coven.server.store.sqlite import SqliteStore
from scripts.services import Missing, Postgres, Redis
from tests.server.kit import Running, running
from tests.server.overhearing import HEARD, SECRET, TOLD, Ear, assert_silent, secrets_in


@pytest.fixture(autouse=True)
def no_secret_is_in_any_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test does to a server: its log tells nobody a deal, a link, a session, a key or a password."""
    HEARD.clear()
    with redirect_stderr(Ear()):  # type: ignore[type-var]
        set_up_logs(Settings(log_level="warning"))
    yield
    log = "".join(HEARD) + caplog.text
    if log:
        stored = [secrets_in(path) for path in tmp_path.rglob("*.sqlite3*") if path.suffix == ".sqlite3"]
        assert_silent(log, TOLD.union(*stored))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with today's schema, made once: copies of it are quicker than migrations."""
    path = tmp_path_factory.mktemp("empty") / "empty.sqlite3"
    asyncio.run(_make(SqliteStore(path)))
    return path


async def _make(store: SqliteStore | PostgresStore) -> None:
    await store.open()
    await store.close()


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "coven.sqlite3"))


@pytest.fixture
async def server(database: Path) -> AsyncIterator[Running]:
    async with running(database) as run:
        yield run


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL with an empty database of today's schema, `template`."""
    service = _started(Postgres())
    asyncio.run(_ask(service.url, "CREATE DATABASE template"))
    asyncio.run(_make(PostgresStore(f"{service.url}/template")))
    yield service.url
    service.stop()


DATABASES = count()


@pytest.fixture
async def postgres_database(postgres: str) -> AsyncIterator[str]:
    """The address of a database of its own."""
    name = f"test_{next(DATABASES)}"
    await _ask(postgres, f"CREATE DATABASE {name} TEMPLATE template")
    yield f"{postgres}/{name}"
    TOLD.update(await _secrets(f"{postgres}/{name}"))
    await _ask(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def redis() -> Iterator[Redis]:
    service = _started(Redis())
    yield service
    service.stop()


Service = TypeVar("Service", Postgres, Redis)


def _started(service: Service) -> Service:
    try:
        service.start()
    except Missing as reason:
        pytest.skip(f"LEFT OUT: {reason}")
    return service


async def _secrets(url: str) -> set[str]:
    """All that is secret in a database of PostgreSQL."""
    connection = await asyncpg.connect(url)
    columns = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    )
    found: set[str] = set()
    for table, column in columns:
        if column in SECRET:
            found |= {str(row[0]) for row in await connection.fetch(f'SELECT "{column}" FROM "{table}"')}
    await connection.close()
    return found


async def _ask(url: str, statement: str) -> None:
    connection = await asyncpg.connect(f"{url}/postgres")
    await connection.execute(statement)
    await connection.close()
