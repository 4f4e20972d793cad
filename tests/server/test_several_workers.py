"""Two workers on one database: nobody owns a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from coven.engine.replay import verify
from coven.play.durations import SECOND
from coven.server.fanout import LOOK
from coven.server.fanout.in_process import InProcess
from coven.server.limits import SharedLimit
from coven.server.socket.hand_over import Door, HandOver, doors
from coven.server.table.live import LiveTable
from coven.server.table.news import Changed, topic_of
from examples.familiars import GAME
from tests.server.kit import FakeClock, Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_workers(database: Path, **given: Any) -> AsyncIterator[tuple[Running, Running]]:
    clock = FakeClock()
    async with running(database, clock=clock, **given) as one, running(database, clock=clock, seed=1, **given) as other:
        yield one, other


async def sit(one: Running, other: Running, ann: Visitor, bob: Visitor) -> str:
    """Ann asks the one worker, Bob the other."""
    table = await ann.table(leave_delay=None)
    await bob.join(table)
    return table


async def test_players_at_two_workers_hear_each_other(database: Path) -> None:
    async with (
        two_workers(database, fanout=InProcess()) as (one, other),
        one.guest("Ann") as ann,
        other.guest("Bob") as bob,
    ):
        table = await sit(one, other, ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await here.until("welcome")
            await bob.post(f"/api/tables/{table}/chat", text="hello")
            await here.until("chat")
            await asyncio.gather(play_along(here), play_along(there))
        record = await ann.get(f"/api/tables/{table}/record")
        verify(record.content, lambda _: GAME)


async def test_a_game_begins_once_for_a_worker_that_reads_of_it(database: Path) -> None:
    async with (
        two_workers(database, fanout=InProcess()) as (one, other),
        one.guest("Ann") as ann,
        other.guest("Bob") as bob,
    ):
        table = await ann.table(leave_delay=None)
        live = await one.backend.tables.get(table)
        async with ann.socket(table) as here:
            await here.until("welcome")
            begun = live.dealt
            await bob.join(table)
            await here.until("update")
            assert live.dealt is begun
            assert begun.is_set()


async def test_workers_count_sign_ins_together(database: Path) -> None:
    async with (
        two_workers(database, fanout=InProcess(), sign_ins=3) as (one, other),
        one.visitor() as near,
        other.visitor() as far,
    ):
        answers = [await visitor.post("/api/guests", name="Ann") for visitor in (near, far, near, far, near)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


async def test_workers_count_requests_together(database: Path) -> None:
    async with (
        two_workers(database, fanout=InProcess(), requests=2) as (one, other),
        one.visitor() as near,
        other.visitor() as far,
    ):
        answers = [await visitor.get("/api/games") for visitor in (near, far) * 6]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2


async def test_frequent_requests_are_told_to_other_workers_in_steps() -> None:
    clock, fanout = FakeClock(), InProcess()
    here, there = (SharedLimit(clock, 10, SECOND, fanout=fanout, name="requests", step=4) for _ in range(2))
    for limit in (here, there):
        await limit.open()
    assert [here.allows("Ann") for _ in range(7)] == [True] * 7
    assert [there.allows("Ann") for _ in range(7)] == [True] * 6 + [False]
    clock.advance(SECOND)
    assert here.allows("Ann")
    assert there.allows("Ann")


async def test_a_first_move_that_is_heard_while_the_table_is_being_read(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await sit(server, server, ann, bob)
        services = server.backend.services
        row = await services.store.table(table)
        assert row is not None
        late = LiveTable(services, GAME, row)
        await ann.play(table)
        (first,) = await services.store.entries(table, 0, 9)
        await late.hear(Changed(row.version + 1, first))
        assert late.timeline is not None
        assert (late.timeline.number, late.row.number) == (1, 1)
        assert late.dealt.is_set()


async def test_a_worker_that_missed_the_news_loses_reads_and_tries_again(database: Path) -> None:
    async with two_workers(database) as (one, other), one.guest("Ann") as ann, other.guest("Bob") as bob:
        table = await sit(one, other, ann, bob)
        await bob.view(table)
        assert (await ann.post(f"/api/tables/{table}/moves", **await first_move(ann, table))).status_code == 409
        await wake(one, table)
        while (await ann.info(table))["status"] != "ended":
            for player, worker in ((ann, one), (bob, other)):
                await wake(worker, table)
                if (await player.view(table))["moves"]:
                    assert (await player.play(table)).status_code == 200
        numbers = [entry.number for entry in await one.backend.services.store.entries(table, 0, 100)]
        assert numbers == list(range(1, 13))


async def first_move(player: Visitor, table: str) -> dict[str, Any]:
    """What somebody sends who has not heard that the table has started."""
    return {"id": "x", "at": 0, "move": {"move": "send", "card": "moth-1"}}


async def wake(worker: Running, table: str) -> None:
    """What fan-out tells after a gap."""
    worker.backend.services.fanout.publish(topic_of(table), LOOK)
    live = await worker.backend.tables.get(table)
    await live.catch_up()


async def test_both_answer_at_once_at_two_workers(database: Path) -> None:
    async with two_workers(database) as (one, other), one.guest("Ann") as ann, other.guest("Bob") as bob:
        table = await sit(one, other, ann, bob)
        await wake(one, table)
        answers = await asyncio.gather(ann.play(table), bob.play(table))
        assert [answer.status_code for answer in answers] == [200, 200]
        assert len(await one.backend.services.store.entries(table, 0, 100)) == 2


async def test_each_due_date_is_done_by_one_worker(database: Path) -> None:
    async with two_workers(database, fanout=InProcess()) as (one, other), one.guest("Ann") as ann:
        table = await ann.table(seats=4, bots=["random"] * 3, leave_delay=None)
        async with ann.socket(table) as ears:
            await asyncio.gather(play_along(ears), other.do_due(), one.do_due())
        record = await ann.get(f"/api/tables/{table}/record")
        verify(record.content, lambda _: GAME)


async def test_a_player_who_reaches_another_worker_has_the_same_cookie_and_seat(database: Path) -> None:
    async with two_workers(database) as (one, other), one.guest("Ann") as ann:
        table = await ann.table(seats=2, bots=["random"], leave_delay=None)
        async with other.visitor(Cookie=f"coven={ann.http.cookies['coven']}") as again:
            assert (await again.get("/api/me")).json() == (await ann.get("/api/me")).json()
            assert (await again.view(table))["view"]["seat"] == 0


async def test_who_sits_at_a_table_is_shown_to_the_worker_where_it_is_at_home(database: Path) -> None:
    clock, fanout, found = FakeClock(), InProcess(), doors(2)
    async with (
        running(database, clock=clock, fanout=fanout, hand_over=HandOver(0, found)) as one,
        running(database, clock=clock, fanout=fanout, hand_over=HandOver(1, found), seed=1) as other,
        one.guest("Ann") as ann,
        other.guest("Bob") as bob,
    ):
        homes = set()
        for _ in range(4):
            table = await sit(one, other, ann, bob)
            async with ann.socket(table) as here, bob.socket(table) as there:
                await asyncio.gather(here.until("welcome"), there.until("welcome"))
                lives = [await worker.backend.tables.get(table) for worker in (one, other)]
                assert sorted(len(live.audience.listeners) for live in lives) == [0, 2]
                homes.add(lives[0].audience.listeners == [])
                await asyncio.gather(play_along(here), play_along(there))
        assert len(homes) == 2
    _close(found)


async def test_a_worker_serves_a_table_that_it_cannot_pass_on(database: Path) -> None:
    found = doors(2)
    found[1][0].close()
    async with running(database, hand_over=HandOver(0, found)) as server, server.guest("Ann") as ann:
        for _ in range(4):
            table = await ann.table(seats=2, bots=["random"], leave_delay=None)
            async with ann.socket(table) as here:
                await play_along(here)
    _close(found)


def _close(found: list[Door]) -> None:
    for side in (side for door in found for side in door):
        side.close()
