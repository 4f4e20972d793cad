"""Ratings in the database: each table counts once, whoever asks for it and however often."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, select, update

from coven.server.store import schema
from coven.server.store.rows import Rating

Rate = Callable[[dict[str, Rating]], list[Rating]]
"""From the ratings of people before a game to those after it."""

NEW = Rating("", "")


def rate(
    connection: Connection,
    insert: Callable[[Table], Any],
    *,
    table: str,
    game: str,
    people: Collection[str],
    make: Rate,
) -> bool:
    """All in one transaction, the rows of the people being locked in order. False: the table has counted already."""
    if connection.execute(insert(schema.rated).values(table=table).on_conflict_do_nothing()).rowcount != 1:
        return False
    for person in sorted(people):
        fresh = msgspec.structs.asdict(msgspec.structs.replace(NEW, person=person, game=game))
        connection.execute(insert(schema.ratings).values(**fresh).on_conflict_do_nothing())
    at = schema.ratings.c
    mine = select(schema.ratings).where(at.game == game, at.person.in_(sorted(people))).order_by(at.person)
    before = {row["person"]: Rating(**row) for row in connection.execute(mine.with_for_update()).mappings()}
    for after in make(before):
        values = {"mu": after.mu, "sigma": after.sigma, "games": after.games}
        connection.execute(update(schema.ratings).where(_of(after.person, game)).values(**values))
    return True


def _of(person: str, game: str) -> Any:
    return and_(schema.ratings.c.person == person, schema.ratings.c.game == game)
