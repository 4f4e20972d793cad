"""coven backup: a copy of the database of a server, which may go on running."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from coven.cli.common import reason, words
from coven.cli.failure import Failure
from coven.cli.screen import Screen

SQLITE = "sqlite:///"
PAGES = 1_000
"""Copied at a time: in between, the server writes on."""


def backup(file: Path, *, database_url: str | None = None) -> None:
    """Copy the database of a server, even while it is running.

    The copy is complete and consistent. It holds everything, even secrets and the key of the sessions, so only its
    owner may read it. To restore it, stop the server and put it where the database was.

    Parameters
    ----------
    file
        The file to write; it must not exist yet.
    database_url
        The database of the server. Default: COVEN_DATABASE_URL, or sqlite:///coven.sqlite3.
    """
    text = words(None)
    url = database_url or os.environ.get("COVEN_DATABASE_URL") or f"{SQLITE}coven.sqlite3"
    if not url.startswith(SQLITE):
        raise Failure(text("cli-backup-postgres"))
    source = Path(url.removeprefix(SQLITE))
    if not source.is_file():
        raise Failure(text("cli-cannot-read", file=str(source), detail=os.strerror(2)), 1)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise Failure(text("cli-backup-exists", file=str(file))) from None
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(file), detail=reason(error)), 1) from None
    try:
        copy(source, file)
    except (sqlite3.Error, OSError) as error:
        file.unlink(missing_ok=True)
        raise Failure(text("cli-cannot-read", file=str(source), detail=str(error)), 1) from None
    Screen().print(text("cli-backup-done", file=str(file), number=file.stat().st_size), markup=False, soft_wrap=True)


def copy(source: Path, target: Path) -> None:
    """The database as it was at one moment, checked."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES)
        (verdict,) = new.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        new.execute("PRAGMA journal_mode=DELETE")
