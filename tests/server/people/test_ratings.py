"""Ratings: for tables of accounts that were played to the end, each counted once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from coven.engine import ranked
from coven.play.durations import MINUTE
from coven.play.log import Entry
from coven.server.fanout.in_process import InProcess
from coven.server.people.ratings import rate, rated, was_abandoned
from coven.server.store.rows import Rating, Sitter, TableRow
from tests.server.kit import FakeClock, Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio


async def account(server: Running, stack: AsyncExitStack, name: str) -> Visitor:
    visitor = await stack.enter_async_context(server.visitor())
    answer = await visitor.post("/api/accounts", name=name, password="long enough")
    assert answer.status_code == 201
    return visitor


async def play_out(one: Visitor, other: Visitor, **wish: Any) -> str:
    table = await one.table(leave_delay=None, **wish)
    await other.join(table)
    async with one.socket(table) as here, other.socket(table) as there:
        await asyncio.gather(play_along(here), play_along(there))
    return table


async def settle(server: Running) -> None:
    """Nothing is due any more, and nobody is at it."""
    while await server.backend.services.store.next_due() is not None:
        await server.do_due()


async def ratings(visitor: Visitor, name: str) -> list[dict[str, Any]]:
    return list((await visitor.get(f"/api/people/{name}")).json()["ratings"])


async def test_a_game_of_accounts_is_rated_and_shown(server: Running) -> None:
    async with AsyncExitStack() as stack:
        ann, bob = [await account(server, stack, name) for name in ("Ann", "Bob")]
        assert await ratings(ann, "Ann") == []
        table = await play_out(ann, bob)
        await settle(server)
        (mine,), (theirs,) = await ratings(ann, "Ann"), await ratings(ann, "bob")
        assert (mine["game"], mine["games"], theirs["games"]) == ("familiars", 1, 1)
        points = (await ann.view(table))["view"]["points"]
        assert (mine["rating"] > theirs["rating"], mine["rating"] < theirs["rating"]) == (
            points[0] > points[1],
            points[0] < points[1],
        )
        await ann.table()
        (listed,) = (await ann.get("/api/tables")).json()
        assert [seat.get("rating") for seat in listed["seats"]] == [mine["rating"], None]
        assert (await ann.get("/api/people/Nobody")).json()["code"] == "no-person"


async def test_guests_bots_and_abandoned_games_do_not_count(server: Running) -> None:
    async with AsyncExitStack() as stack, server.guest("Guest") as guest:
        ann, bob = [await account(server, stack, name) for name in ("Ann", "Bob")]
        await play_out(ann, guest)
        table = await ann.table(bots=["random"], leave_delay=None)
        async with ann.socket(table) as ears:
            await play_along(ears)
        table = await ann.table(leave_delay=None)
        await bob.join(table)
        async with ann.socket(table) as ears:
            await bob.post(f"/api/tables/{table}/leave")
            await play_along(ears)
        table = await ann.table(pace={"pace": "live"}, leave_delay=None)
        await bob.join(table)
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(3 * MINUTE)
            await server.do_due()
        await settle(server)
        assert await ratings(ann, "Ann") == await ratings(ann, "Bob") == []


async def test_each_table_counts_once_whoever_counts(database: Path) -> None:
    clock, fanout = FakeClock(), InProcess()
    async with (
        running(database, clock=clock, fanout=fanout) as one,
        running(database, clock=clock, fanout=fanout, seed=1) as other,
        AsyncExitStack() as stack,
    ):
        ann, bob = [await account(one, stack, name) for name in ("Ann", "Bob")]
        table = await play_out(ann, bob)
        lives = [await worker.backend.tables.get(table) for worker in (one, other)]
        outcomes = [live.timeline.table.outcome for live in lives if live.timeline]
        given = zip((one, other), lives, outcomes, strict=True)
        counting = [(worker.backend.services.store, live.row, outcome) for worker, live, outcome in given]
        await asyncio.gather(*(rate(*each) for each in counting * 3))
        await asyncio.gather(settle(one), settle(other))
        assert [each["games"] for each in await ratings(ann, "Ann") + await ratings(ann, "Bob")] == [1, 1]


def log(*made: tuple[int, str]) -> list[Entry]:
    return [Entry(number, seat, b"", 0, by) for number, (seat, by) in enumerate(made, 1)]  # type: ignore[arg-type]


def test_a_late_answer_now_and_then_is_not_leaving() -> None:
    assert not was_abandoned(log((0, "player"), (1, "clock"), (1, "player"), (-2, "clock"), (0, "back")))
    assert was_abandoned(log((0, "player"), (1, "clock"), (1, "clock"), (1, "player")))
    assert was_abandoned(log((0, "player"), (1, "bot")))
    assert was_abandoned(log((-2, "away"), (0, "player")))


def test_a_team_wins_and_loses_together_and_the_same_game_leads_to_the_same_numbers() -> None:
    sitters = tuple(Sitter(seat, name, "", name) for seat, name in enumerate("abcd"))
    row = TableRow(
        id="t", game="g", rules=1, options={}, seats=4, public=True, link="", host="a", leave_delay=None,
        autostart=True, secret="", created=0, sitters=sitters,
    )  # fmt: skip
    before = {name: Rating(name, "g") for name in "abcd"}
    outcome = ranked("end", [3, 9], sides=[(0, 2), (1, 3)])
    after = {rating.person: rating for rating in rated(row, outcome, before)}
    assert after["a"].mu == after["c"].mu < 25 < after["b"].mu == after["d"].mu
    assert rated(row, outcome, before) == rated(row, outcome, before)
    shared = rated(row, ranked("end", [3, 3], sides=[(0, 2), (1, 3)]), before)
    assert {round(rating.mu, 6) for rating in shared} == {25}
