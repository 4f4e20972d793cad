"""One guest with as many tables full of Masters as a guest may have: the Masters of others think as quickly as ever."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from time import perf_counter

import pytest

from tests.server.attacks.attacker import ADDRESSES
from tests.server.attacks.bystander import MARGIN
from tests.server.attacks.target import Target, attacked
from tests.server.kit import Visitor

pytestmark = pytest.mark.anyio
TABLES = 20
MASTERS = 3
MOST_TIMES_CALM = 3
"""A Master waits until the one that thinks has finished, and then it is its turn."""


@pytest.fixture(scope="module")
async def thinking(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    """A server at which one Master thinks at a time."""
    settings = {"masters_at_once": 1, "bot_delay": 0}
    async with attacked(tmp_path_factory.mktemp("masters") / "coven.sqlite3", **settings) as target:
        yield target


async def table_of_masters(visitor: Visitor) -> str:
    """All of them are asked at once, as is who made it."""
    return await visitor.table(game="stupefix", seats=MASTERS + 1, bots=["master"] * MASTERS, leave_delay=None)


async def first_answer(visitor: Visitor) -> float:
    """Seconds until the first of three Masters has chosen at a new table."""
    table, start = await table_of_masters(visitor), perf_counter()
    async with visitor.socket(table) as ears:
        while True:
            events = (await ears.until("update"))["events"]
            if any(event["event"] == "prepared" and event["seat"] > 0 for event in events):
                return perf_counter() - start


async def calm(ann: Visitor) -> float:
    """The second time: the first Master starts a process."""
    await first_answer(ann)
    return await first_answer(ann)


@pytest.mark.parametrize("watches", [False, True], ids=["abandoned", "watched"])
async def test_masters_of_others_think_as_quickly_as_ever(watches: bool, thinking: Target) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(thinking.visitor())
        eve = await stack.enter_async_context(thinking.visitor(next(ADDRESSES)))
        await ann.post("/api/guests", name="Ann")
        await eve.post("/api/guests", name="Eve")
        usual = await calm(ann)
        for _ in range(TABLES):
            table = await table_of_masters(eve)
            if watches:
                await stack.enter_async_context(eve.socket(table))
        assert await first_answer(ann) < MOST_TIMES_CALM * usual + MARGIN
