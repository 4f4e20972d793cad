"""Work that takes long waits in queues that are fair and have an end, a queue for each kind."""

import ast
import asyncio
import threading
from pathlib import Path

import pytest

from coven.play.problems import Problem
from coven.server.pools import Pools
from coven.server.pools.fair import LONGEST_PAUSE, Pool, TooLong, threads
from tests.server.kit import PATIENCE, running

pytestmark = pytest.mark.anyio
SERVER = Path(__file__).parents[2] / "src" / "coven" / "server"


class Gate:
    """Work that begins at once and ends when it is allowed to."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.open = threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        assert self.open.wait(PATIENCE)
        return "passed"


async def settle() -> None:
    """Whatever can begin has begun."""
    for _ in range(5):
        await asyncio.sleep(0)


async def ask(pool: Pool, who: str, done: list[str], name: str) -> None:
    await pool.run(who, lambda: done.append(name))


async def test_everybody_takes_turns() -> None:
    pool, gate, done = threads("test", at_once=1, most_waiting=100), Gate(), list[str]()
    async with asyncio.TaskGroup() as group:
        group.create_task(pool.run("Eve", gate))
        await settle()
        for number in range(3):
            group.create_task(ask(pool, "Eve", done, f"Eve {number}"))
        await settle()
        group.create_task(ask(pool, "Ann", done, "Ann"))
        group.create_task(ask(pool, "Bob", done, "Bob"))
        await settle()
        gate.open.set()
    assert done == ["Eve 0", "Ann", "Bob", "Eve 1", "Eve 2"]
    pool.close()


async def test_when_the_queue_is_full_whoever_has_most_in_it_is_turned_away() -> None:
    pool, gate, done = threads("test", at_once=1, most_waiting=3), Gate(), list[str]()
    first = asyncio.create_task(pool.run("Eve", gate))
    await settle()
    eves = [asyncio.create_task(ask(pool, "Eve", done, f"Eve {number}")) for number in range(4)]
    await settle()
    with pytest.raises(Problem) as refused:
        await eves[3]
    assert (refused.value.status, refused.value.code) == (503, "busy")
    assert refused.value.retry_after is not None
    assert 1 <= refused.value.retry_after <= LONGEST_PAUSE
    ann = asyncio.create_task(ask(pool, "Ann", done, "Ann"))
    with pytest.raises(Problem):
        await eves[2]
    gate.open.set()
    await asyncio.gather(first, ann, *eves[:2])
    assert done == ["Eve 0", "Ann", "Eve 1"]
    pool.close()


async def test_where_nobody_has_more_than_others_the_last_to_come_is_turned_away() -> None:
    pool, gate, done = threads("test", at_once=1, most_waiting=2), Gate(), list[str]()
    first = asyncio.create_task(pool.run("Eve", gate))
    await settle()
    waiting = [asyncio.create_task(ask(pool, name, done, name)) for name in ("Ann", "Bob")]
    await settle()
    with pytest.raises(Problem):
        await pool.run("Cid", lambda: None)
    gate.open.set()
    await asyncio.gather(first, *waiting)
    assert done == ["Ann", "Bob"]
    pool.close()


async def test_whoever_gives_up_leaves_the_queue() -> None:
    pool, gate = threads("test", at_once=1, most_waiting=1), Gate()
    first = asyncio.create_task(pool.run("Eve", gate))
    await settle()
    gone = asyncio.create_task(pool.run("Ann", lambda: "never"))
    await settle()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert pool.waiting == 0
    second = asyncio.create_task(pool.run("Bob", lambda: "done"))
    gate.open.set()
    assert [await first, await second] == ["passed", "done"]
    pool.close()


async def test_work_that_is_not_begun_in_time_is_not_done() -> None:
    pool, gate, done = threads("test", at_once=1, most_waiting=10), Gate(), list[str]()
    first = asyncio.create_task(pool.run("Eve", gate, within=0.001))
    await settle()
    with pytest.raises(TooLong):
        await pool.run("Ann", lambda: done.append("late"), within=0.001)
    gate.open.set()
    assert await first == "passed", "what has begun in time may take its time"
    await pool.run("Ann", lambda: done.append("in time"), within=PATIENCE)
    assert done == ["in time"]
    pool.close()


async def test_an_error_is_told_to_whoever_asked_and_to_nobody_else() -> None:
    pool = threads("test", at_once=1, most_waiting=10)
    bad, good = await asyncio.gather(
        pool.run("Eve", lambda: 1 // 0), pool.run("Ann", lambda: 1 // 1), return_exceptions=True
    )
    assert isinstance(bad, ZeroDivisionError)
    assert good == 1
    pool.close()


async def test_a_pool_that_is_closed_lets_nobody_wait_for_ever() -> None:
    pool, gate = threads("test", at_once=1, most_waiting=10), Gate()
    waiting = [asyncio.create_task(pool.run("Eve", gate)) for _ in range(3)]
    await settle()
    pool.close()
    gate.open.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_whoever_finds_no_place_is_told_when_to_come_back(database: Path) -> None:
    gate, pools = Gate(), Pools(passwords=threads("test", at_once=1, most_waiting=0))
    async with running(database, pools=pools) as server, server.visitor() as ann:
        taken = asyncio.create_task(pools.passwords.run("Eve", gate))
        await settle()
        refused = await ann.post("/api/session", name="Ann", password="long enough")
        assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        assert int(refused.headers["Retry-After"]) >= 1
        gate.open.set()
        await taken
        assert (await ann.post("/api/session", name="Ann", password="long enough")).status_code == 403


def test_nothing_is_done_in_the_pool_that_all_share() -> None:
    """The loop's own executor stays free for the system's calls that asyncio makes there."""
    found = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "to_thread":
                found.append(f"{path.name}:{node.lineno}")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                unnamed = node.args and isinstance(node.args[0], ast.Constant) and node.args[0].value is None
                if node.func.attr == "run_in_executor" and unnamed:
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []
