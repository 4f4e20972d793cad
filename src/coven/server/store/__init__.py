"""Where everything is kept: one small interface, and what fulfils it."""

import asyncio
from collections.abc import Collection
from typing import Protocol

from coven.engine import Seat
from coven.play.api import Tally
from coven.play.log import Entry
from coven.play.schedule import DueDate
from coven.server.store.rating import Rate
from coven.server.store.rows import Change, ChatRow, Person, Presence, Rating, Session, TableRow, Token
from coven.server.store.watch import StoreWatch


class Store(Protocol):
    """All that the server asks of a database. A call that writes returns only once it is durable."""

    watch: StoreWatch
    """Whether it can be written."""

    async def try_write(self) -> None:
        """Raises `CannotSave` if that is not possible."""

    async def open(self) -> None:
        """Bring the database to today's schema and get ready."""

    async def close(self) -> None: ...

    # People

    async def add_person(self, person: Person) -> bool:
        """False if an account has a name with the same skeleton."""

    async def rename(self, person: Person) -> bool:
        """Keeps the name that the person has now. False if an account has one with the same skeleton."""

    async def person(self, id_: str) -> Person | None: ...
    async def account(self, skeleton: str) -> Person | None: ...
    async def set_password(self, person: str, password: str, session: Session) -> list[str] | None:
        """Makes an account of a guest, if its name is free (else None). All sessions and keys end, but this new one.

        Returns the hashes of those that ended.
        """

    async def add_session(self, session: Session, person: Person) -> bool:
        """False if the person has another password by now, or is gone."""

    async def signed_in(self, hash_: str, now: int) -> Person | None:
        """Whose session it is, while it lasts."""

    async def end_session(self, hash_: str) -> bool: ...
    async def add_token(self, token: Token, person: Person) -> bool:
        """False if the person has another password by now, or is gone."""

    async def tokens(self, person: str) -> list[Token]: ...
    async def drop_token(self, person: str, id_: str) -> str | None:
        """Returns the hash of the key that ended."""

    async def bearer(self, hash_: str) -> Person | None: ...
    async def valid(self, hashes: Collection[str], now: int) -> set[str]:
        """Which of these are hashes of sessions or keys that have not ended."""

    async def end_expired(self, now: int, limit: int) -> list[str]:
        """Forget sessions whose time is over: their hashes."""

    async def forget_guests(self, before: int, limit: int) -> int:
        """Forget guests from before then who cannot come back: no session, no key, no game that runs. How many."""

    # Tables

    async def forget_closed(self, before: int, limit: int) -> int:
        """Forget tables that were closed before they began, and before then. How many."""

    async def add_table(self, table: TableRow, dues: tuple[DueDate, ...]) -> None: ...
    def commit(self, change: Change) -> "asyncio.Future[bool]":
        """Compare and set: False, and nothing done, unless the table has the version before `change.table.version`.

        Under way at once, and carried through whether or not anybody waits for it.
        """

    async def table(self, id_: str) -> TableRow | None: ...
    async def lobby(self, limit: int) -> list[TableRow]:
        """Public tables that wait for players or are played, newest first."""

    async def tables_of(self, person: str, limit: int) -> list[TableRow]: ...
    async def ended_of(self, person: str, limit: int) -> list[TableRow]:
        """The games that a person has played to their end, newest first."""

    async def tallies(self, person: str) -> list[Tally]: ...
    async def hosting(self, person: str) -> int:
        """How many open or running tables a person has made."""

    async def entries(self, table: str, after: int, upto: int) -> list[Entry]: ...
    async def answered(self, table: str) -> list[tuple[Seat, str, int]]:
        """Seat, client id and frame of every move that came with an id, in order."""

    async def answer(self, table: str, seat: Seat, id_: str) -> int | None:
        """The frame of the move that came with such an id."""

    async def snapshot(self, table: str) -> bytes | None: ...

    # Due-dates and presence

    async def take_due(self, now: int, lease: int, limit: int) -> list[tuple[str, DueDate]]:
        """What is due, each for one taker: the others see it again after the lease, if it was not done."""

    async def next_due(self) -> int | None: ...
    async def drop_due(self, table: str, due: DueDate) -> None: ...
    async def touch(self, presences: list[Presence]) -> None:
        """Remember who is present, and set or clear the due-date at which a bot takes over."""

    async def present(self, table: str) -> dict[Seat, int]:
        """Until when each seat counts as present."""

    async def present_at(self, tables: Collection[str]) -> dict[str, dict[Seat, int]]:
        """The same of several tables."""

    # Ratings

    async def rate(self, table: str, game: str, people: Collection[str], make: Rate) -> bool:
        """Counts a finished table once: False, and nothing done, the next time."""

    async def ratings(self, people: Collection[str]) -> list[Rating]:
        """Of people with rated games, by game."""

    # Chat

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        """Keeps the line under the next number."""

    async def said(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """The newest lines after a number, in order."""
