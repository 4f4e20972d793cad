"""Whoever signs out is out: here, on the server, and at every table."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from coven.server.fanout import LOOK
from coven.server.fanout.in_process import InProcess
from coven.server.people.connections import Connections
from coven.server.people.sessions import ENDED, hash_of
from tests.server.kit import Ears, FakeClock, Running, Visitor, make_backend, running

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


@asynccontextmanager
async def signed_in(server: Running, name: str = "Ann") -> AsyncIterator[Visitor]:
    async with server.visitor() as visitor:
        answer = await visitor.post("/api/session", name=name, password=PASSWORD)
        assert answer.status_code == 200
        yield visitor


@asynccontextmanager
async def account(server: Running, name: str = "Ann") -> AsyncIterator[Visitor]:
    async with server.visitor() as visitor:
        assert (await visitor.post("/api/accounts", name=name, password=PASSWORD)).status_code == 201
        yield visitor


async def is_known(server: Running, cookie: str) -> bool:
    async with server.visitor(Cookie=f"coven={cookie}") as somebody:
        return (await somebody.get("/api/me")).status_code == 200


async def is_sent_away(ears: Ears) -> bool:
    assert (await ears.until("bye"))["reason"] == "signed-out"
    with pytest.raises(ConnectionClosed) as closed:
        await ears.next()
    return closed.value.rcvd is not None and closed.value.rcvd.code == 4401


async def test_what_the_cookie_says_is_nowhere_in_the_database(server: Running, database: Path) -> None:
    async with server.guest("Ann") as ann:
        secret = ann.http.cookies["coven"]
        with closing(sqlite3.connect(database)) as connection:
            kept = "\n".join(connection.iterdump())
    assert hash_of(secret) in kept
    assert secret not in kept


async def test_signing_out_ends_the_session_on_the_server(server: Running) -> None:
    async with server.guest("Ann") as ann:
        cookie = ann.http.cookies["coven"]
        assert await is_known(server, cookie)
        assert (await ann.http.delete("/api/session")).status_code == 204
        assert not await is_known(server, cookie)


async def test_signing_out_twice_or_without_a_session_does_no_harm(server: Running) -> None:
    async with server.visitor(Cookie="coven=nothing") as nobody:
        assert (await nobody.http.delete("/api/session")).status_code == 204


async def test_signing_out_closes_the_sockets_of_that_session_alone(server: Running) -> None:
    async with account(server) as here, signed_in(server) as there:
        table = await here.table()
        async with here.socket(table) as ears, there.socket(table) as others:
            await ears.until("welcome")
            await others.until("welcome")
            await here.http.delete("/api/session")
            assert await is_sent_away(ears)
            await others.sync()


async def test_signing_out_ends_the_stream_of_events(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.http.stream("GET", f"/api/tables/{table}/events") as stream:
            lines = stream.aiter_lines()
            assert json.loads(await anext(lines))["tell"] == "welcome"
            await ann.http.delete("/api/session")
            told = [json.loads(line) async for line in lines]
        assert told[-1] == {"tell": "bye", "reason": "signed-out"}


async def test_a_new_password_ends_all_sessions_keys_and_sockets_of_that_person_alone(server: Running) -> None:
    async with account(server) as ann, signed_in(server) as stolen, server.guest("Bob") as bob:
        key = (await ann.post("/api/me/tokens", label="script")).json()["token"]
        table = await ann.table(seats=3)
        before = [each.http.cookies["coven"] for each in (ann, stolen)]
        script = server.visitor(Authorization=f"Bearer {key}")
        async with (
            script,
            stolen.socket(table) as eve,
            script.socket(table, headers={"Authorization": f"Bearer {key}"}) as program,
            bob.socket(table) as looking,
        ):
            for ears in (eve, program, looking):
                await ears.until("welcome")
            changed = await ann.post("/api/me/password", password="another horse", old=PASSWORD)
            assert changed.status_code == 200
            assert await is_sent_away(eve)
            assert await is_sent_away(program)
            await looking.sync()
            assert (await script.get("/api/me")).json()["code"] == "bad-token"
        assert [await is_known(server, cookie) for cookie in before] == [False, False]
        assert (await ann.get("/api/me")).json()["name"] == "Ann"
        assert (await ann.get("/api/me/tokens")).json() == []


async def test_a_wrong_old_password_ends_nothing(server: Running) -> None:
    async with account(server) as ann, signed_in(server) as other:
        assert (await ann.post("/api/me/password", password="another horse", old="wrong")).status_code == 403
        assert (await other.get("/api/me")).status_code == 200


async def test_a_revoked_key_closes_its_sockets(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table, made = await ann.table(), (await ann.post("/api/me/tokens", label="script")).json()
        with_key = {"Authorization": f"Bearer {made['token']}"}
        async with server.visitor() as script, script.socket(table, headers=with_key) as ears:
            assert (await ears.until("welcome"))["seat"] == 0
            await ann.http.delete(f"/api/me/tokens/{made['id']}")
            assert await is_sent_away(ears)


async def test_whoever_was_sent_away_is_not_obeyed_any_more(server: Running) -> None:
    """Even if they do not hang up."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        async with ann.socket(table) as ears:
            await ears.until("update")
            move = (await ann.view(table))["moves"][0]
            (listener,) = (await server.backend.tables.get(table)).audience.listeners
            listener.end("signed-out")
            await ears.say(say="play", id="late", at=1, move=move)
            assert await is_sent_away(ears)
        assert (await server.backend.tables.get(table)).row.number == 0


