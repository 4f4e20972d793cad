"""After the game: replays from any seat, records from elsewhere, and what people have played."""

import asyncio
import json
from pathlib import Path

import pytest

from coven.engine import Record
from examples.familiars import GAME as FAMILIARS
from tests.contract.cases import GAMES
from tests.engine.records import in_format_1
from tests.server.kit import Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[2] / "golden"


async def play_out(ann: Visitor, bob: Visitor, table: str) -> list[list[str]]:
    """Play to the end; the updates that both were sent."""
    async with ann.socket(table, since=0) as here, bob.socket(table, since=0) as there:
        await asyncio.gather(play_along(here), play_along(there))
    return [here.updates(), there.updates()]


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


async def finished(server: Running) -> tuple[str, str]:
    """A table that was played to its end by bots, and its record."""
    async with server.guest("Ann") as ann:
        (game,) = server.backend.services.games.values()
        made = await ann.post("/api/quick", game=game.name, options={**game.simulation}, bot="random")
        table = made.json()["table"]["id"]
        await ann.post(f"/api/tables/{table}/leave")
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(1_000)
            await server.do_due()
        return table, (await ann.get(f"/api/tables/{table}/record")).text


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


async def test_the_chances_of_a_game_end_with_its_outcome(database: Path) -> None:
    game = GAMES["hocus_pocus"]
    record = (GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl").read_text("utf-8")
    async with running(database, games={game.name: game}, analyses=3) as server, server.visitor() as visitor:
        curve = (await visitor.post("/api/records/chances", record=record)).json()
        points = curve["points"]
        assert [point["number"] for point in points] == sorted({point["number"] for point in points})
        sure, end = [0.0, 1.0, 0.0], len(record.splitlines()) - 2
        assert points[-1] == {"number": end, "chances": sure, "low": sure, "high": sure}
        for point in points:
            assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
            intervals = zip(point["low"], point["chances"], point["high"], strict=True)
            assert all(low <= chance <= high for low, chance, high in intervals)
        numbers = [turn["number"] for turn in curve["turns"]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == end, "Apprentices who race leave it open to the last"
        assert curve == (await visitor.post("/api/records/chances", record=record)).json()
        bad = await visitor.post("/api/records/chances", record=record.replace('"seat":1', '"seat":0', 1))
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-record")
        assert (await visitor.post("/api/records/chances", record=record)).status_code == 429


async def test_a_game_that_no_bot_was_taught_has_no_chances(server: Running) -> None:
    async with server.visitor() as visitor:
        _, record = await finished(server)
        assert (await visitor.post("/api/records/chances", record=record)).json() == {"points": [], "turns": []}
        assert (await visitor.post("/api/records/accounts", record=record)).json() == {"accounts": []}


async def test_a_result_is_what_is_fair_and_choices_and_luck(database: Path) -> None:
    game = GAMES["hocus_pocus"]
    record = (GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl").read_text("utf-8")
    async with running(database, games={game.name: game}, analyses=1) as server, server.visitor() as visitor:
        told = (await visitor.post("/api/records/accounts", record=record)).json()["accounts"]
        assert [account["result"] for account in told] == [0, 1, 0]
        for account in told:
            parts = sum(account[part]["value"] for part in ("choices", "others", "luck"))
            assert account["fair"] + parts == pytest.approx(account["result"])
        assert (await visitor.post("/api/records/accounts", record=record)).status_code == 429


async def test_a_record_with_wild_times_is_told_all_the_same(server: Running) -> None:
    record = Record.start(FAMILIARS, 2, secret="x")
    while seats := record.table.actors():
        record.play(seats[0], record.table.moves(seats[0])[0], at=10**18)
    async with server.visitor() as visitor:
        answer = await visitor.post("/api/records", record=record.encode().decode())
        assert answer.status_code == 200, answer.text


async def test_what_was_played_and_won(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as bob, server.visitor() as nobody:
        await bob.post("/api/accounts", name="Bob", password="correct horse")
        private = await ann.table(public=False)
        for table, link in (
            (await ann.table(), None),
            (private, (await ann.get(f"/api/tables/{private}")).json()["link"]),
        ):
            await bob.join(table, link=link)
            await play_out(ann, bob, table)
        past = (await bob.get("/api/people/Bob/games")).json()
        assert [game["table"] for game in past["games"]].count(private) == 1
        (tally,) = past["tallies"]
        wins = sum(game["place"] == 1 for game in past["games"])
        assert tally == {"game": "familiars", "played": 2, "won": wins, "left": 0}
        seen = (await nobody.get("/api/people/bob/games")).json()
        assert len(seen["games"]) == 1
        assert private not in json.dumps(seen)
        live = await server.backend.tables.get(private)
        assert live.timeline is not None
        outcome = live.timeline.table.outcome
        assert outcome is not None
        assert {sitter.seat for sitter in live.row.sitters if sitter.place == 1} == set(outcome.winners)


async def test_guests_see_their_own_past_and_nobody_elses(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Ann") as other:
        table = await ann.table()
        await bob.join(table)
        await play_out(ann, bob, table)
        assert len((await ann.get("/api/people/Ann/games")).json()["games"]) == 1
        assert (await other.get("/api/people/Ann/games")).json()["games"] == []
        answer = await bob.get("/api/people/Ann/games")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-person")


async def test_who_leaves_has_not_won(server: Running) -> None:
    async with server.guest("Cora") as cora:
        made = await cora.post("/api/quick", game="familiars", bot="random")
        await cora.post(f"/api/tables/{made.json()['table']['id']}/leave")
        while (await cora.info(made.json()["table"]["id"]))["status"] != "ended":
            await server.do_due()
        (tally,) = (await cora.get("/api/people/Cora/games")).json()["tallies"]
        assert tally == {"game": "familiars", "played": 1, "won": 0, "left": 1}


async def test_replays_have_a_limit(database: Path) -> None:
    async with running(database, replays=3) as server, server.visitor() as visitor:
        codes = [(await visitor.post("/api/records", record="")).status_code for _ in range(5)]
        assert codes == [400, 400, 400, 429, 429]
