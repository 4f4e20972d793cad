"""Sessions in every store, and databases from before there were any."""

import asyncio
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from coven.server.store import Store, migrate
from coven.server.store.postgres import PostgresStore
from coven.server.store.rows import Person, Session, Token
from coven.server.store.sqlite import SqliteStore
from tests.server.store.test_store import ROW, another, store

__all__ = ["another", "store"]
pytestmark = pytest.mark.anyio
ANN = Person("p1", "Ann", "ann", 1, "hash")


def session(hash_: str, until: int = 100) -> Session:
    return Session(hash_, "p1", 1, until)


async def test_a_session_leads_to_its_person_until_it_ends(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.add_session(session("a"), ANN)
    assert await store.signed_in("a", 99) == ANN
    assert await store.signed_in("a", 100) is None
    assert await store.signed_in("b", 50) is None
    assert await store.end_session("a")
    assert not await store.end_session("a")
    assert await store.signed_in("a", 50) is None


async def test_a_new_password_ends_all_sessions_and_keys_but_the_new_one(store: Store) -> None:
    guest, bob = Person("p1", "Ann", "ann", 1), Person("p2", "Bob", "bob", 1)
    for person in (guest, bob):
        await store.add_person(person)
    await store.add_session(session("a"), guest)
    await store.add_session(Session("b", "p2", 1, 100), bob)
    await store.add_token(Token("k1", "p1", "script", "key", 2), guest)
    ended = await store.set_password("p1", "hash", session("new"))
    assert sorted(ended or ()) == ["a", "key"]
    assert await store.signed_in("new", 50) == ANN
    assert await store.valid(["a", "b", "key", "new"], 50) == {"b", "new"}


async def test_a_password_that_cannot_be_set_ends_nothing(store: Store) -> None:
    guest = Person("p1", "Ann", "ann", 1)
    await store.add_person(guest)
    await store.add_person(Person("p2", "Ann", "ann", 1, "hash"))
    await store.add_session(session("a"), guest)
    assert await store.set_password("p1", "hash", session("new")) is None
    assert await store.valid(["a", "new"], 50) == {"a"}


async def test_nobody_signs_in_by_a_password_that_has_just_been_changed(store: Store) -> None:
    await store.add_person(ANN)
    await store.set_password("p1", "another", session("new"))
    assert not await store.add_session(session("late"), ANN)
    assert not await store.add_token(Token("k1", "p1", "script", "key", 2), ANN)
    assert await store.valid(["late", "key"], 50) == set()


async def test_of_a_sign_in_and_a_new_password_at_the_same_moment_none_is_left_over(store: Store) -> None:
    """Whoever comes first: afterwards only the new session is there."""
    await store.add_person(ANN)
    late = [session(f"late {number}") for number in range(10)]
    begun = [store.add_session(each, ANN) for each in late]
    await asyncio.gather(*begun[:5], store.set_password("p1", "another", session("new")), *begun[5:])
    assert await store.valid(["new", *(each.hash for each in late)], 50) == {"new"}


async def test_what_is_valid_is_found_among_many(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_session(session("a"), ANN)
    await store.add_session(session("over", until=10), ANN)
    await store.add_token(Token("k1", "p1", "script", "key", 2), ANN)
    many = [f"{number}" for number in range(1_200)]
    assert await store.valid(["a", "over", *many, "key"], 50) == {"a", "key"}
    assert await store.valid([], 50) == set()


# Databases from before


def make_old(connection: Connection) -> None:
    """As a server left it before sessions were kept: with a key, and an account that has a token and a table."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0003")
    for statement in (
        "INSERT INTO keys (name, value) VALUES ('sessions', 'signing key')",
        "INSERT INTO people (id, name, skeleton, created, password, epoch) VALUES ('p1', 'Ann', 'ann', 1, 'hash', 3)",
        "INSERT INTO tokens (id, person, label, hash, created) VALUES ('k1', 'p1', 'script', 'key', 2)",
        "INSERT INTO ratings (person, game, mu, sigma, games) VALUES ('p1', 'whist', 30, 5, 7)",
    ):
        connection.execute(text(statement))


async def old_sqlite(path: Path) -> Store:
    with create_engine(f"sqlite:///{path}").begin() as connection:
        make_old(connection)
    return SqliteStore(path)


async def old_postgres(url: str) -> Store:
    control = await asyncpg.connect(f"{url}/postgres")
    await control.execute("DROP DATABASE IF EXISTS old WITH (FORCE)")
    await control.execute("CREATE DATABASE old")
    await control.close()
    engine = create_async_engine(f"{url}/old".replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as connection:
        await connection.run_sync(make_old)
    await engine.dispose()
    return PostgresStore(f"{url}/old")


@pytest.fixture(params=["tmp_path", "postgres"])
def place(request: pytest.FixtureRequest) -> Path | str:
    return request.getfixturevalue(request.param)  # type: ignore[no-any-return]


async def test_a_database_from_before_comes_along(place: Path | str) -> None:
    store = await (old_sqlite(place / "old.sqlite3") if isinstance(place, Path) else old_postgres(place))
    await store.open()
    assert await store.account("ann") == ANN
    assert await store.bearer("key") == ANN
    assert [(rating.game, rating.games) for rating in await store.ratings(["p1"])] == [("whist", 7)]
    assert await store.add_session(session("a"), ANN)
    assert await store.signed_in("a", 50) == ANN
    await store.add_table(ROW, ())
    await store.close()