async def test_an_end_while_the_door_is_being_opened_is_not_missed(database: Path) -> None:
    backend, ends = make_backend(database), []
    connections = Connections(backend.services)
    await connections.open()
    with connections.under("abc") as connection, connections.under("abd") as other:
        backend.services.fanout.publish(ENDED, b'["abc"]')
        for each, name in ((connection, "abc"), (other, "abd")):
            each.on_end(lambda name=name: ends.append(name))  # type: ignore[misc]
    backend.services.fanout.publish(ENDED, b'["abd"]')
    assert ends == ["abc"]


@asynccontextmanager
async def two_workers(database: Path, fanout: InProcess) -> AsyncIterator[tuple[Running, Running]]:
    given: dict[str, Any] = {"clock": FakeClock(), "fanout": fanout}
    async with running(database, **given) as one, running(database, seed=1, **given) as other:
        yield one, other


async def test_signing_out_at_one_worker_closes_sockets_at_another(database: Path) -> None:
    async with two_workers(database, InProcess()) as (one, other), one.guest("Ann") as ann:
        table, cookie = await ann.table(), f"coven={ann.http.cookies['coven']}"
        async with other.visitor(Cookie=cookie) as elsewhere, elsewhere.socket(table) as ears:
            await ears.until("welcome")
            await ann.http.delete("/api/session")
            assert await is_sent_away(ears)


class Deaf(InProcess):
    """Loses the news of sessions, as when Redis is away."""

    def publish(self, topic: str, message: bytes) -> None:
        if topic != ENDED or message == LOOK:
            super().publish(topic, message)


async def test_news_that_was_lost_is_looked_up(database: Path) -> None:
    fanout = Deaf()
    async with two_workers(database, fanout) as (one, other), one.guest("Ann") as ann, one.guest("Bob") as bob:
        table, cookie = await ann.table(), f"coven={ann.http.cookies['coven']}"
        key = (await bob.post("/api/me/tokens", label="script")).json()["token"]
        async with (
            other.visitor(Cookie=cookie) as elsewhere,
            elsewhere.socket(table) as ears,
            bob.socket(table) as still,
            bob.socket(table, headers={"Authorization": f"Bearer {key}"}) as program,
        ):
            for each in (ears, still, program):
                await each.until("welcome")
            await ann.http.delete("/api/session")
            await ears.sync()
            fanout.publish(ENDED, LOOK)
            assert await is_sent_away(ears)
            await asyncio.gather(still.sync(), program.sync())
