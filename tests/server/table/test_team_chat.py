"""Team chat: where the game allows it, for the team alone."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from coven.games import find
from tests.server.kit import Running, Visitor, running

pytestmark = pytest.mark.anyio

NAMES = ("Ann", "Bob", "Cleo", "Dan")


@asynccontextmanager
async def four(database: Path, game: str, options: dict[str, Any], **given: Any) -> AsyncIterator[tuple[Any, ...]]:
    async with running(database, games={game: find(game)}, **given) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.guest(name)) for name in NAMES]
        table = await people[0].table(game=game, seats=4, options=options, leave_delay=None)
        for other in people[1:]:
            await other.join(table)
        yield server, people, table


async def lines(player: Visitor, table: str, **query: Any) -> list[tuple[int, str]]:
    found = (await player.get(f"/api/tables/{table}/chat", **query)).json()
    return [(line["number"], line["text"]) for line in found]


@pytest.mark.rule("MD-38")
async def test_partners_talk_unheard_by_the_others(database: Path) -> None:
    async with four(database, "mandragora", {"teams": True}) as (server, (ann, bob, cleo, dan), table):
        async with (
            cleo.socket(table) as partner,
            bob.socket(table) as opponent,
            server.visitor() as onlooker,
            onlooker.socket(table) as looking,
        ):
            for ears in (partner, opponent, looking):
                await ears.sync()
            said = await ann.post(f"/api/tables/{table}/chat", text="take the toad", team=True)
            assert (said.status_code, said.json()["team"]) == (201, True)
            await dan.post(f"/api/tables/{table}/chat", text="ours", team=True)
            await dan.post(f"/api/tables/{table}/chat", text="hello all")
            assert (await partner.until("chat"))["text"] == "take the toad"
            assert (await partner.until("chat"))["number"] == 1
            assert [(await opponent.until("chat"))["text"] for _ in range(2)] == ["ours", "hello all"]
            assert (await looking.until("chat"))["number"] == 1
        for player, own in ((ann, "take the toad"), (cleo, "take the toad"), (bob, "ours"), (dan, "ours")):
            assert await lines(player, table, team=True) == [(1, own)]
            assert await lines(player, table) == [(1, "hello all")]
        async with server.visitor() as onlooker:
            assert await lines(onlooker, table, team=True) == []
            assert (await onlooker.get(f"/api/tables/{table}/team")).status_code == 401
        teams = [(await player.get(f"/api/tables/{table}/team")).json() for player in (ann, bob, cleo, dan)]
        assert teams == [{"seats": [0, 2]}, {"seats": [1, 3]}] * 2
        async with cleo.socket(table, chat=1, team=0) as again:
            assert (await again.until("chat"))["text"] == "take the toad"
        async with bob.socket(table, chat=1, team=1) as again:
            await again.sync()
            assert not [raw for raw in again.heard if '"tell":"chat"' in raw]


@pytest.mark.rule("ST-10")
async def test_where_the_game_has_none_there_is_none(database: Path) -> None:
    async with four(database, "stupefix", {}) as (_, (ann, *_rest), table), ann.socket(table) as ears:
        await ears.say(say="chat", id="x", text="psst", team=True)
        assert (await ears.until("refused", id="x"))["code"] == "no-team-chat"
        assert await lines(ann, table, team=True) == []


async def test_without_teams_and_before_the_start_there_is_none(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        answer = await ann.post(f"/api/tables/{table}/chat", text="psst", team=True)
        assert (answer.status_code, answer.json()["code"]) == (409, "no-team-chat")


async def test_the_muted_and_the_talkative_are_stopped_in_the_team_too(database: Path) -> None:
    options = {"teams": True}
    async with four(database, "mandragora", options, chat_lines=2) as (_, (ann, _bob, cleo, _dan), table):
        await ann.post(f"/api/tables/{table}/seats/2/mute", muted=True)
        assert (await cleo.post(f"/api/tables/{table}/chat", text="x", team=True)).json()["code"] == "muted"
        for _ in range(2):
            assert (await ann.post(f"/api/tables/{table}/chat", text="x", team=True)).status_code == 201
        assert (await ann.post(f"/api/tables/{table}/chat", text="x", team=True)).json()["code"] == "too-fast"
