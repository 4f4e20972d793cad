"""The file of a SQLite database: sound, used by one server at a time, and readable by its owner alone."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from coven.server.store.migrate import check_version
from coven.server.store.start_problem import StartProblem

OWNER_ONLY = 0o600
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database. After a crash the first of them holds the newest moves."""


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Keep every other server away from a database. The system lets go of it when the process ends, however it ends."""
    lock = FileLock(f"{path}.lock", mode=OWNER_ONLY)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise StartProblem("start-in-use", file=str(path)) from None
    except OSError as error:
        raise StartProblem("start-unwritable", file=str(path), detail=str(error.strerror)) from None
    try:
        yield
    finally:
        lock.release()


def make_private(path: Path) -> None:
    """Make the file if it is not there. It holds the secrets of running games: nobody but its owner may read it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for each in (path, *(beside(path, name) for name in BESIDE)):
        if each.exists():
            each.chmod(OWNER_ONLY)


def check(path: Path) -> None:
    """Raise `StartProblem` unless this is a sound database of Coven's, not newer than this program, or an empty one."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            known = "alembic_version" in names
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    except sqlite3.Error as error:
        raise StartProblem("start-damaged", file=str(path), detail=str(error)) from None
    if verdict != "ok":
        raise StartProblem("start-damaged", file=str(path), detail=str(verdict))
    if names and not known:
        raise StartProblem("start-foreign", file=str(path))
    if version:
        check_version(version[0])


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy in a database's place. What was there is kept under the name that is returned."""
    check(copy)
    with hold(path):
        fresh = beside(path, ".restored")
        make_private(fresh)
        shutil.copyfile(copy, fresh)
        _to_disk(fresh)
        old = _put_aside(path) if path.exists() else None
        fresh.replace(path)
    return old


def _put_aside(path: Path) -> Path:
    """With what lies beside it, so that it can be gone back to, and so that nothing of it mixes with the copy."""
    number = 1
    while (old := beside(path, f".old-{number}")).exists():
        number += 1
    for name in BESIDE:
        if beside(path, name).exists():
            beside(path, name).replace(beside(old, name))
    return path.replace(old)


def _to_disk(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def beside(path: Path, name: str) -> Path:
    return path.with_name(path.name + name)
