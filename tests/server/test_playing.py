"""From an empty table to a record that verifies, by HTTP and by socket."""

import asyncio
import json

import msgspec
import pytest

from coven.engine.replay import verify
from coven.play.protocol import ServerMessage
from examples.familiars import GAME
from tests.server.kit import Running, Visitor, play_along

pytestmark = pytest.mark.anyio


async def two(server: Running, ann: Visitor, bob: Visitor, **wish: object) -> str:
    table = await ann.table(**wish)
    await bob.join(table)
    return table


async def play_out(table: str, *players: Visitor) -> None:
    while (await players[0].info(table))["status"] != "ended":
        for player in players:
            if (await player.view(table))["moves"]:
                answer = await player.play(table)
                assert answer.status_code == 200, answer.text


async def test_two_guests_play_by_http_and_the_record_verifies(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        promised = (await ann.info(table))["commitment"]
        await play_out(table, ann, bob)
        data = (await server_record(ann, table)).encode()
        record = verify(data, lambda _: GAME)
        assert record.header.commitment == promised
        assert record.header.seats == ("Ann", "Bob")
        assert (await ann.info(table))["secret"] == record.header.secret


async def server_record(visitor: Visitor, table: str) -> str:
    answer = await visitor.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


async def test_two_guests_play_by_socket(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await asyncio.gather(play_along(here), play_along(there))
        verify((await server_record(bob, table)).encode(), lambda _: GAME)


async def test_the_nonce_of_a_player_is_in_the_record(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(nonce="from-ann")
        await bob.join(table, nonce="from-bob")
        await play_out(table, ann, bob)
        heading = json.loads((await server_record(ann, table)).splitlines()[0])
        assert heading["nonces"] == ["from-ann", "from-bob"]


async def test_quick_play_is_one_request_away_from_a_move(server: Running) -> None:
    async with server.guest("Ann") as ann:
        answer = (await ann.post("/api/quick", game="familiars", players=4)).json()
        table = answer["table"]
        assert table["status"] == "playing"
        assert [seat["bot"] for seat in table["seats"]] == [None, "adept", "adept", "adept"]
        async with ann.socket(table["id"]) as ears:
            await play_along(ears)
        heading, *_ = (await server_record(ann, table["id"])).splitlines()
        named = [seat["name"] + " (adept)" * bool(seat["bot"]) for seat in table["seats"]]
        assert json.loads(heading)["seats"] == named


async def test_before_the_end_a_record_is_what_the_seat_was_shown(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        async with ann.socket(table) as ears:
            await ears.until("update", number=1)
            await ann.play(table)
            await bob.play(table)
            await ears.until("update", number=3)
            assert (await server_record(ann, table)).splitlines() == ears.updates()


async def test_the_stream_tells_what_the_socket_tells(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        async with ann.socket(table) as ears, ann.http.stream("GET", f"/api/tables/{table}/events") as stream:
            await ears.until("update", number=1)
            await bob.play(table)
            await ears.until("update", number=2)
            lines = []
            async for line in stream.aiter_lines():
                lines.append(line)
                if '"number":2' in line:
                    break
        assert [line for line in lines if '"tell":"update"' in line] == ears.updates()


async def test_a_rematch_seats_the_same_people_once_all_have_asked(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        assert (await ann.post(f"/api/tables/{table}/rematch")).json()["code"] == "no-rematch"
        await play_out(table, ann, bob)
        first = (await bob.post(f"/api/tables/{table}/rematch")).json()
        second = (await ann.post(f"/api/tables/{table}/rematch")).json()
        assert (first["seat"], second["seat"]) == (1, 0)
        assert first["table"]["id"] == second["table"]["id"] == (await ann.info(table))["rematch"]
        assert second["table"]["status"] == "playing"
        assert second["table"]["commitment"] != (await ann.info(table))["commitment"]


async def test_all_that_is_sent_in_a_game_is_of_the_protocol(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(pace={"pace": "live"})
        await bob.join(table)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await here.ask(say="play", id="x", at=0, move={})
            await here.say(say="chat", id="y", text="hello")
            await there.until("chat")
            await asyncio.gather(play_along(here), play_along(there))
        kinds = {type(msgspec.json.decode(raw, type=ServerMessage)).__name__ for raw in here.heard + there.heard}
        assert kinds == {"Welcome", "Table", "Update", "Ack", "Refused", "Line"}
