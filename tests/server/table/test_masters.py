"""Few bots can search at the same time: who is watched comes first, and who waits too long is answered for."""

import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from coven.play.durations import SECOND
from coven.server.bot_pool import BotPool
from coven.server.origins import Origins, network_of
from tests.server.kit import PATIENCE, Running, Visitor, play_along, running

pytestmark = pytest.mark.anyio


class Counted(ThreadPoolExecutor):
    """Where bots search, one after the other, and how many did; `held`: not before they are allowed to."""

    def __init__(self, held: bool = False) -> None:
        super().__init__(1)
        self.searched = 0
        self.allowed = threading.Event()
        if not held:
            self.allowed.set()

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        self.searched += 1
        return super().submit(self._wait, work, *given, **named)

    def _wait(self, work: Callable[..., Any], *given: Any) -> Any:
        assert self.allowed.wait(PATIENCE)
        return work(*given)


@asynccontextmanager
async def searched(database: Path, mind: Counted, **settings: Any) -> AsyncIterator[tuple[Running, Visitor]]:
    """A server at which bots that play at random search, and Ann."""
    bot_pool = BotPool(lambda: mind, at_once=1, searching={"random"})
    async with running(database, bot_pool=bot_pool, **settings) as server, server.guest("Ann") as ann:
        yield server, ann
        mind.allowed.set()


async def test_a_table_that_nobody_watches_does_not_think_and_goes_on_when_somebody_comes_back(database: Path) -> None:
    mind = Counted()
    async with searched(database, mind) as (server, ann):
        table = await ann.table(bots=["random"], leave_delay=None)
        await server.do_due()
        assert mind.searched == 0
        async with ann.socket(table) as ears:
            await server.do_due()
            await play_along(ears)
        assert mind.searched > 0


async def test_somebody_who_asks_by_http_watches_too(database: Path) -> None:
    mind = Counted()
    async with searched(database, mind) as (server, ann):
        table = await ann.table(bots=["random"], leave_delay=None)
        await server.do_due()
        assert mind.searched == 0
        await ann.view(table)
        await server.do_due()
        assert mind.searched > 0


async def test_a_table_that_sleeps_survives_a_restart(database: Path) -> None:
    async with searched(database, Counted()) as (server, ann):
        table = await ann.table(bots=["random"], leave_delay=None)
        await server.do_due()
        cookie = dict(ann.http.cookies)
    mind = Counted()
    bot_pool = BotPool(lambda: mind, at_once=1, searching={"random"})
    async with running(database, bot_pool=bot_pool) as server, server.visitor() as ann:
        ann.http.cookies.update(cookie)
        async with ann.socket(table) as ears:
            await server.do_due()
            await play_along(ears)


async def test_once_everybody_has_left_the_game_ends_without_a_search(database: Path) -> None:
    mind = Counted()
    async with searched(database, mind) as (server, ann):
        table = await ann.table(bots=["random"])
        await ann.post(f"/api/tables/{table}/leave")
        for _ in range(100):
            server.clock.advance(SECOND)
            await server.do_due()
        assert (await ann.info(table))["status"] == "ended"
        assert mind.searched == 0


async def test_a_bot_that_waits_too_long_answers_as_an_adept_and_the_table_says_so(database: Path) -> None:
    mind = Counted(held=True)
    async with searched(database, mind, master_wait=1) as (_, ann):
        first, second = [await ann.table(bots=["random"], leave_delay=None) for _ in range(2)]
        async with ann.socket(first) as waiting, ann.socket(second) as ears:
            assert not (await ann.info(second))["hurried"]
            await waiting.until("update")
            await play_along(ears)
            assert (await ann.info(second))["hurried"]
            assert not (await ann.info(first))["hurried"]
            mind.allowed.set()
            await play_along(waiting)


async def test_one_who_has_many_names_at_one_address_is_one() -> None:
    origins = Origins()
    for name in ("eve", "mallory"):
        origins.note(name, network_of("2001:db8:1:2:3::4"))
    origins.note("ann", network_of("192.0.2.1"))
    assert origins.of("eve") == origins.of("mallory") == "2001:db8:1:2::/64"
    assert origins.of("ann") == "192.0.2.1"
    assert origins.of("stranger") == "stranger"
