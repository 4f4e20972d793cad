"""Bots sit at tables by name."""

import pytest

from coven.bots.cast import MEMBERS
from tests.server.kit import Running, play_along

pytestmark = pytest.mark.anyio


async def test_every_bot_at_a_table_is_somebody_else_of_the_cast(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = (await ann.post("/api/quick", game="familiars", players=4)).json()["table"]
        _, *bots = table["seats"]
        assert len({bot["portrait"] for bot in bots}) == 3
        assert [bot["name"] for bot in bots] == [MEMBERS[bot["portrait"]].name for bot in bots]
        assert {bot["bot"] for bot in bots} == {"adept"}


async def test_somebody_of_the_cast_can_be_asked_for(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table(seats=4, bots=["nan:adept", "nan"])
        _, _, *bots = (await ann.get(f"/api/tables/{table}")).json()["table"]["seats"]
        assert bots[0]["name"] == "Nan" != bots[1]["name"]
        assert [bot["bot"] for bot in bots] == ["adept", "adept"]
        refusal = await ann.post("/api/quick", game="familiars", players=2, bot="nan:wizard")
        assert (refusal.status_code, refusal.json()["code"]) == (400, "unknown-bot")


async def test_a_bot_leaves_its_name_to_somebody_who_has_it(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Nan") as nan:
        table = await ann.table(seats=4, bots=["nan"])
        seats = (await nan.join(table))["table"]["seats"]
        assert [seat["name"] for seat in seats].count("Nan") == 1
        assert seats[3]["portrait"] != "nan"
        assert seats[3]["bot"] == "adept"


async def test_the_same_bots_sit_there_again_in_a_rematch(server: Running) -> None:
    async with server.guest("Ann") as ann:
        old = (await ann.post("/api/quick", game="familiars", players=3)).json()["table"]
        async with ann.socket(old["id"]) as ears:
            await play_along(ears)
        new = (await ann.post(f"/api/tables/{old['id']}/rematch")).json()["table"]
        assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in old["seats"]]
