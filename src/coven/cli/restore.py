"""coven restore: go back to a copy of the database."""

import os
from pathlib import Path

from coven.cli.backup import SQLITE
from coven.cli.common import words
from coven.cli.failure import Failure
from coven.cli.screen import Screen


def restore(file: Path, *, database_url: str | None = None) -> None:
    """Put a copy that `coven backup` made in the database's place.

    The server must be stopped. The copy is checked first. What was there is kept beside it, under another name.

    Parameters
    ----------
    file
        The copy to go back to; it stays as it is.
    database_url
        The database of the server; without it COVEN_DATABASE_URL, or sqlite:///coven.sqlite3.
    """
    text = words(None)
    from coven.server.store.database_file import restore as put_back
    from coven.server.store.start_problem import StartProblem

    url = database_url or os.environ.get("COVEN_DATABASE_URL") or f"{SQLITE}coven.sqlite3"
    if not url.startswith(SQLITE):
        raise Failure(text("cli-restore-postgres"))
    if not file.is_file():
        raise Failure(text("cli-cannot-read", file=str(file), detail=os.strerror(2)), 1)
    path = Path(url.removeprefix(SQLITE))
    try:
        old = put_back(file, path)
    except StartProblem as problem:
        raise Failure(text(problem.message, **problem.args_of_message), 1) from None
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(path), detail=str(error.strerror)), 1) from None
    screen = Screen()
    screen.print(text("cli-restore-done", file=str(path), given=str(file)), markup=False, soft_wrap=True)
    if old is not None:
        screen.print(text("cli-restore-kept", file=str(old)), markup=False, soft_wrap=True)
