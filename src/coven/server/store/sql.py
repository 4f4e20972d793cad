"""Everything but the hot path of the log, in SQLAlchemy Core: the same for every database."""

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    RowMapping,
    Table,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from coven.engine import Seat
from coven.play.api import Tally
from coven.play.log import Entry
from coven.play.pace import AnyPace
from coven.play.schedule import DueDate
from coven.server.store import schema
from coven.server.store.credentials import AT_ONCE, SIGNED_IN, VALID, is_unchanged, set_password
from coven.server.store.purge import CLOSED, LOST_GUESTS, end_expired, forget_people, forget_tables
from coven.server.store.rating import Rate, rate
from coven.server.store.rows import Change, ChatRow, Person, Presence, Rating, Session, Sitter, TableRow, Token
from coven.server.store.watch import StoreWatch

T = TypeVar("T")
RUNNING = ("open", "playing")
MOST_TRIES = 5
TRIAL = "UPDATE alembic_version SET version_num = version_num RETURNING version_num"
"""Changes nothing, and is written all the same."""

# What is asked most often is put together once.
PERSON = select(schema.people).where(schema.people.c.id == bindparam("id"))
ADD_TABLE, ADD_SEAT, ADD_DUE = (insert(table) for table in (schema.tables, schema.seats, schema.dues))
NEXT_DUE = select(func.min(schema.dues.c.at).label("at"))
ENTRIES = (
    select(*(schema.log.c[name] for name in Entry.__struct_fields__))
    .where(schema.log.c.table == bindparam("of"))
    .where(schema.log.c.number > bindparam("after"), schema.log.c.number <= bindparam("upto"))
    .order_by(schema.log.c.number)
)


def _with_seats(which: Any, limit: int) -> Any:
    """Tables and their seats in one query, so that they belong together."""
    tables, seats = schema.tables, schema.seats
    some = select(tables).where(which).order_by(tables.c.created.desc(), tables.c.id).limit(limit).subquery()
    sitters = [seats.c[name].label(f"sitter_{name}") for name in Sitter.__struct_fields__]
    both = select(some, *sitters).select_from(some.outerjoin(seats, seats.c.table == some.c.id))
    return both.order_by(some.c.created.desc(), some.c.id, seats.c.seat)


TABLE = _with_seats(schema.tables.c.id == bindparam("of"), limit=1)


