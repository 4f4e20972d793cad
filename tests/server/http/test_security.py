"""Origins, limits, headers, and messages that make no sense."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import PATIENCE, Running, running

pytestmark = pytest.mark.anyio

FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_a_foreign_page_cannot_act_with_the_cookie(server: Running, headers: dict[str, str]) -> None:
    async with server.guest("Ann") as ann:
        answer = await ann.http.post("/api/tables", json={"game": "familiars", "seats": 2}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
        assert (await ann.http.get("/api/me", headers=headers)).status_code == 200
        table = await ann.table()
        async with ann.socket(table, headers=headers) as ears:
            assert (await ears.next())["code"] == "cross-site"


@pytest.mark.parametrize("given", ["Basic QW5uOg==", "x", "Bearer", "bearer nonsense"])
async def test_a_header_that_is_not_believed_does_not_open_the_door_to_foreign_pages(
    server: Running, given: str
) -> None:
    """Only a key stands for itself; whatever else is sent, the cookie counts, and so does the origin."""
    headers = {"Authorization": given, "Origin": "https://evil.example"}
    async with server.guest("Ann") as ann:
        table = await ann.table()
        answer = await ann.http.post("/api/tables", json={"game": "familiars", "seats": 2}, headers=headers)
        assert answer.json()["code"] in ("cross-site", "bad-token")
        async with ann.socket(table, headers=headers) as ears:
            assert (await ears.next())["code"] in ("cross-site", "bad-token")
        assert len((await ann.get("/api/me/tables")).json()) == 1


async def test_the_own_page_and_chosen_origins_may_act(database: Path) -> None:
    origins = "https://coven.example, https://other.example"
    async with running(database, origins=origins) as server, server.guest("Ann") as ann:
        own = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
        chosen = {"Origin": "https://other.example", "Sec-Fetch-Site": "cross-site"}
        for headers in (own, chosen):
            answer = await ann.http.post("/api/tables", json={"game": "familiars", "seats": 2}, headers=headers)
            assert answer.status_code == 201
            async with ann.socket(answer.json()["table"]["id"], headers=headers) as ears:
                assert (await ears.next())["tell"] == "welcome"


async def test_every_answer_has_a_strict_policy(server: Running) -> None:
    async with server.visitor() as visitor:
        for path in ("/health", "/api/tables", "/api/nothing", "/api/me"):
            headers = (await visitor.get(path)).headers
            assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
            assert headers["x-content-type-options"] == "nosniff"


GARBAGE = [
    "",
    "{",
    "[]",
    "7",
    "null",
    '{"say":"shout"}',
    '{"say":"play"}',
    '{"say":"play","id":"","at":1,"move":{}}',
    '{"say":"play","id":"x","at":-1,"move":{}}',
    '{"say":"play","id":"x","at":1.5,"move":{}}',
    '{"say":"play","id":"x","at":1,"move":7}',
    '{"say":"play","id":"x","at":1,"move":{},"seat":1}',
    '{"say":"chat","id":"x","text":""}',
    '{"say":"ping","id":"' + "x" * 65 + '"}',
    "[" * 10_000,
    '{"say":"play","id":"x","at":1,"move":' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}",
]


async def test_nonsense_is_refused_and_the_conversation_goes_on(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        async with ann.socket(table) as ears:
            for raw in (*GARBAGE, b"\xff\x00"):
                await ears.connection.send(raw)
                refused = await ears.until("refused")
                assert refused["code"] == "invalid"
            await ears.sync()
        assert (await server.backend.tables.get(table)).row.number == 0


async def test_bodies_that_cannot_be_read_are_refused(server: Running) -> None:
    async with server.guest("Ann") as ann:
        for body in (b"[" * 20_000, b'{"game":' * 5_000, b"\xff", b'"\xc3"\x12', b""):
            answer = await ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


async def test_what_is_too_big_is_refused(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        answer = await ann.post("/api/guests", name="x" * 100_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        async with ann.socket(table) as ears:
            await ears.until("welcome")
            await ears.connection.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await ears.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


async def test_requests_and_sign_ins_have_limits(database: Path) -> None:
    async with running(database, requests=2, sign_ins=3) as server, server.visitor() as visitor:
        codes = [(await visitor.post("/api/guests", name="Ann")).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        codes = [(await visitor.get("/api/games")).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        server.clock.advance(500)
        assert (await visitor.get("/api/games")).status_code == 200


async def test_health_is_told_however_often_it_is_asked(database: Path) -> None:
    async with running(database, requests=1) as server, server.visitor() as visitor:
        assert {(await visitor.get("/health")).status_code for _ in range(20)} == {200}


async def test_a_socket_that_talks_too_fast_is_told_so(database: Path) -> None:
    async with running(database, requests=3) as server, server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as ears:
            for number in range(20):
                await ears.say(say="ping", id=f"p{number}")
            refused = [await ears.until("refused") for _ in range(5)]
        assert [each["code"] for each in refused] == ["too-fast"] * 5
        assert [each["id"] for each in refused] == [f"p{number}" for number in range(15, 20)]


async def test_a_slow_reader_is_cut_off_and_resumes(database: Path) -> None:
    async with running(database, most_unsent=3) as server, server.guest("Ann") as ann:
        table = await ann.table()
        live = await server.backend.tables.get(table)
        listener = await server.backend.listen(live, None, since=None, chat=None)
        for _ in range(10):
            live.tell_info()
        heard = [json.loads(message)["tell"] async for messages in listener for message in messages]
        assert heard[-1] == "bye"
        assert listener.reason == "too-slow"
        await server.backend.leave(live, listener)


async def test_a_graceful_stop_is_told_to_everybody(database: Path) -> None:
    async with running(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        async with ann.socket(table) as ears, bob.http.stream("GET", f"/api/tables/{table}/events") as stream:
            await ears.until("welcome")
            assert server.server is not None
            server.server.should_exit = True
            assert (await ears.until("bye"))["reason"] == "restarting"
            lines = [line async for line in stream.aiter_lines()]
            assert json.loads(lines[-1]) == {"tell": "bye", "reason": "restarting"}
            with pytest.raises(ConnectionClosed) as closed:
                await ears.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


async def test_unknown_pages_and_methods_are_json(server: Running) -> None:
    async with server.visitor() as visitor:
        assert (await visitor.get("/api/nothing")).json()["code"] == "no-page"
        assert (await visitor.http.put("/api/tables")).json()["code"] == "wrong-method"


async def test_the_openapi_description_has_every_door(server: Running) -> None:
    async with server.visitor() as visitor:
        schema = (await visitor.get("/api/openapi.json")).json()
        assert schema["openapi"].startswith("3.1")
        assert {"/api/tables", "/api/tables/{table_id}/moves", "/api/me/tokens", "/health"} <= set(schema["paths"])


async def test_a_client_that_hangs_up_does_no_harm(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        for _ in range(5):
            async with ann.socket(table) as ears:
                await ears.say(say="play", id="once", at=1, move={"move": "send", "card": "moth-1"})
                ears.connection.transport.abort()
        assert (await ann.get("/health")).json()["status"] == "ok"
        live = await server.backend.tables.get(table)
        async with asyncio.timeout(PATIENCE):
            while live.audience.listeners:
                await asyncio.sleep(0.005)
        assert live.row.number <= 1
