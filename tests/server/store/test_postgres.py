"""What only PostgreSQL can do: many start at once, due-dates are shared out, a cut connection is a pause."""

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from coven.play.schedule import DueDate
from coven.server.store.group import Stopped
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
    ann = Person("p1", "Ann", "ann", 1, "hash")
    assert sorted(await asyncio.gather(*(store.add_person(ann) for store in stores))) == [False, False, False, True]
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
    await stores[0].add_table(ROW, tuple(DueDate(seat, "bot", seat) for seat in range(40)))
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


async def test_health_and_presence_do_not_wait_behind_those_who_come_in(postgres_database: str) -> None:
    store = PostgresStore(postgres_database, connections=2)
    await store.open()
    async with store._engine.connect(), store._engine.connect():  # all that others can have
        async with asyncio.timeout(10):
            assert await store.next_due() is None
            assert await store.take_due(100, 50, 5) == []
            await store.touch([Presence("t1", 0, 100, 60)])
            assert await store.next_due() == 160
    await store.close()


async def test_signs_of_many_people_go_together(postgres_database: str) -> None:
    store = PostgresStore(postgres_database)
    await store.open()
    groups = []
    send = store._presence.send

    async def counted(connection: asyncpg.Connection, items: Sequence[Presence]) -> list[None]:
        groups.append(len(items))
        return await send(connection, items)

    store._presence.send = counted  # type: ignore[method-assign]
    await asyncio.gather(*(store.touch([Presence(f"t{number}", 0, 100, 60)]) for number in range(400)))
    await store.touch([Presence("t0", 0, 300, None)])
    assert len(groups) <= 5
    assert await store.present_at(["t0", "t399"]) == {"t0": {0: 300}, "t399": {0: 100}}
    assert {table for table, _ in await store.take_due(1_000, 50, 500)} == {f"t{number}" for number in range(1, 400)}
    await store.close()


async def test_nobody_waits_for_a_store_that_is_closed(postgres_database: str) -> None:
    store = PostgresStore(postgres_database)
    await store.open()
    await store.add_table(ROW, ())
    await store.close()
    async with asyncio.timeout(10):
        await store.touch([Presence("t1", 0, 100, 60)])
        with pytest.raises(Stopped):
            await store.commit(move(ROW, 1))
