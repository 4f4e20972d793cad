"""Clocks, bots and leavers, with a clock that the test moves."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from coven.engine.replay import verify
from coven.play.durations import DAY, HOUR, MINUTE, SECOND
from examples.familiars import GAME
from tests.server.kit import NOON, Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio

LIVE = {"pace": "live", "seconds": 30, "reserve": 60}


async def two(ann: Visitor, bob: Visitor, **wish: Any) -> str:
    table = await ann.table(**wish)
    await bob.join(table)
    return table


async def entries(server: Running, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in await server.backend.services.store.entries(table, 0, 10_000)]


async def test_a_time_out_is_a_move_in_the_record(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, pace=LIVE, leave_delay=None)
        async with ann.socket(table) as ears:
            seen = await ears.until("update", number=1)
            assert seen["due"] == NOON + 90 * SECOND
            server.clock.advance(90 * SECOND - 1)
            await server.do_due()
            assert await entries(server, table) == []
            server.clock.advance(1)
            await ears.until("update", number=3)
        assert await entries(server, table) == [(0, "clock"), (1, "clock")]


async def test_a_game_of_sleepers_ends_by_the_clock_alone(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, pace={"pace": "days", "days": 1})
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(DAY)
            await server.do_due()
        record = verify((await ann.get(f"/api/tables/{table}/record")).content, lambda _: GAME)
        assert [played.at for played in record.played[:3]] == [DAY, DAY, 2 * DAY]
        assert {by for _, by in await entries(server, table)} == {"clock"}


async def test_the_reserve_pays_for_slow_decisions(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, pace=LIVE, leave_delay=None)
        server.clock.advance(50 * SECOND)
        await ann.play(table)
        server.clock.advance(5 * SECOND)
        await bob.play(table)
        now = server.clock.now()
        assert (await ann.view(table))["due"] == now + 30 * SECOND + 40 * SECOND
        assert (await bob.view(table))["due"] == now + 30 * SECOND + 35 * SECOND


async def test_a_seat_that_is_asked_twice_in_a_row_is_not_forgotten(server: Running) -> None:
    """The same seat, in the same millisecond, by clock: every due-date counts."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        lease = server.backend.services.settings.lease // SECOND
        table = await two(ann, bob, pace={"pace": "live", "seconds": lease, "reserve": 0}, leave_delay=None)
        for _ in range(6):
            server.clock.advance(lease * SECOND)
            await server.do_due()
        assert (await ann.info(table))["status"] == "ended"


async def test_only_the_own_due_date_is_told(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob, server.visitor() as onlooker:
        table = await two(ann, bob, pace=LIVE, leave_delay=None)
        await ann.play(table)
        assert (await ann.view(table))["due"] is None
        assert (await onlooker.view(table))["due"] is None


async def test_the_clock_does_not_run_again_after_a_restart(database: Path) -> None:
    async with running(database) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, pace=LIVE, leave_delay=None)
        clock = server.clock
        clock.advance(60 * SECOND)
    async with running(database, clock=clock, seed=1) as server, server.visitor() as onlooker:
        async with onlooker.socket(table) as ears:
            await ears.until("update", number=1)
            clock.advance(30 * SECOND)
            await ears.until("update", number=3)
        assert await entries(server, table) == [(0, "clock"), (1, "clock")]


async def test_bots_answer_after_the_same_delay_whatever_they_hold(database: Path) -> None:
    settings = {"bot_delay": 700}
    async with running(database, **settings) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(seats=3, bots=["random"], leave_delay=None)
        await bob.join(table)
        async with ann.socket(table) as ears:
            await ears.until("update", number=1)
            for number in (4, 7):
                for player in (ann, bob):
                    assert (await player.play(table)).status_code == 200
                server.clock.advance(699)
                await server.do_due()
                server.clock.advance(1)
                await ears.until("update", number=number)
        found = await server.backend.services.store.entries(table, 0, 100)
        assert [entry.at for entry in found if entry.by == "bot"] == [700, 1400]


