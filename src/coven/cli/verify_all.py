"""coven verify --all: every finished game of a house."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from coven import games
from coven.cli.backup import SQLITE
from coven.cli.extras import missing
from coven.cli.failure import Failure
from coven.cli.recording import bad_record
from coven.cli.screen import Screen
from coven.text import Text

if TYPE_CHECKING:
    from coven.server.store.sql import SqlStore


class BadGame(msgspec.Struct, frozen=True):
    """What is to be said of one table."""

    table: str
    game: str
    number: int
    """The first bad move; 0 is the heading."""
    message: str
    text: str


class Summary(msgspec.Struct, frozen=True):
    games: int
    bad: int


def verify_all(database: str, text: Text, *, json: bool) -> int:
    """A line for each bad game, and how many there are of both kinds."""
    store = _open(database, text)
    try:
        summary = asyncio.run(_check(store, text, json=json))
    except store.unreadable as error:
        detail = str(getattr(error, "orig", None) or error)
        raise Failure(text("cli-cannot-read", file=database, detail=detail), 1) from None
    if json:
        print(msgspec.json.encode(summary).decode())
    elif summary.bad:
        Screen(stderr=True).print(text("cli-some-bad", number=summary.bad, high=summary.games), markup=False)
    else:
        Screen().print(text("cli-all-verified", number=summary.games), markup=False)
    return 1 if summary.bad else 0


def _open(database: str, text: Text) -> "SqlStore":
    """The store at an address, or in a file that is there."""
    url = database if "://" in database else f"{SQLITE}{database}"
    file = Path(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and not file.is_file():
        raise Failure(text("cli-cannot-read", file=str(file), detail=os.strerror(2)), 1)
    from coven.server.store.open import BadDatabase, open_store

    try:
        return open_store(url)
    except ModuleNotFoundError:
        raise missing("workers", "PostgreSQL", text) from None
    except BadDatabase as error:
        raise _failure(f"--all: {error}?", text) from None


async def _check(store: "SqlStore", text: Text, *, json: bool) -> Summary:
    from coven.server.archive.audit import audit

    errors, count, bad = Screen(stderr=True), 0, 0
    try:
        async for each in audit(store, games.find):
            count += 1
            if each.bad is not None:
                bad += 1
                line = f"{each.table} ({each.game}): {bad_record(each.bad, text)}"
                found = BadGame(each.table, each.game, each.bad.number, each.bad.message, line)
                _show(found, errors, json=json)
    finally:
        await store.close()
    return Summary(count, bad)


def _show(bad: BadGame, errors: Screen, *, json: bool) -> None:
    if json:
        print(msgspec.json.encode(bad).decode(), flush=True)
        return
    errors.print("[bold red]✗[/] ", end="")
    errors.print(bad.text, markup=False, soft_wrap=True)


def _failure(detail: str, text: Text) -> Failure:
    return Failure(text("cli-see-help", detail=detail, known="coven verify --help"))
