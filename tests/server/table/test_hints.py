"""Guided first games and hints: a fixed deal, lessons in their order, and advice from what a seat sees."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from coven import games
from coven.play.durations import SECOND
from tests.server.kit import Running, Visitor, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database: Path) -> AsyncIterator[Running]:
    async with running(database, games={name: games.find(name) for name in games.names()}) as run:
        yield run


async def begin(learner: Visitor, game: str) -> str:
    answer = await learner.post("/api/quick", game=game, guided=True)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def hint(player: Visitor, table: str) -> dict[str, Any]:
    answer = await player.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 200
    return dict(answer.json() or {})


async def test_a_whole_guided_game_ends_as_its_script_says_and_the_next_one_is_not_guided(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await begin(ann, "hocus_pocus")
        told = []
        async with ann.socket(table) as ears:
            while not (seen := await ann.view(table))["view"].get("outcome"):
                if 0 in seen["view"]["asked"]:
                    lesson = await hint(ann, table)
                    told.append(lesson["message"])
                    await ann.play(table, move=lesson["move"])
                else:
                    await ears.until("update")
        script = games.find("hocus_pocus").guided
        assert script is not None
        assert told == [f"guide-{lesson.message}" for lesson in script.lessons]
        assert seen["view"]["outcome"]["scores"] == [10, 1]
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert [seat["bot"] for seat in again["seats"]] == [None, "adept"]


async def test_a_lesson_has_its_rule_and_its_place_among_the_lessons(server: Running) -> None:
    async with server.guest("Ann") as ann:
        first = await hint(ann, await begin(ann, "mandragora"))
        assert (first["message"], first["rule"], first["step"], first["steps"]) == ("guide-send", "MD-7", 1, 11)
        assert first["move"] == {"move": "send", "shops": 3}


async def test_in_a_race_the_others_stay_silent_while_one_learns(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await begin(ann, "hocus_focus")
        async with ann.socket(table) as ears:
            for seconds in (10, 3, 60):
                server.clock.advance(seconds * SECOND)
                await server.do_due()
            await ears.sync()
            seen = await ann.view(table)
            assert (seen["view"]["opening"], seen["view"]["won"]) == (1, [[], []])
            assert (await hint(ann, table))["message"] == "guide-kazaam"


async def test_who_leaves_the_path_plays_on_against_the_usual_bots(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await begin(ann, "mandragora")
        async with ann.socket(table) as ears:
            await ann.play(table, move={"move": "send", "shops": 1})
            while 0 not in (await ann.view(table))["view"]["asked"]:
                await ears.until("update")
            assert not (await hint(ann, table)).get("message", "").startswith("guide-")


async def test_a_game_without_a_script_has_no_guided_game(database: Path) -> None:
    async with running(database) as server, server.guest("Ann") as ann:
        answer = await ann.post("/api/quick", game="familiars", guided=True)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-guide")


async def test_there_are_no_hints_where_only_people_play_nor_for_who_is_not_asked(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(game="hocus_pocus")
        assert await hint(ann, table) == {}
        await bob.join(table)
        assert [await hint(player, table) for player in (ann, bob)] == [{}, {}]
        assert not (await ann.info(table))["hints"]


async def test_there_are_no_hints_where_people_play_each_other_beside_a_bot(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(game="hocus_pocus", seats=3, bots=["random"])
        await bob.join(table)
        assert [await hint(player, table) for player in (ann, bob)] == [{}, {}]
        assert not (await ann.info(table))["hints"]


async def test_a_table_says_whether_it_gives_hints(server: Running) -> None:
    async with server.guest("Ann") as ann:
        against_bots = (await ann.post("/api/quick", game="hocus_pocus")).json()["table"]
        assert against_bots["hints"]
