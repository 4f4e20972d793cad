"""What servers say in their logs: everything is heard, and no secret may be in it."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

SECRET = {"secret", "link", "password", "hash", "value"}
"""Columns that nobody may read who reads the log: of deals, invitations, accounts, sessions and keys."""
SHORTEST = 8
"""Shorter ones could stand there by chance."""
TOLD: set[str] = set()
"""Cookies, keys and links that clients were given in this process, of which the database has a hash at most."""


HEARD: list[str] = []
"""What servers have logged during a test, in this process and in others. `conftest.py` looks at it after every test."""


class Ear:
    """Where the log of this process goes."""

    def write(self, words: str) -> int:
        HEARD.append(words)
        return sys.stderr.write(words)

    def flush(self) -> None:
        sys.stderr.flush()

    def isatty(self) -> bool:
        return False


class Said:
    """The log of one server, as it grows."""

    def __init__(self) -> None:
        self.text = ""

    def __contains__(self, words: str) -> bool:
        return words in self.text

    def lines(self, word: str = "") -> list[str]:
        return [line for line in self.text.splitlines() if word in line]


def secrets_in(database: Path) -> set[str]:
    """All that is secret in a database, of whichever schema."""
    if not database.exists():
        return set()
    found: set[str] = set()
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
                columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
                for column in SECRET & set(columns):
                    found |= {str(value) for (value,) in connection.execute(f'SELECT "{column}" FROM "{table}"')}
    except sqlite3.DatabaseError:  # a test has damaged it
        return found
    return found


def assert_silent(log: str, secrets: Iterable[str]) -> None:
    told = [secret for secret in secrets if len(secret) >= SHORTEST and secret in log]
    assert not told, f"the log tells {told}: {log}"


async def listen_to(stream: asyncio.StreamReader | None) -> None:
    """To the log of another process, until it ends."""
    assert stream is not None
    while line := await stream.readline():
        Ear().write(line.decode())


@asynccontextmanager
async def overheard(process: asyncio.subprocess.Process, database: Path) -> AsyncIterator[Said]:
    """The log of a process that is started with a pipe for it. At the end no secret of its database may be in it."""
    said = Said()
    listening = asyncio.create_task(_listen(process, said))
    try:
        yield said
    finally:
        await listening
    assert_silent(said.text, secrets_in(database) | TOLD)


async def _listen(process: asyncio.subprocess.Process, said: Said) -> None:
    assert process.stderr is not None
    while line := await process.stderr.readline():
        said.text += line.decode()
        sys.stderr.write(line.decode())
