"""Sessions and keys: how they end, and that none begins under a password that has just been changed."""

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, union, update

from coven.server.store import schema
from coven.server.store.rows import Person, Session

AT_ONCE = 500
"""Hashes in one query."""

people, sessions, tokens = schema.people, schema.sessions, schema.tokens
_valid_now = sessions.c.until > bindparam("now")
_among: BindParameter[str] = bindparam("hashes", expanding=True)

SIGNED_IN = (
    select(people)
    .join_from(people, sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("hash"), _valid_now)
)
VALID = union(
    select(sessions.c.hash).where(sessions.c.hash.in_(_among), _valid_now),
    select(tokens.c.hash).where(tokens.c.hash.in_(_among)),
)


def is_unchanged(connection: Connection, person: Person) -> bool:
    """Whether somebody still has the password that was just looked at; nobody changes it in this transaction."""
    now = connection.execute(select(people.c.password).where(people.c.id == person.id).with_for_update()).first()
    return now is not None and now.password == person.password


def set_password(connection: Connection, person: str, password: str, session: Session) -> list[str]:
    """End all sessions and keys of a person, but for a new one. The hashes of those that ended."""
    connection.execute(update(people).where(people.c.id == person).values(password=password))
    ended = [
        hash_
        for kept in (sessions, tokens)
        for hash_ in connection.scalars(delete(kept).where(kept.c.person == person).returning(kept.c.hash))
    ]
    connection.execute(insert(sessions).values({name: getattr(session, name) for name in session.__struct_fields__}))
    return ended
