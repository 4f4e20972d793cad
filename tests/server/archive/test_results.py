"""What people have played, won and left."""

import json

import pytest

from tests.server.archive.played import play_out
from tests.server.kit import Running

pytestmark = pytest.mark.anyio


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