async def test_a_leaver_is_missed_then_replaced_and_gets_the_seat_back(database: Path) -> None:
    settings = {"bot_delay": SECOND}
    async with running(database, **settings) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=20 * SECOND)
        async with ann.socket(table) as ears:
            async with bob.socket(table):
                await ears.until_table()
                while not (await ann.info(table))["seats"][1]["connected"]:
                    await ears.until_table()
            await _until_seat(ears, 1, connected=False)
            await ann.play(table)
            server.clock.advance(19 * SECOND)
            await server.do_due()
            assert await entries(server, table) == [(0, "player")]
            server.clock.advance(1 * SECOND)
            await _until_seat(ears, 1, stand_in=True)
            await ears.until("update", number=3)
            assert await entries(server, table) == [(0, "player"), (1, "bot")]
            async with bob.socket(table) as back:
                await _until_seat(ears, 1, stand_in=False, connected=True)
                await back.until("update")
                assert (await bob.play(table)).status_code == 200
        assert (await entries(server, table))[-1] == (1, "player")


async def _until_seat(ears: Any, seat: int, **fields: Any) -> None:
    while True:
        table = await ears.until_table()
        if all(table["seats"][seat][name] == value for name, value in fields.items()):
            return


async def test_a_bot_plays_on_to_the_end_for_everybody_who_has_gone(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=MINUTE)
        server.clock.advance(MINUTE)
        async with server.visitor() as onlooker, onlooker.socket(table) as ears:
            while (await onlooker.info(table))["status"] != "ended":
                await ears.next()
        assert {by for _, by in await entries(server, table)} == {"bot"}


async def test_a_table_where_nobody_else_waits_waits_for_ever(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table(seats=2, bots=["random"], leave_delay=MINUTE)
        async with ann.socket(table) as ears:
            await ears.until("update")
        server.clock.advance(1000 * MINUTE)
        await server.do_due()
        seen = await ann.info(table)
        assert (seen["status"], [seat["stand_in"] for seat in seen["seats"]]) == ("playing", [False, False])


async def test_who_stays_connected_is_not_replaced(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=20 * SECOND)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await here.until("update")
            await there.until("update")
            for _ in range(20):
                server.clock.advance(5 * SECOND)
                await server.backend.presence.renew()
                await server.do_due()
            assert [seat["stand_in"] for seat in (await ann.info(table))["seats"]] == [False, False]


async def test_who_only_polls_counts_as_present(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=20 * SECOND)
        for _ in range(20):
            server.clock.advance(10 * SECOND)
            await ann.view(table)
            await server.do_due()
        assert [seat["stand_in"] for seat in (await ann.info(table))["seats"]] == [False, True]


async def test_a_secret_move_does_not_show_its_maker_as_present(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=None)
        seen = await bob.view(table)
        server.clock.advance(server.backend.services.settings.lease)
        await bob.post(f"/api/tables/{table}/moves", id="x", at=seen["number"], move=seen["moves"][0])
        assert (await ann.info(table))["seats"][1]["connected"] is False


async def test_who_leaves_on_purpose_is_replaced_at_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob, leave_delay=None)
        await ann.post(f"/api/tables/{table}/leave")
        async with bob.socket(table) as ears:
            await ears.until("update", number=2)
        assert await entries(server, table) == [(0, "bot")]
        await ann.view(table)
        assert (await ann.info(table))["seats"][0]["stand_in"] is False


async def test_a_table_that_nobody_fills_is_closed(server: Running) -> None:
    async with server.guest("Ann") as ann:
        table = await ann.table()
        async with ann.socket(table) as ears:
            await ears.until("welcome")
            server.clock.advance(24 * HOUR)
            assert (await ears.until("bye"))["reason"] == "closed"
        assert (await ann.info(table))["status"] == "closed"


async def test_how_long_others_think_is_not_in_what_a_seat_is_sent(database: Path, tmp_path: Path) -> None:
    """The same game with slow and with quick opponents, and no clock: the same bytes."""
    heard = []
    for file, pause in ((database, 0), (tmp_path / "slow.sqlite3", 17 * SECOND)):
        async with running(file) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
            table = await two(ann, bob, leave_delay=None)
            async with ann.socket(table) as here, bob.socket(table) as there:
                await there.until("update")
                server.clock.advance(pause)
                await bob.play(table)
                await asyncio.gather(play_along(here), play_along(there))
            heard.append([json.loads(raw) for raw in here.updates()])
    assert heard[0] == heard[1]
