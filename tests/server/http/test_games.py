"""What a game says can be asked for, so that a page which was built without a game can show it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from coven import games
from examples.familiars import GAME as FAMILIARS
from tests.server.kit import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database: Path) -> AsyncIterator[Running]:
    async with running(database, games={"familiars": FAMILIARS, "hocus": games.find("hocus")}) as run:
        yield run


async def test_the_texts_of_a_game_come_with_those_of_its_guided_first_game(server: Running) -> None:
    async with server.visitor() as visitor:
        answer = await visitor.get("/api/games/hocus/text/fr")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert {"move-cast", "guide-pocket"} <= {line.partition(" = ")[0] for line in answer.text.splitlines()}
        assert answer.text != (await visitor.get("/api/games/hocus/text/en")).text


async def test_what_is_not_translated_comes_in_english(server: Running) -> None:
    async with server.visitor() as visitor:
        assert "raven = Raven" in (await visitor.get("/api/games/familiars/text/es")).text.splitlines()
        assert (await visitor.get("/api/games/familiars/rules/es")).text.startswith("# Familiars\n")
        assert (await visitor.get("/api/games/hocus/rules/es")).text != (
            await visitor.get("/api/games/hocus/rules/en")
        ).text


@pytest.mark.parametrize("kind", ["text", "rules"])
async def test_there_is_nothing_else_to_be_read(server: Running, kind: str) -> None:
    async with server.visitor() as visitor:
        unknown = await visitor.get(f"/api/games/chess/{kind}/en")
        assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-game")
        for language in ("english", "..", "..%2f", "EN", "e"):
            assert (await visitor.get(f"/api/games/hocus/{kind}/{language}")).status_code in (400, 404)
