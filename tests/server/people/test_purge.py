"""What nobody needs any more is forgotten in time, and nothing else."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coven.play.durations import DAY, HOUR
from tests.server.kit import Running, play_along, running

pytestmark = pytest.mark.anyio


def rows(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def wait_and_purge(server: Running, time: int) -> None:
    server.clock.advance(time)
    await server.do_due()
    await server.backend.scheduler.purge.run()


async def test_a_table_that_never_began_is_forgotten_after_a_month(server: Running, database: Path) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        await ann.post(f"/api/tables/{table}/chat", text="anybody there?")
        await wait_and_purge(server, 2 * DAY)
        assert (await ann.info(table))["status"] == "closed"
        await wait_and_purge(server, 28 * DAY)
        assert rows(database, "tables") == 1
        await wait_and_purge(server, 2 * DAY)
    assert [rows(database, each) for each in ("tables", "seats", "chat", "dues", "presence")] == [0] * 5


async def test_games_that_were_played_or_run_are_kept(server: Running, database: Path) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        ended, running_ = await ann.table(), await ann.table(leave_delay=None)
        for table in (ended, running_):
            await bob.join(table)
        async with ann.socket(ended) as here, bob.socket(ended) as there:
            await asyncio.gather(play_along(here), play_along(there))
        before = (await ann.get(f"/api/tables/{ended}/record")).text
        await wait_and_purge(server, 400 * DAY)
        async with server.visitor() as nobody:
            assert (await nobody.get(f"/api/tables/{ended}/record")).text == before
            assert (await nobody.info(running_))["status"] == "playing"
        assert rows(database, "people") == 2, "both still sit at a game that runs"


async def test_a_guest_who_cannot_come_back_is_forgotten_after_a_month(server: Running, database: Path) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Cleo") as cleo:
        async with server.visitor() as dora:
            await dora.post("/api/accounts", name="Dora", password="correct horse")
        await ann.http.delete("/api/session")
        await cleo.post("/api/me/tokens", label="script")
        await cleo.http.delete("/api/session")
        await wait_and_purge(server, 29 * DAY)
        assert rows(database, "people") == 4
        await wait_and_purge(server, 2 * DAY)
        assert rows(database, "people") == 3, "Ann has gone"
        assert (await bob.get("/api/me")).status_code == 200
        await wait_and_purge(server, 90 * DAY)
        assert (rows(database, "people"), rows(database, "sessions")) == (2, 0), "Cleo has a key, Dora a password"


async def test_what_is_to_be_kept_for_ever_is(database: Path) -> None:
    async with running(database, keep_closed=0, keep_guests=0) as server, server.guest("Ann") as ann:
        await ann.table()
        await ann.http.delete("/api/session")
        await wait_and_purge(server, 2 * DAY)
        await wait_and_purge(server, 400 * DAY)
    assert (rows(database, "people"), rows(database, "tables")) == (1, 1)


async def test_a_socket_ends_with_a_session_whose_time_is_over(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as ears:
            await ears.until("welcome")
            server.clock.advance(server.backend.services.settings.session)
            await server.backend.scheduler.purge.run()
            assert (await ears.until("bye"))["reason"] in ("signed-out", "closed")


async def test_it_happens_by_itself_every_hour(server: Running, database: Path) -> None:
    async with server.guest("Ann"):
        purge = server.backend.scheduler.purge
        server.clock.advance(server.backend.services.settings.session)
        await purge.run_if_due()
        assert rows(database, "sessions") == 0
        async with server.guest("Bob") as bob:
            await bob.http.delete("/api/session")
        server.clock.advance(HOUR - 1)
        await purge.run_if_due()
