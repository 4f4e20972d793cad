"""Replays from any seat, and of records from elsewhere."""

import json
from pathlib import Path

import pytest

from coven.engine import Record
from examples.familiars import GAME as FAMILIARS
from tests.contract.cases import GAMES
from tests.engine.records import in_format_1
from tests.server.archive.played import finished, play_out
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio


async def test_a_replay_is_what_each_seat_was_sent(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        table = await ann.table()
        await bob.join(table)
        sent = await play_out(ann, bob, table)
        for visitor in (ann, bob, nobody):
            for seat in (0, 1):
                replay = (await visitor.get(f"/api/tables/{table}/replay", seat=seat)).json()
                assert [frame["update"] for frame in replay["frames"]] == [json.loads(raw) for raw in sent[seat]]
                assert (replay["seat"], replay["newest"], replay["names"]) == (seat, len(sent[seat]), ["Ann", "Bob"])
                moves = [frame["move"] for frame in replay["frames"]]
                assert moves == sorted(set(moves))
                assert moves[0] == 0
        onlooker = (await nobody.get(f"/api/tables/{table}/replay", seat=-1)).json()
        assert all(frame["update"]["view"]["hand"] == [] for frame in onlooker["frames"])


async def test_a_part_of_a_replay(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        await bob.join(table)
        await play_out(ann, bob, table)
        part = (await ann.get(f"/api/tables/{table}/replay", **{"seat": 1, "from": 3, "to": 5})).json()
        assert [frame["update"]["number"] for frame in part["frames"]] == [3, 4, 5]
        beyond = (await ann.get(f"/api/tables/{table}/replay", **{"from": 10_000})).json()
        assert beyond["frames"] == []
        for query in ({"seat": 2}, {"seat": 19}):
            answer = await ann.get(f"/api/tables/{table}/replay", **query)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")
        for query in ({"seat": 20}, {"seat": -2}, {"from": -1}, {"to": "x"}):
            assert (await ann.get(f"/api/tables/{table}/replay", **query)).status_code == 400


async def test_before_the_end_a_replay_shows_ones_own_seat_alone(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        table = await ann.table()
        assert (await ann.get(f"/api/tables/{table}/replay")).json()["code"] == "not-started"
        await bob.join(table)
        await ann.play(table)
        for visitor, own in ((ann, 0), (bob, 1), (nobody, -1)):
            replay = (await visitor.get(f"/api/tables/{table}/replay")).json()
            assert replay["seat"] == own
            assert replay["frames"][-1]["update"] == await visitor.view(table)
            assert all(frame.keys() == {"update"} for frame in replay["frames"])
            for seat in {-1, 0, 1} - {own}:
                answer = await visitor.get(f"/api/tables/{table}/replay", seat=seat)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


async def test_the_link_of_a_private_table_shows_its_game_once_it_has_ended(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as nobody:
        made = (await ann.post("/api/tables", game="familiars", seats=2, public=False)).json()
        table, link = made["table"]["id"], made["link"]
        await bob.join(table, link=link)
        pages = [f"/api/tables/{table}/{page}" for page in ("replay", "record")]
        assert [(await nobody.get(page, link=link)).status_code for page in pages] == [404, 404]
        await play_out(ann, bob, table)
        assert [(await nobody.get(page, link=link)).status_code for page in pages] == [200, 200]
        assert [(await nobody.get(page)).status_code for page in pages] == [404, 404]
        assert [(await nobody.get(page, link="x")).status_code for page in pages] == [404, 404]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_record_from_elsewhere_is_the_same_replay(game: str, database: Path) -> None:
    async with running(database, games={game: GAMES[game]}) as server, server.guest("Bea") as bea:
        _, record = await finished(server)
        there = (await bea.post("/api/records", record=record, seat=1)).json()
        assert there["game"] == game
        numbers = [frame["update"]["number"] for frame in there["frames"]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert there["frames"][-1]["update"]["view"]["outcome"] is not None


async def test_a_bad_record_is_refused_with_its_first_bad_move(server: Running) -> None:
    async with server.visitor() as visitor:
        _, record = await finished(server)
        lines = record.splitlines(keepends=True)
        broken = {
            5: [*lines[:5], lines[6], *lines[6:]],
            0: [lines[0].replace('"secret":"', '"secret":"0'), *lines[1:]],
            len(lines) - 1: lines[:-1],
            1: [lines[0], "[" * 100_000],
        }
        for number, bad in broken.items():
            answer = await visitor.post("/api/records", record="".join(bad))
            trouble = answer.json()
            assert (answer.status_code, trouble["code"], trouble["args"]["number"]) == (400, "bad-record", number)
            assert trouble["message"].startswith("record-")
        unknown = await visitor.post("/api/records", record=record.replace("familiars", "whist"))
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-game")


async def test_a_record_of_format_1_is_told_again(server: Running) -> None:
    async with server.visitor() as visitor:
        _, text = await finished(server)
        old = in_format_1(data=text.encode()).decode()
        told = [(await visitor.post("/api/records", record=each)).json() for each in (text, old)]
        assert told[0]["frames"] == told[1]["frames"] != []


async def test_a_record_with_wild_times_is_told_all_the_same(server: Running) -> None:
    record = Record.start(FAMILIARS, 2, secret="x")
    while seats := record.table.actors():
        record.play(seats[0], record.table.moves(seats[0])[0], at=10**18)
    async with server.visitor() as visitor:
        answer = await visitor.post("/api/records", record=record.encode().decode())
        assert answer.status_code == 200, answer.text


async def test_replays_have_a_limit(database: Path) -> None:
    async with running(database, replays=3) as server, server.visitor() as visitor:
        codes = [(await visitor.post("/api/records", record="")).status_code for _ in range(5)]
        assert codes == [400, 400, 400, 429, 429]