class SqlStore:
    """A store in a database that SQLAlchemy speaks. A subclass says how to connect, and how to commit fast."""

    insert: Callable[[Table], Any]
    """The insert of the database's dialect, which knows `on_conflict_do_…`."""
    watch: StoreWatch
    unreadable: tuple[type[Exception], ...]
    """What is raised where there is no such database, or no Coven in it."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def fetch(self, statement: Executable, **values: Any) -> Sequence[RowMapping]:
        """All rows of a query, with such values for its parameters."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out in one transaction, and return when it is durable."""

    @abstractmethod
    def commit(self, change: Change) -> "asyncio.Future[bool]": ...

    async def try_write(self) -> None:
        await self.write(lambda connection: connection.execute(text(TRIAL)).all())
        self.watch.worked()

    # People

    async def add_person(self, person: Person) -> bool:
        return await self._unless_taken(insert(schema.people).values(**values_of(person)))

    async def rename(self, person: Person) -> bool:
        named = {"name": person.name, "skeleton": person.skeleton}
        return await self._unless_taken(update(schema.people).where(schema.people.c.id == person.id).values(**named))

    async def person(self, id_: str) -> Person | None:
        return await self._one(Person, PERSON, id=id_)

    async def account(self, skeleton: str) -> Person | None:
        same = and_(schema.people.c.skeleton == skeleton, schema.people.c.password.is_not(None))
        return await self._one(Person, select(schema.people).where(same))

    async def set_password(self, person: str, password: str, session: Session) -> list[str] | None:
        try:
            return await self.write(lambda connection: set_password(connection, person, password, session))
        except IntegrityError:
            return None

    async def add_session(self, session: Session, person: Person) -> bool:
        return await self._add_for(person, insert(schema.sessions).values(**values_of(session)))

    async def signed_in(self, hash_: str, now: int) -> Person | None:
        return await self._one(Person, SIGNED_IN, hash=hash_, now=now)

    async def end_session(self, hash_: str) -> bool:
        gone = delete(schema.sessions).where(schema.sessions.c.hash == hash_)
        return await self.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def add_token(self, token: Token, person: Person) -> bool:
        return await self._add_for(person, insert(schema.tokens).values(**values_of(token)))

    async def _add_for(self, person: Person, statement: Executable) -> bool:
        def work(connection: Connection) -> bool:
            unchanged = is_unchanged(connection, person)
            if unchanged:
                connection.execute(statement)
            return unchanged

        return await self.write(work)

    async def tokens(self, person: str) -> list[Token]:
        found = select(schema.tokens).where(schema.tokens.c.person == person).order_by(schema.tokens.c.created)
        return [Token(**row) for row in await self.fetch(found)]

    async def drop_token(self, person: str, id_: str) -> str | None:
        gone = delete(schema.tokens).where(schema.tokens.c.person == person, schema.tokens.c.id == id_)
        return await self.write(lambda connection: connection.scalar(gone.returning(schema.tokens.c.hash)))

    async def bearer(self, hash_: str) -> Person | None:
        joined = schema.people.join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
        return await self._one(Person, select(schema.people).select_from(joined).where(schema.tokens.c.hash == hash_))

    async def valid(self, hashes: Collection[str], now: int) -> set[str]:
        found: set[str] = set()
        asked = sorted(hashes)
        for start in range(0, len(asked), AT_ONCE):
            rows = await self.fetch(VALID, hashes=asked[start : start + AT_ONCE], now=now)
            found.update(row["hash"] for row in rows)
        return found

    async def end_expired(self, now: int, limit: int) -> list[str]:
        return await self.write(lambda connection: end_expired(connection, now, limit))

    async def forget_guests(self, before: int, limit: int) -> int:
        found = [row["id"] for row in await self.fetch(LOST_GUESTS, before=before, limit=limit)]
        return await self.write(lambda connection: forget_people(connection, found)) if found else 0

    # Tables

    async def forget_closed(self, before: int, limit: int) -> int:
        found = [row["id"] for row in await self.fetch(CLOSED, before=before, limit=limit)]
        return await self.write(lambda connection: forget_tables(connection, found)) if found else 0

    async def add_table(self, table: TableRow, dues: tuple[DueDate, ...]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(ADD_TABLE, columns_of(table))
            for add, rows in ((ADD_SEAT, table.sitters), (ADD_DUE, dues)):
                if rows:
                    connection.execute(add, [{"table": table.id, **values_of(row)} for row in rows])

        await self.write(work)

    async def table(self, id_: str) -> TableRow | None:
        rows = await self.fetch(TABLE, of=id_)
        return _read_table(rows) if rows else None

    async def lobby(self, limit: int) -> list[TableRow]:
        return await self._tables(and_(schema.tables.c.status.in_(RUNNING), schema.tables.c.public), limit=limit)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        sitting = select(schema.seats.c.table).where(schema.seats.c.person == person)
        mine = or_(schema.tables.c.id.in_(sitting), schema.tables.c.host == person)
        return await self._tables(and_(mine, schema.tables.c.status != "closed"), limit=limit)

    async def ended_of(self, person: str, limit: int) -> list[TableRow]:
        sat = select(schema.seats.c.table).where(schema.seats.c.person == person)
        return await self._tables(and_(schema.tables.c.id.in_(sat), schema.tables.c.status == "ended"), limit=limit)

    async def tallies(self, person: str) -> list[Tally]:
        tables, seats = schema.tables, schema.seats
        played, stayed = func.count().label("played"), seats.c.stand_in.is_(False)
        won = func.count(case((and_(seats.c.place == 1, stayed), 1))).label("won")
        left = func.count(case((stayed, None), else_=1)).label("left")
        counted = select(tables.c.game, played, won, left).join_from(seats, tables, seats.c.table == tables.c.id)
        counted = counted.where(seats.c.person == person, tables.c.status == "ended")
        return [Tally(**row) for row in await self.fetch(counted.group_by(tables.c.game).order_by(tables.c.game))]

    async def hosting(self, person: str) -> int:
        tables = schema.tables
        count = select(func.count()).where(tables.c.host == person, tables.c.status.in_(RUNNING))
        return int((await self.fetch(count))[0]["count_1"])

    async def entries(self, table: str, after: int, upto: int) -> list[Entry]:
        if after >= upto:
            return []
        return [Entry(**row) for row in await self.fetch(ENTRIES, of=table, after=after, upto=upto)]

    async def answered(self, table: str) -> list[tuple[Seat, str, int]]:
        log = schema.log
        found = select(log.c.seat, log.c.id, log.c.frame).where(log.c.table == table, log.c.id.is_not(None))
        return [(row["seat"], row["id"], row["frame"]) for row in await self.fetch(found.order_by(log.c.number))]

    async def answer(self, table: str, seat: Seat, id_: str) -> int | None:
        log = schema.log
        rows = await self.fetch(select(log.c.frame).where(log.c.table == table, log.c.seat == seat, log.c.id == id_))
        return rows[0]["frame"] if rows else None

    async def snapshot(self, table: str) -> bytes | None:
        rows = await self.fetch(select(schema.snapshots.c.state).where(schema.snapshots.c.table == table))
        return bytes(rows[0]["state"]) if rows else None

    # Due-dates and presence

    async def take_due(self, now: int, lease: int, limit: int) -> list[tuple[str, DueDate]]:
        dues = schema.dues
        ripe = select(dues).where(dues.c.at <= now).order_by(dues.c.at, dues.c.table, dues.c.kind, dues.c.seat)
        ripe = ripe.limit(limit).with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[tuple[str, DueDate]]:
            taken = connection.execute(ripe).mappings().all()
            for row in taken:
                connection.execute(update(dues).where(*_same_due(row)).values(at=now + lease))
            return [(row["table"], DueDate(now + lease, row["kind"], row["seat"])) for row in taken]

        return await self.write(work)

    async def next_due(self) -> int | None:
        rows = await self.fetch(NEXT_DUE)
        at: int | None = rows[0]["at"]
        return at

    async def drop_due(self, table: str, due: DueDate) -> None:
        gone = delete(schema.dues).where(*_same_due({"table": table, **values_of(due)}), schema.dues.c.at == due.at)
        await self.write(lambda connection: connection.execute(gone))

    async def touch(self, presences: list[Presence]) -> None:
        def work(connection: Connection) -> None:
            for each in sorted(presences, key=lambda each: (each.table, each.seat)):
                self._touch(connection, each)

        await self.write(work)

    async def present(self, table: str) -> dict[Seat, int]:
        return (await self.present_at([table]))[table]

    async def present_at(self, tables: Collection[str]) -> dict[str, dict[Seat, int]]:
        found: dict[str, dict[Seat, int]] = {table: {} for table in tables}
        for row in await self.fetch(select(schema.presence).where(schema.presence.c.table.in_(sorted(tables)))):
            found[row["table"]][row["seat"]] = row["until"]
        return found

    # Chat

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        chat = schema.chat
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table)

        def work(connection: Connection) -> ChatRow:
            numbered = msgspec.structs.replace(line, number=(connection.scalar(last) or 0) + 1)
            connection.execute(insert(chat).values(table=table, **values_of(numbered)))
            return numbered

        for _ in range(MOST_TRIES - 1):
            try:
                return await self.write(work)
            except IntegrityError:  # another worker took the number
                continue
        return await self.write(work)

    async def said(self, table: str, after: int, limit: int) -> list[ChatRow]:
        chat = schema.chat
        newest = select(*(chat.c[name] for name in ChatRow.__struct_fields__))
        newest = newest.where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(limit)
        return [ChatRow(**row) for row in reversed(await self.fetch(newest))]

    # Ratings

    async def rate(self, table: str, game: str, people: Collection[str], make: Rate) -> bool:
        given: Any = {"table": table, "game": game, "people": people, "make": make}
        return await self.write(lambda connection: rate(connection, self.insert, **given))

    async def ratings(self, people: Collection[str]) -> list[Rating]:
        known = select(schema.ratings).where(schema.ratings.c.person.in_(sorted(people)), schema.ratings.c.games > 0)
        return [Rating(**row) for row in await self.fetch(known.order_by(schema.ratings.c.game))]

    # How it is done

    def _touch(self, connection: Connection, presence: Presence) -> None:
        seat = {"table": presence.table, "seat": presence.seat}
        self._put(connection, schema.presence, {**seat, "until": presence.until})
        if presence.patience is not None:
            due = {**seat, "kind": "absent", "at": presence.until + presence.patience}
            self._put(connection, schema.dues, due)
        else:
            connection.execute(delete(schema.dues).where(*_same_due({**seat, "kind": "absent"})))

    def _put(self, connection: Connection, table: Table, values: dict[str, Any]) -> None:
        """Insert a row, or overwrite the one with its key: another worker may do the same at this moment."""
        put = self.insert(table).values(**values)
        connection.execute(put.on_conflict_do_update(index_elements=list(table.primary_key), set_=values))

    async def _one(self, kind: type[T], statement: Executable, **values: Any) -> T | None:
        rows = await self.fetch(statement, **values)
        return kind(**rows[0]) if rows else None

    async def _unless_taken(self, statement: Executable) -> bool:
        try:
            await self.write(lambda connection: connection.execute(statement))
        except IntegrityError:
            return False
        return True

    async def _tables(self, which: Any, limit: int) -> list[TableRow]:
        found: dict[str, list[RowMapping]] = {}
        for row in await self.fetch(_with_seats(which, limit)):
            found.setdefault(row["id"], []).append(row)
        return [_read_table(rows) for rows in found.values()]


def values_of(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def columns_of(table: TableRow) -> dict[str, Any]:
    """A table as its row: without its seats, and with JSON for what is not plain."""
    values = values_of(table)
    del values["sitters"]
    for name in ("options", "pace"):
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def _read_table(rows: Sequence[RowMapping]) -> TableRow:
    values = {name: rows[0][name] for name in TableRow.__struct_fields__ if name != "sitters"}
    values["options"] = msgspec.json.decode(values["options"])
    values["pace"] = msgspec.json.decode(values["pace"], type=AnyPace)
    sitters = [row for row in rows if row["sitter_seat"] is not None]
    names = Sitter.__struct_fields__
    return TableRow(
        **values, sitters=tuple(Sitter(**{name: row[f"sitter_{name}"] for name in names}) for row in sitters)
    )


def _same_due(row: Any) -> list[Any]:
    columns = schema.dues.c
    return [columns.table == row["table"], columns.kind == row["kind"], columns.seat == row["seat"]]
