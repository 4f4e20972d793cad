"""A language model at the table, in-process and as a process of its own."""

import re
import sys

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from coven.games import names
from coven.research.mcp_server import server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def call(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content[0].text
    return result.content[0].text


async def refusal(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return result.content[0].text


@pytest.mark.parametrize("name", names())
async def test_a_whole_game(name: str) -> None:
    async with Client(server()) as client:
        seen = await call(client, "start", game=name, seat=2, bots="random", seed="any", options={})
        table = re.match(r"Table (\S+):", seen)[1]
        for _ in range(3000):
            if "It is your move" not in seen:
                break
            offered = await call(client, "moves", table=table)
            assert "1. " in offered
            seen = await call(client, "play", table=table, move=1)
        assert re.search(r"^1\. Player \d", seen, re.MULTILINE), "the ranking"
        assert "The game is over" in await refusal(client, "play", table=table, move=1)
        assert await call(client, "moves", table=table) == "You have no move now."


async def test_the_games_and_their_rules_can_be_read() -> None:
    async with Client(server()) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} == {
            "list_games", "rules", "start", "observe", "moves", "play",
        }  # fmt: skip
        listed = await call(client, "list_games")
        assert all(name in listed for name in names())
        assert "MD-7" in await call(client, "rules", game="mandragora")
        assert (await call(client, "rules", game="mandragora", rule="md-7")).startswith("**MD-7**")


async def test_news_are_told_once_and_in_the_language_asked_for() -> None:
    async with Client(server("fr")) as client:
        seen = await call(client, "start", game="mandragora", players=2, seat=2, seed="any")
        assert "Vous êtes Joueur 2" in seen
        assert "Ce qui s’est passé depuis" in await call(client, "play", table="mandragora-1", move=1)
        assert "Ce qui s’est passé depuis" not in await call(client, "observe", table="mandragora-1")


async def test_very_many_moves_are_cut_short_and_can_be_found() -> None:
    async with Client(server()) as client:
        await call(client, "start", game="hocus", players=2, seed="any")
        everything = await call(client, "moves", table="hocus-1")
        assert "more: give some words" in everything
        found = await call(client, "moves", table="hocus-1", find="build pot")
        assert found.count("\n") < everything.count("\n")
        assert await call(client, "moves", table="hocus-1", find="xyzzy") == "No move contains “xyzzy”."


async def test_mistakes_are_explained() -> None:
    async with Client(server()) as client:
        assert "There is no game chess" in await refusal(client, "rules", game="chess")
        assert "There is no rule MD-999" in await refusal(client, "rules", game="mandragora", rule="MD-999")
        assert "MD-3" in await refusal(client, "start", game="mandragora", players=9)
        assert "There is no bot" in await refusal(client, "start", game="mandragora", bots="deep")
        assert "There is no seat 7: seats are 1 to 2." in await refusal(client, "start", game="mandragora", seat=7)
        assert "There is no table" in await refusal(client, "observe", table="mandragora-1")
        await call(client, "start", game="mandragora", seed="any")
        assert "numbered 1 to" in await refusal(client, "play", table="mandragora-1", move=99)


async def test_one_connection_holds_several_tables_each_with_a_seat_of_its_own() -> None:
    async with Client(server()) as client:
        for seat in (1, 3):
            await call(client, "start", game="mandragora", players=3, seat=seat, bots="random", seed="any")
        await call(client, "start", game="hocus_pocus", seat=2, bots="random", seed="any")
        third = await call(client, "observe", table="hocus_pocus-3")
        for number, seat in ((1, 1), (2, 3), (1, 1)):
            assert f"Player {seat}" in await call(client, "play", table=f"mandragora-{number}", move=1)
        assert await call(client, "observe", table="hocus_pocus-3") == third, "nobody moved there"
        refused = await refusal(client, "observe", table="mandragora-3")
        assert all(name in refused for name in ("mandragora-1", "mandragora-2", "hocus_pocus-3"))


@pytest.mark.parametrize(
    "tool, arguments, told",
    [
        ("start", {"game": "mandragora", "players": 0}, "MD-3"),
        ("start", {"game": "mandragora", "seat": 0}, "There is no seat 0"),
        ("start", {"game": "hocus_pocus", "options": {"gems": 3}}, "HP-3"),
        ("start", {"game": "hocus_pocus", "options": {"colour": "red"}}, "colour"),
        ("start", {"game": "hocus_pocus", "players": "many"}, "players"),
        ("start", {}, "game"),
        ("play", {"table": "stupefix-1", "move": 0}, "numbered 1 to"),
        ("play", {"table": "stupefix-1", "move": "first"}, "move"),
        ("moves", {"table": "stupefix-2"}, "stupefix-1"),
    ],
)
async def test_bad_input_is_refused_and_starts_and_changes_nothing(
    tool: str, arguments: dict[str, object], told: str
) -> None:
    async with Client(server()) as client:
        await call(client, "start", game="stupefix", players=4, bots="random", seed="any")
        before = await call(client, "observe", table="stupefix-1")
        assert told in await refusal(client, tool, **arguments)
        assert await call(client, "observe", table="stupefix-1") == before
        assert (await refusal(client, "observe", table="any")).count("-1") == 1, "no other table"


async def test_coven_mcp_speaks_over_standard_input_and_output() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "coven.cli", "mcp", "--lang", "es"])
    async with Client(stdio_client(command)) as client:
        assert "Eres Jugador 1" in await call(client, "start", game="stupefix", players=4, seed="any")
