"""What is not needed any more: ended sessions, guests who cannot come back, tables that never began."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, exists, or_, select

from coven.server.store import schema

people, sessions, tokens, tables, seats = schema.people, schema.sessions, schema.tokens, schema.tables, schema.seats
OF_A_TABLE = (schema.seats, schema.log, schema.snapshots, schema.dues, schema.presence, schema.chat, schema.rated)

_has_session = exists().where(sessions.c.person == people.c.id)
_has_key = exists().where(tokens.c.person == people.c.id)
_sits = exists().where(seats.c.person == people.c.id, tables.c.id == seats.c.table)
_running = tables.c.status.in_(("open", "playing"))
_hosts = exists().where(tables.c.host == people.c.id, _running)

LOST_GUESTS = (
    select(people.c.id)
    .where(people.c.password.is_(None), people.c.created <= bindparam("before"))
    .where(~or_(_has_session, _has_key, _hosts, _sits.where(_running)))
    .limit(bindparam("limit"))
)
"""Nobody can sign in as a guest: once the last session and key have ended, that is for good."""
CLOSED = (
    select(tables.c.id)
    .where(tables.c.status == "closed", tables.c.ended <= bindparam("before"), tables.c.number == 0)
    .limit(bindparam("limit"))
)


def end_expired(connection: Connection, now: int, limit: int) -> list[str]:
    over = select(sessions.c.hash).where(sessions.c.until <= now).limit(limit)
    gone = delete(sessions).where(sessions.c.hash.in_(over)).returning(sessions.c.hash)
    return list(connection.scalars(gone))


def forget_people(connection: Connection, ids: Sequence[str]) -> int:
    return connection.execute(delete(people).where(people.c.id.in_(ids))).rowcount


def forget_tables(connection: Connection, ids: Sequence[str]) -> int:
    for part in OF_A_TABLE:
        connection.execute(delete(part).where(part.c.table.in_(ids)))
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount
