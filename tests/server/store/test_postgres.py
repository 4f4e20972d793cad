"""What only PostgreSQL can do: many start at once, due-dates are shared out, a cut connection is a pause."""

import asyncio

import asyncpg
import pytest

from coven.play.schedule import Due
from coven.server.store.postgres import PostgresStore
from coven.server.store.rows import Person, Presence
from tests.server.store.test_store import ROW, move

pytestmark = pytest.mark.anyio


async def cut(url: str) -> None:
    """End all connections to the database but one's own."""
    connection = await asyncpg.connect(url)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> $1"
    await connection.fetch(others, connection.get_server_pid())
    await connection.close()


async def test_many_workers_start_at_once_on_an_empty_database(postgres: str) -> None:
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute("CREATE DATABASE fresh")
    stores = [PostgresStore(f"{postgres}/fresh", connections=2) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    keys = await asyncio.gather(*(store.key(f"key {number}") for number, store in enumerate(stores)))
    assert len(set(keys)) == 1
    await asyncio.gather(*(store.close() for store in stores))
    await connection.execute("DROP DATABASE fresh WITH (FORCE)")
    await connection.close()


async def test_a_cut_connection_is_a_pause(postgres_database: str) -> None:
    store = PostgresStore(postgres_database)
    await store.open()
    await store.add_table(ROW, ())
    for number in range(1, 6):
        assert await store.commit(move(ROW, number))
        await cut(postgres_database)
        assert await store.take_due(100, 10, 10) == []
        assert (await store.table("t1")) is not None
    assert [entry.number for entry in await store.entries("t1", 0, 9)] == [1, 2, 3, 4, 5]
    await store.close()


async def test_workers_share_out_what_is_due(postgres_database: str) -> None:
    stores = [PostgresStore(postgres_database) for _ in range(3)]
    for store in stores:
        await store.open()
    await stores[0].add_table(ROW, tuple(Due(seat, "bot", seat) for seat in range(40)))
    found = []
    while round_ := await asyncio.gather(*(store.take_due(100, 50, 5) for store in stores)):
        if not any(round_):
            break
        found += [due.seat for taken in round_ for _, due in taken]
    assert sorted(found) == list(range(40))
    for store in stores:
        await store.close()


async def test_workers_renew_the_same_people_at_once(postgres_database: str) -> None:
    stores = [PostgresStore(postgres_database) for _ in range(2)]
    for store in stores:
        await store.open()
    signs = [Presence("t1", seat, 100, 60) for seat in range(20)]
    for _ in range(10):
        await asyncio.gather(stores[0].touch(signs), stores[1].touch(signs[::-1]))
    assert await stores[0].present("t1") == dict.fromkeys(range(20), 100)
    for store in stores:
        await store.close()


async def test_one_bad_change_does_not_take_its_neighbours_along(postgres_database: str) -> None:
    store = PostgresStore(postgres_database)
    await store.open()
    names = ("t1", "t2", "t3")
    rows = [type(ROW)(**{name: getattr(ROW, name) for name in ROW.__struct_fields__} | {"id": id_}) for id_ in names]
    for row in rows:
        await store.add_table(row, ())
    bad = move(rows[1], 1, "an id that is far too long for its column" * 3)
    tries = [store.commit(move(rows[0], 1)), store.commit(bad), store.commit(move(rows[2], 1))]
    first, error, third = await asyncio.gather(*tries, return_exceptions=True)
    assert (first, third) == (True, True)
    assert isinstance(error, asyncpg.PostgresError)
    assert await store.table("t2") == rows[1]
    assert await store.add_person(Person("p1", "Ann", "ann", 1))
    await store.close()
