"""A move is played once, on the question that it answers; who comes back gets exactly what was missed."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bench.server.game import GAME as LONG_GAME
from coven.server.table.answered import RECENT as KEPT_IDS
from tests.server.kit import Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio

LONG = {"familiars": LONG_GAME}
"""A hundred moves."""


async def seat_three(server: Running, *people: Visitor, **wish: Any) -> str:
    table = await people[0].table(seats=len(people), **wish)
    for person in people[1:]:
        await person.join(table)
    return table


@asynccontextmanager
async def two_who_played(server: Running) -> AsyncIterator[tuple[Visitor, str, list[str]]]:
    """One of them, the table, and all updates of that seat."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        async with ann.socket(table, since=0) as here, bob.socket(table) as there:
            await asyncio.gather(play_along(here), play_along(there))
        yield ann, table, here.updates()


async def test_a_move_sent_twice_is_played_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        async with ann.socket(table) as ears:
            seen = await ears.until("update")
            move = {"say": "play", "id": "one", "at": seen["number"], "move": seen["moves"][0]}
            assert await ears.ask(**move) == {"tell": "ack", "id": "one", "number": 2}
            assert await ears.ask(**move) == {"tell": "ack", "id": "one", "number": 2}
        again = await ann.post(f"/api/tables/{table}/moves", id="one", at=1, move=seen["moves"][-1])
        assert again.json() == {"tell": "ack", "id": "one", "number": 2}
        assert (await server.backend.tables.get(table)).row.number == 1


async def test_a_move_sent_twice_at_once_is_played_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        answers = await asyncio.gather(*(ann.play(table, id="same") for _ in range(8)))
        assert {answer.text for answer in answers} == {'{"tell":"ack","id":"same","number":2}'}
        assert (await server.backend.tables.get(table)).row.number == 1


