"""What is tried before the server opens its doors, so that whatever is wrong is one line that says what to do."""

import asyncio
import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from coven.server.config import Settings
from coven.server.store import Store
from coven.server.store.database_file import check, hold, make_private
from coven.server.store.open import SQLITE, open_store
from coven.server.store.start_problem import StartProblem

PORT_PROBLEMS = {errno.EADDRINUSE: "start-port-taken", errno.EACCES: "start-port-denied"}


@contextmanager
def ready(settings: Settings) -> Iterator[None]:
    """While the server runs: the port was free, and the database is sound, up to date, and nobody else's."""
    check_port(settings.host, settings.port)
    if settings.database_url.startswith(SQLITE):
        path = Path(settings.database_url.removeprefix(SQLITE))
        with hold(path):
            _check_file(path)
            _open_once(open_store(settings.database_url), str(path), (OSError, SQLAlchemyError))
            yield
    else:
        _open_postgres_once(settings.database_url)
        yield


def check_workers() -> None:
    """Raise `StartProblem` where the system cannot share a port among processes that were forked: on Windows."""
    if not (hasattr(os, "fork") and hasattr(socket, "SO_REUSEPORT")):
        raise StartProblem("start-no-workers")


def check_port(host: str, port: int) -> None:
    """Raise `StartProblem` unless somebody may listen there, and nobody does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if message := PORT_PROBLEMS.get(error.errno or 0):
                raise StartProblem(message, given=str(port)) from None
            raise StartProblem("start-bad-address", given=f"{host}:{port}", detail=str(error.strerror)) from None


def _check_file(path: Path) -> None:
    try:
        make_private(path)
    except OSError as error:
        raise StartProblem("start-unwritable", file=str(path), detail=str(error.strerror)) from None
    check(path)


def _open_postgres_once(url: str) -> None:
    store = open_store(url)
    from asyncpg import InterfaceError, PostgresError

    _open_once(store, _address(url), (OSError, SQLAlchemyError, PostgresError, InterfaceError))


def _open_once(store: Store, file: str, errors: tuple[type[Exception], ...]) -> None:
    """Bring the schema up to date: what cannot be written or reached shows here."""
    try:
        asyncio.run(_open_and_close(store))
    except errors as error:
        cause = error.__cause__ or error
        raise StartProblem("start-unwritable", file=file, detail=str(cause).partition("\n")[0]) from None


async def _open_and_close(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()


def _address(url: str) -> str:
    """Where a database is, without the password."""
    parts = urlsplit(url)
    return f"{parts.hostname}:{parts.port or 5432}{parts.path}"
