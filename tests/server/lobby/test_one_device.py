"""Several people on one device: they share a cookie, and see one seat at a time."""

from pathlib import Path
from typing import Any

import pytest

from coven import games
from tests.server.kit import Running, Visitor, running

pytestmark = pytest.mark.anyio


async def seen_by(device: Visitor, table: str, seat: int) -> dict[str, Any]:
    return dict((await device.get(f"/api/tables/{table}/view", seat=seat)).json())


async def play(device: Visitor, table: str, seat: int) -> int:
    seen = await seen_by(device, table, seat)
    body = {"id": f"{seat}-{seen['number']}", "at": seen["number"], "move": seen["moves"][0]}
    return (await device.http.post(f"/api/tables/{table}/moves", json=body, params={"seat": seat})).status_code


async def test_everybody_on_the_device_has_a_seat_and_the_game_begins(server: Running) -> None:
    async with server.guest("Ann") as ann:
        answer = (await ann.post("/api/tables", game="familiars", seats=3, here=["Bob", "Cleo"])).json()
        assert [seat["name"] for seat in answer["table"]["seats"]] == ["Ann", "Bob", "Cleo"]
        assert (answer["table"]["status"], answer["shared"]) == ("playing", [0, 1, 2])
        table = answer["table"]["id"]
        assert [(await seen_by(ann, table, seat))["view"]["seat"] for seat in (0, 1, 2, -1)] == [0, 1, 2, -1]
        assert [await play(ann, table, seat) for seat in (2, 0)] == [200, 200]
        assert (await seen_by(ann, table, -1))["view"]["asked"] == [1]


async def test_a_connection_hears_one_seat_alone(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table(here=["Bob"])
        async with ann.socket(table, seat=1, since=0) as bob, ann.socket(table, seat=-1, since=0) as public:
            assert [(await ears.until("welcome"))["seat"] for ears in (bob, public)] == [1, -1]
            first = await bob.until("update")
            await bob.say(say="play", id="a", at=first["number"], move=first["moves"][0])
            assert (await bob.until("ack"))["id"] == "a"
            await public.sync()
            assert all('"seat":-1' in raw for raw in public.updates())


async def test_somebody_elses_seat_is_looked_at_from_outside_and_cannot_be_played(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        seen = await seen_by(ann, table, 1)
        assert (seen["view"]["seat"], seen["moves"]) == (-1, [])
        moves = (await bob.view(table))["moves"]
        body = {"id": "x", "at": 1, "move": moves[0]}
        answer = await ann.http.post(f"/api/tables/{table}/moves", json=body, params={"seat": 1})
        assert answer.json()["code"] == "not-seated"


async def test_who_leaves_takes_everybody_on_the_device_along(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Dan") as dan:
        table = await ann.table(seats=4, here=["Bob"])
        await dan.join(table)
        await ann.post(f"/api/tables/{table}/leave")
        assert [seat["name"] for seat in (await dan.info(table))["seats"]] == [None, None, "Dan", None]


async def test_a_shared_device_never_counts_and_sits_down_again_together(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table(here=["Bob"])
        live = await server.backend.tables.get(table)
        assert not live.row.counts
        while live.row.status == "playing":
            assert await play(ann, table, live.timeline.table.actors()[0]) == 200
        answer = (await ann.post(f"/api/tables/{table}/rematch")).json()
        assert [seat["name"] for seat in answer["table"]["seats"]] == ["Ann", "Bob"]
        assert answer["shared"] == [0, 1]


async def test_names_on_one_device_differ(server: Running) -> None:
    async with server.guest("Ann") as ann:
        answer = await ann.post("/api/tables", game="familiars", seats=2, here=["ann"])
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_in_a_race_nobody_can_pass_a_device_on(database: Path) -> None:
    async with (
        running(database, games={"hocus_focus": games.find("hocus_focus")}) as server,
        server.guest("Ann") as ann,
    ):
        answer = await ann.post("/api/tables", game="hocus_focus", seats=2, here=["Bob"])
        assert (answer.status_code, answer.json()["code"]) == (400, "one-device")
