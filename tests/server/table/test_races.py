"""Time in moves: measured by the server, played by its clock, and hidden while a race is closing."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from coven.engine import CLOCK
from coven.engine.replay import verify
from coven.games import find
from coven.games.hocus_focus.cards import MATCHES
from coven.games.hocus_focus.steps.pauses import GATHER_MS
from coven.play.durations import SECOND
from coven.play.log import Entry
from coven.server.line import LineOf, Shown
from coven.server.table.distances import Trip
from tests.server.kit import Ears, Running, Visitor, running

pytestmark = pytest.mark.anyio

GAME = find("hocus_focus")
OPTIONS = {"pause_ms": 0}
COUNTED_IN = 2
"""So many entries of the log come before the first race."""


@asynccontextmanager
async def backend(database: Path, **given: Any) -> AsyncIterator[Running]:
    async with running(database, games={"hocus_focus": GAME}, **given) as server:
        yield server


async def two(server: Running, ann: Visitor, bob: Visitor, **wish: Any) -> str:
    """A table whose first race has just opened."""
    table = await ann.table(game="hocus_focus", leave_delay=wish.pop("leave_delay", None), options=OPTIONS, **wish)
    await bob.join(table)
    await count_in(server)
    return table


async def count_in(server: Running, waiting: int = GATHER_MS) -> None:
    """HF-26: nobody has a socket, so nobody can say that they see the table."""
    await pass_time(server, waiting)
    await pass_time(server, 3 * SECOND)


async def call(player: Visitor, table: str, word: str = "kazaam", **changes: Any) -> dict[str, Any]:
    seen = await player.view(table)
    move = {"move": word, "opening": seen["view"]["opening"], "ms": 0} | changes
    answer = await player.post(f"/api/tables/{table}/moves", id=f"c{seen['number']}", at=seen["number"], move=move)
    return dict(answer.json())


async def log(server: Running, table: str) -> list[Entry]:
    """Since the first race has opened."""
    return await server.backend.services.store.entries(table, COUNTED_IN, 10_000)


async def pass_time(server: Running, ms: int) -> None:
    server.clock.advance(ms)
    await server.do_due()


def match_of(view: dict[str, Any]) -> int | None:
    return next((at for at, card in enumerate(view["area"], 1) if card in MATCHES[view["target"]]), None)


@pytest.mark.rule("HF-21")
async def test_the_server_says_when_a_call_was_made(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        server.clock.advance(1_500)
        assert (await call(ann, table, ms=10))["tell"] == "ack"
        assert (await ann.view(table))["view"]["called"] == {
            "event": "called",
            "seat": 0,
            "word": "kazaam",
            "ms": 1_500,
        }
        assert b'"ms":1500' in (await log(server, table))[0].move


async def answer_ping(server: Running, ears: Ears, delay: int) -> None:
    ping = await ears.until("ping")
    server.clock.advance(delay)
    await ears.say(say="pong", id=ping["id"])
    await ears.say(say="pong", id="guessed")
    await ears.sync()


def shows(trip: int) -> LineOf:
    """A kernel that has measured so many ms, whatever comes."""
    return lambda *_: lambda: Shown(trip, trip)


@pytest.mark.rule("HF-21", "HF-24")
async def test_the_way_of_a_socket_is_measured_and_too_early_calls_are_void(database: Path) -> None:
    async with (
        backend(database, line_of=shows(90)) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await ann.table(game="hocus_focus", leave_delay=None, autostart=False)
        await bob.join(table)
        async with bob.socket(table) as ears:
            await answer_ping(server, ears, 90)
            await ann.post(f"/api/tables/{table}/start")
            await count_in(server)
            server.clock.advance(80)
            refused = await call_by(ears, await bob.view(table), ms=0)
            assert (refused["code"], refused["rule"]) == ("illegal", "HF-24")
            assert await log(server, table) == []
            server.clock.advance(1_010)
            assert (await call_by(ears, await bob.view(table), ms=700))["tell"] == "ack"
            assert (await bob.view(table))["view"]["called"]["ms"] == 1_000
            assert (await bob.view(table))["view"]["barred"] == []


@pytest.mark.rule("HF-21")
async def test_a_call_without_a_socket_is_not_made_up_for(database: Path) -> None:
    """Nobody knows how far away it was made, and it may be nearer than the socket of the same player."""
    async with (
        backend(database, line_of=shows(90)) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        table = await two(server, ann, bob)
        async with bob.socket(table) as ears:
            await answer_ping(server, ears, 90)
            server.clock.advance(1_000)
            await call(bob, table, ms=0)
            assert (await bob.view(table))["view"]["called"]["ms"] == 1_090


async def call_by(ears: Ears, seen: dict[str, Any], **changes: Any) -> dict[str, Any]:
    move = {"move": "kazaam", "opening": seen["view"]["opening"]} | changes
    return await ears.ask(say="play", id=f"c{len(ears.heard)}", at=seen["number"], move=move)


@pytest.mark.rule("HF-22", "HF-23")
async def test_nobody_learns_of_a_call_while_the_race_is_closing(database: Path) -> None:
    async with (
        backend(database) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
        server.visitor() as onlooker,
    ):
        table = await two(server, ann, bob)
        async with bob.socket(table) as there, onlooker.socket(table) as looking:
            await ann.view(table)  # here, which everybody may know
            await there.sync()
            await looking.sync()
            heard, seen = (told(there), told(looking)), await bob.view(table)
            server.clock.advance(1_000)
            await call(ann, table)
            await there.sync()
            await looking.sync()
            assert (told(there), told(looking)) == (heard[0] + 1, heard[1] + 1)  # the pongs
            assert await bob.view(table) == seen
            await pass_time(server, 120)  # nobody's way is known: nothing is made up for
            assert len(await log(server, table)) == 1
            await pass_time(server, 1)
            closed = await there.until("update")
            assert closed["events"][0] == {"event": "called", "seat": 0, "word": "kazaam", "ms": 1_000}
            assert [(entry.seat, entry.by) for entry in await log(server, table)] == [(0, "player"), (CLOCK, "clock")]
            late = await bob.post(f"/api/tables/{table}/moves", id="l", at=seen["number"], move=_kazaam(seen))
            assert late.json()["code"] == "illegal"
            assert (await bob.view(table))["view"]["barred"] == []


def told(ears: Ears) -> int:
    """How many messages, but for pings, which come whatever happens."""
    return len([raw for raw in ears.heard if '"tell":"ping"' not in raw])


def _kazaam(seen: dict[str, Any]) -> dict[str, Any]:
    return {"move": "kazaam", "opening": seen["view"]["opening"], "ms": 900}


@pytest.mark.rule("HF-10", "HF-22")
async def test_a_point_on_its_way_while_the_race_closes_is_not_lost(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        server.clock.advance(1_000)
        await call(ann, table)
        seen = await ann.view(table)
        assert seen["due"] == server.clock.now() + 5_000
        await pass_time(server, 121)
        point = {"move": "point", "place": 1, "ms": 0}
        answer = await ann.post(f"/api/tables/{table}/moves", id="p", at=seen["number"], move=point)
        assert answer.status_code == 200
        assert b'"ms":1121' in (await log(server, table))[-1].move
        await ann.post(f"/api/tables/{table}/moves", id="q", at=seen["number"], move=point)
        assert len(await log(server, table)) == 3


@pytest.mark.rule("HF-10", "HF-25")
async def test_late_points_and_idle_races_are_ended_by_the_clock(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        server.clock.advance(1_000)
        await call(ann, table)
        await pass_time(server, 121)
        await pass_time(server, 5_000 - 121 + 1)
        assert (await ann.view(table))["view"]["barred"] == []
        await pass_time(server, 1)
        assert (await ann.view(table))["view"]["barred"] == [0]
        await pass_time(server, 60 * SECOND + 1)
        assert (await ann.view(table))["view"]["barred"] == []
        assert len((await ann.view(table))["view"]["aside"]) == 1
        assert {entry.by for entry in (await log(server, table))[1:]} == {"clock"}


async def test_a_race_goes_on_after_a_restart(database: Path) -> None:
    async with backend(database, snapshot_every=1) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        clock = server.clock
        clock.advance(1_000)
        await call(ann, table)
        clock.advance(100)
    async with backend(database, clock=clock, seed=1) as server, server.visitor() as onlooker:
        await pass_time(server, 21)
        assert [entry.by for entry in await log(server, table)] == ["player", "clock"]
        await pass_time(server, 5 * SECOND)
        assert (await onlooker.view(table))["view"]["barred"] == [0]


async def test_bots_call_when_their_time_has_come_and_not_when_it_is_over(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann:
        table = await ann.table(game="hocus_focus", seats=3, bots=["adept", "adept"], leave_delay=None)
        rounds = 0
        while (await ann.info(table))["status"] != "ended" and rounds < 400:
            rounds += 1
            due = await server.backend.services.store.next_due()
            assert due is not None
            await pass_time(server, max(0, due - server.clock.now()))
        assert (await ann.info(table))["status"] == "ended"
        record = verify((await ann.get(f"/api/tables/{table}/record")).content, lambda _: GAME)
        opened, opening = 0, 1
        for played in record.played:
            if played.seat != CLOCK and hasattr(played.move, "opening"):
                if played.move.opening != opening:
                    continue
                assert played.at is not None
                assert getattr(played.move, "ms", 0) <= played.at - opened
                opening = 0  # only the first race begins at 0
        assert any(played.seat > 0 for played in record.played)


async def test_a_person_who_is_quicker_leaves_bots_no_time(database: Path) -> None:
    async with backend(database, bot_delay=100_000) as server, server.guest("Ann") as ann:
        table = await ann.table(game="hocus_focus", seats=2, bots=["adept"], leave_delay=None, options=OPTIONS)
        await count_in(server)
        view = (await ann.view(table))["view"]
        server.clock.advance(300)
        await call(ann, table, "kazaam" if match_of(view) else "no-match")
        await pass_time(server, 121)
        assert [entry.seat for entry in await log(server, table)] == [0, CLOCK]


@pytest.mark.rule("HF-9")
async def test_a_leaver_is_away_by_the_rules_and_comes_back(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob, leave_delay=20 * SECOND)
        async with ann.socket(table) as ears:
            async with bob.socket(table) as there:
                await there.until("update")
                while not (await ears.until_table())["seats"][1]["connected"]:
                    pass
            while (await ears.until_table())["seats"][1]["connected"]:
                pass
            server.clock.advance(15 * SECOND)
            await server.backend.presence.renew()
            await pass_time(server, 15 * SECOND)
            assert (await ann.view(table))["view"]["away"] == [1]
            assert (await ann.info(table))["seats"][1]["stand_in"] is False
            await bob.view(table)
            assert (await ann.view(table))["view"]["away"] == []
            await bob.post(f"/api/tables/{table}/leave")
            assert (await ann.view(table))["view"]["away"] == [1]
            await ears.sync()
        assert [entry.by for entry in await log(server, table)] == ["away"] * 3


async def test_who_is_farther_away_than_was_thought_is_waited_for(database: Path) -> None:
    """A due-date that was set for a near player is set again."""
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(server, ann, bob)
        live = await server.backend.tables.get(table)
        server.clock.advance(1_000)
        await call(ann, table)
        live.latency.note(1, "socket", Trip(200, Shown(200, 200)))
        await pass_time(server, 121)
        assert len(await log(server, table)) == 1
        await pass_time(server, 200)
        assert len(await log(server, table)) == 2


async def answer_all(ears: Ears) -> None:
    """All pings that have come until now."""
    await ears.sync()
    for message in map(json.loads, tuple(ears.heard)):
        if message["tell"] == "ping":
            await ears.say(say="pong", id=message["id"])
    await ears.sync()


@pytest.mark.rule("HF-26")
async def test_the_first_race_opens_three_seconds_after_everybody_sees_the_table(database: Path) -> None:
    """Whoever comes last is waited for."""
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(game="hocus_focus", leave_delay=None)
        async with ann.socket(table) as first:
            await bob.join(table)
            await answer_all(first)
            await pass_time(server, 6 * SECOND)
            assert (await ann.view(table))["view"]["moment"] == "gathering"
            async with bob.socket(table) as last:
                await answer_all(last)
                await server.backend.tables.settle()
                await server.do_due()
                assert (await ann.view(table))["view"]["moment"] == "count-in"
                await pass_time(server, 3 * SECOND - 1)
                assert (await ann.view(table))["view"]["target"] is None
                await pass_time(server, 1)
                assert (await ann.view(table))["view"]["target"] is not None


@pytest.mark.rule("HF-26")
async def test_a_pong_to_a_ping_from_before_the_start_does_not_say_that_the_table_is_seen(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(game="hocus_focus", leave_delay=None)
        async with ann.socket(table) as first, bob.socket(table) as last:
            early = [await ears.until("ping") for ears in (first, last)]
            server.clock.advance(10)
            await bob.join(table)
            for ears, ping in zip((first, last), early, strict=True):
                await ears.say(say="pong", id=ping["id"])
                await ears.sync()
            await server.backend.tables.settle()
            await server.do_due()
            assert (await ann.view(table))["view"]["moment"] == "gathering"


@pytest.mark.rule("HF-27")
async def test_the_next_race_opens_after_the_result_was_shown(database: Path) -> None:
    async with backend(database) as server, server.guest("Ann") as ann:
        table = await ann.table(game="hocus_focus", seats=2, bots=["adept"], leave_delay=None)
        await count_in(server)
        seen = (await ann.view(table))["view"]
        server.clock.advance(300)
        await call(ann, table, "no-match")
        await pass_time(server, 121)
        shown = (await ann.view(table))["view"]
        assert shown["moment"] == "showing"
        assert shown["verdict"] == {"seat": 0, "right": match_of(seen) is None, "place": None}
        await pass_time(server, 1_199)
        assert (await ann.view(table))["view"]["moment"] == "showing"
        await pass_time(server, 1)
        assert (await ann.view(table))["view"]["opening"] == 2
