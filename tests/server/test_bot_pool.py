"""A bot that thinks long holds up neither the loop nor other tables."""

import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from coven.engine import seed_from
from coven.games import find, names
from coven.server.bot_pool import BotPool
from coven.server.pools.processes import processes
from examples.familiars import GAME as FAMILIARS
from tests.bots.positions import positions
from tests.server.kit import PATIENCE, play_along, running

pytestmark = pytest.mark.anyio


class Ponderer(ThreadPoolExecutor):
    """Whose first thought takes until it is allowed to answer."""

    def __init__(self) -> None:
        super().__init__(2)
        self.thinking = threading.Event()
        self.allowed = threading.Event()

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        return super().submit(self._ponder, work, *given, **named)

    def _ponder(self, work: Callable[..., Any], *given: Any) -> Any:
        if not self.thinking.is_set():
            self.thinking.set()
            assert self.allowed.wait(PATIENCE)
        return work(*given)


async def test_other_tables_go_on_while_a_bot_thinks(database: Path) -> None:
    mind = Ponderer()
    async with running(database, bot_pool=BotPool(others=lambda: mind)) as server, server.guest("Ann") as ann:
        slow = await ann.table(bots=["random"], leave_delay=None)
        async with ann.socket(slow) as waiting:
            await waiting.until("update", number=1)
            assert (await ann.play(slow)).status_code == 200
            while not mind.thinking.is_set():
                assert (await ann.get("/health")).status_code == 200
            quick = await ann.table(bots=["random"], leave_delay=None)
            async with ann.socket(quick) as ears:
                await play_along(ears)
            assert (await ann.info(slow))["status"] == "playing"
            mind.allowed.set()
            await play_along(waiting)
            assert (await ann.info(slow))["status"] == "ended"


class Watched:
    """Processes for those who search, and a look at them."""

    def __init__(self) -> None:
        self.made: list[ProcessPoolExecutor] = []

    def __call__(self) -> Executor:
        pool = processes(1)()
        assert isinstance(pool, ProcessPoolExecutor)
        self.made.append(pool)
        return pool

    def pid(self) -> int:
        """Of the one process of the newest pool."""
        return self.made[-1].submit(os.getpid).result(PATIENCE)


async def test_who_searches_thinks_elsewhere_and_is_replaced_when_killed() -> None:
    watched = Watched()
    bot_pool = BotPool(watched, searching={"random"})
    table = FAMILIARS.deal(2, {}, chance=seed_from("any", []))
    try:
        assert await bot_pool.choose(FAMILIARS, "random", table, 0, 7) in table.moves(0)
        first = watched.pid()
        assert first != os.getpid()
        os.kill(first, signal.SIGKILL)
        assert await bot_pool.choose(FAMILIARS, "random", table, 1, 7) in table.moves(1)
        assert watched.pid() != first
    finally:
        bot_pool.close()


class Overheard(ThreadPoolExecutor):
    """Keeps what would be sent to a process, and works from nothing else."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[bytes] = []

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        self.sent.append(pickle.dumps((work, given)))
        received, arguments = pickle.loads(self.sent[-1])
        return super().submit(received, *arguments)


@pytest.mark.parametrize("name", names())
async def test_what_a_process_is_sent_tells_nothing_that_its_seat_does_not_know(name: str) -> None:
    """The seat cannot tell the table from its twin, so the same bytes are sent for both."""
    game, overheard = find(name), Overheard()
    bot_pool = BotPool(lambda: overheard, searching={"adept"})
    different = False
    for number, table in enumerate(positions(name, 1, 0.1)[:5]):
        seat = table.actors()[0]
        twin = table.guess(seat, seed_from("twin", []))
        different |= twin.snapshot() != table.snapshot()
        chosen = [await bot_pool.choose(game, "adept", each, seat, number) for each in (table, twin)]
        assert chosen[0] == chosen[1]
        assert overheard.sent[-1] == overheard.sent[-2]
    assert different
    bot_pool.close()


@pytest.mark.parametrize("name", names())
async def test_a_bot_decides_the_same_wherever_it_thinks(name: str) -> None:
    game, here, there = find(name), BotPool(), BotPool(searching={"adept"})
    for number, table in enumerate(positions(name, 1, 0.1)[:5]):
        asked = (game, "adept", table, table.actors()[0], number)
        assert await here.choose(*asked) == await there.choose(*asked)
    here.close()
    there.close()