async def test_a_move_sent_again_after_a_restart_is_played_once(database: Path) -> None:
    async with running(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        await ann.play(table, id="one")
        cookie = ann.http.cookies["coven"]
    async with running(database, seed=1) as server, server.visitor(Cookie=f"coven={cookie}") as ann:
        again = await ann.post(f"/api/tables/{table}/moves", id="one", at=1, move={"move": "send", "card": "moth-1"})
        assert again.json() == {"tell": "ack", "id": "one", "number": 2}
        assert (await server.backend.tables.get(table)).row.number == 1


async def test_the_same_id_of_another_seat_is_another_move(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        assert (await ann.play(table, id="one")).status_code == 200
        assert (await bob.play(table, id="one")).status_code == 200
        assert (await server.backend.tables.get(table)).row.number == 2


async def test_an_answer_of_somebody_else_does_not_make_mine_stale(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Cy") as cy:
        table = await seat_three(server, ann, bob, cy)
        seen = await ann.view(table)
        await bob.play(table)
        await cy.play(table)
        answer = await ann.post(f"/api/tables/{table}/moves", id="mine", at=seen["number"], move=seen["moves"][0])
        assert answer.status_code == 200


async def test_a_move_to_an_old_question_is_refused_and_nothing_happens(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        await ann.play(table)
        await bob.play(table)
        seen = await ann.view(table)
        before = await ann.get(f"/api/tables/{table}/record")
        answer = await ann.post(f"/api/tables/{table}/moves", id="late", at=1, move=seen["moves"][0])
        assert answer.status_code == 409
        assert answer.json() == {"code": "stale", "message": "problem-stale", "args": {"newest": seen["number"]}}
        assert (await ann.get(f"/api/tables/{table}/record")).text == before.text
        assert (await ann.play(table)).status_code == 200


async def test_a_second_move_to_the_same_question_is_stale(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        assert (await ann.play(table, id="first", at=1)).status_code == 200
        move = {"move": "send", "card": "moth-1"}
        assert (await ann.post(f"/api/tables/{table}/moves", id="second", at=1, move=move)).json()["code"] == "stale"
        refused = await ann.post(f"/api/tables/{table}/moves", id="third", at=2, move=move)
        assert refused.json()["message"] == "refusal-not-asked"


async def test_a_number_from_the_future_is_refused(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        answer = await ann.play(table, at=9)
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown-number")
        async with ann.socket(table, since=9) as ears:
            assert (await ears.next())["code"] == "unknown-number"


async def test_an_illegal_move_names_its_rule(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        answer = await ann.play(table, move={"move": "send", "card": "dragon-9"})
        assert answer.status_code == 409
        assert answer.json() == {"code": "illegal", "message": "refusal-not-in-hand", "rule": "FA-2"}
        answer = await ann.play(table, move={"move": "dance"})
        assert (answer.json()["message"], answer.json()["rule"]) == ("refusal-not-a-move", "FA-2")


async def test_nobody_plays_from_another_seat_or_without_one(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await seat_three(server, ann, bob)
        move = (await ann.view(table))["moves"][0]
        answer = await eve.post(f"/api/tables/{table}/moves", id="x", at=1, move=move)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        async with server.visitor() as nobody:
            answer = await nobody.post(f"/api/tables/{table}/moves", id="x", at=1, move=move)
            assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")
            async with nobody.socket(table) as ears:
                assert (await ears.ask(say="play", id="x", at=1, move=move))["code"] == "sign-in"
        async with eve.socket(table) as ears:
            assert (await ears.ask(say="play", id="x", at=1, move=move))["code"] == "not-seated"


async def test_who_comes_back_gets_exactly_what_was_missed(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        async with ann.socket(table) as steady:
            await steady.until("update", number=1)
            async with ann.socket(table) as before:
                await before.until("update", number=1)
                await ann.play(table)
                await before.until("update", number=2)
            await bob.play(table)
            await bob.play(table)
            await ann.play(table)
            await steady.until("update", number=5)
            async with ann.socket(table, since=2) as after:
                await after.sync()
            assert before.updates() + after.updates() == steady.updates()
            async with ann.socket(table, since=5) as up_to_date:
                await up_to_date.sync()
            assert up_to_date.updates() == []


async def test_updates_are_the_same_after_a_restart(database: Path) -> None:
    async with running(database, snapshot_every=3) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await asyncio.gather(play_along(here), play_along(there))
            cookie = ann.http.cookies["coven"]
    async with running(database, seed=1) as server, server.visitor(Cookie=f"coven={cookie}") as ann:
        async with ann.socket(table, since=0) as after:
            await after.sync()
        assert after.updates() == here.updates()
        async with ann.socket(table) as fresh:
            await fresh.sync()
        assert fresh.updates() == here.updates()[-1:]


@pytest.mark.parametrize("snapshot_every", [3, 1_000], ids=["from-a-snapshot-too", "from-the-deal"])
async def test_old_updates_are_made_again_when_memory_is_short(database: Path, snapshot_every: int) -> None:
    """Byte for byte, from wherever one comes back: from memory, from a snapshot or from the deal."""
    async with (
        running(database, games=LONG, snapshot_every=snapshot_every) as server,
        two_who_played(server) as (ann, table, said),
    ):
        live = await server.backend.tables.get(table)
        assert live.audience.recent(0, 0) is None
        live.audience._recent.clear()
        for since in range(0, len(said), 9):
            async with ann.socket(table, since=since) as after:
                await after.sync()
            assert after.updates() == said[since:]


async def test_whoever_missed_much_gets_the_newest_of_it(database: Path) -> None:
    most = 3_000
    async with running(database, games=LONG, most_unsent=most) as server, two_who_played(server) as (ann, table, said):
        assert sum(map(len, said)) > 2 * most
        async with ann.socket(table, since=0) as after:
            await after.sync()
        got = after.updates()
        assert got == said[-len(got) :]
        assert most // 2 < sum(map(len, got)) <= most
        frames = (await ann.get(f"/api/tables/{table}/replay", seat=0, to=len(said) - len(got))).json()["frames"]
        assert [frame["update"] for frame in frames] == [json.loads(update) for update in said[: -len(got)]]


async def test_a_move_sent_again_long_after_is_still_played_once(database: Path) -> None:
    """Of old ids eight bytes are kept, and the store knows the rest."""
    async with running(database, games=LONG) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await seat_three(server, ann, bob)
        first = await ann.view(table)
        assert (await ann.play(table, id="first")).json()["number"] == 2
        live = await server.backend.tables.get(table)
        while live.row.number <= 2 * KEPT_IDS:
            for person in (bob, ann):
                if (await person.view(table))["moves"]:
                    await person.play(table)
        number = live.row.number
        assert len(live.answered._recent) == KEPT_IDS
        assert len(live.answered._older) == number - KEPT_IDS
        for at in (first["number"], (await ann.view(table))["number"]):
            again = await ann.post(f"/api/tables/{table}/moves", id="first", at=at, move=first["moves"][0])
            assert again.json() == {"tell": "ack", "id": "first", "number": 2}
        assert live.row.number == number
        assert (await live.services.store.table(table)).number == number  # type: ignore[union-attr]


async def test_numbers_count_only_what_the_seat_was_told(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as onlooker:
        table = await seat_three(server, ann, bob)
        async with onlooker.socket(table) as ears:
            await ears.until("update", number=1)
            await ann.play(table)
            await bob.play(table)
            assert [(await ears.until("update"))["number"] for _ in range(2)] == [2, 3]
        assert (await onlooker.view(table))["view"]["hand"] == []
