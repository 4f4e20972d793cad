"""The machine's clock is set back or forward by an hour: nobody is refused, stuck, or thrown out."""

import time
from pathlib import Path

import pytest

from coven.play.durations import HOUR, SECOND
from coven.server.clock import SystemClock
from coven.server.limits import Limit
from tests.server.kit import Running, play_along, running

pytestmark = pytest.mark.anyio

MILLISECOND = 1_000_000
STEPS = (-HOUR, HOUR)


class Machine:
    """A machine whose clock can be set, and whose time passes when a test says so."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000 * MILLISECOND
        self.steady = 0
        self.clock = SystemClock(lambda: self.wall, lambda: self.steady)

    def set_by(self, milliseconds: int) -> None:
        self.wall += milliseconds * MILLISECOND

    def wait(self, milliseconds: int) -> None:
        self.wall += milliseconds * MILLISECOND
        self.steady += milliseconds * MILLISECOND


@pytest.mark.parametrize("step", STEPS)
def test_the_clock_never_jumps(step: int) -> None:
    machine = Machine()
    before = machine.clock.now()
    machine.set_by(step)
    assert machine.clock.now() == before
    machine.wait(10 * SECOND)
    assert 9 * SECOND <= machine.clock.now() - before <= 11 * SECOND


@pytest.mark.parametrize("step", STEPS)
def test_the_clock_comes_to_agree_with_the_machine(step: int) -> None:
    machine = Machine()
    machine.set_by(step)
    for _ in range(10 * 3_600):
        machine.wait(SECOND)
        machine.clock.now()
    assert machine.clock.now() == machine.wall // MILLISECOND


@pytest.mark.parametrize("step", STEPS)
def test_a_limit_refills_as_ever(step: int) -> None:
    machine = Machine()
    limit = Limit(machine.clock, 10, 10 * SECOND)
    assert [limit.allows("Ann") for _ in range(11)] == [True] * 10 + [False]
    machine.set_by(step)
    assert not limit.allows("Ann")
    machine.wait(2 * SECOND)
    assert limit.allows("Ann")


class Wall:
    """The real time, and what its clock was set by."""

    def __init__(self) -> None:
        self.set_by = 0

    def __call__(self) -> int:
        return time.time_ns() + self.set_by * MILLISECOND


@pytest.mark.parametrize("step", STEPS)
async def test_a_game_with_a_bot_goes_on_to_its_end(step: int, database: Path) -> None:
    wall = Wall()
    async with running(database, clock=SystemClock(wall), requests=1_000) as server, server.guest("Ann") as ann:
        table = await ann.table(bots=["random"], leave_delay=None)
        async with ann.socket(table) as ears:
            await ears.until("update")
            wall.set_by = step
            await play_along(ears)
        assert (await ann.get("/health")).status_code == 200


@pytest.mark.parametrize("step", STEPS)
async def test_nobody_is_thrown_out_and_no_time_runs_out(step: int, database: Path) -> None:
    wall = Wall()
    pace = {"pace": "live", "seconds": 600, "reserve": 0}
    clock = SystemClock(wall)
    async with running(database, clock=clock) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table(pace=pace, leave_delay=60 * SECOND)
        await bob.join(table)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await here.until("update")
            await there.until("update")
            wall.set_by = step
            await server.do_due()
            await here.sync()
            seats = (await ann.info(table))["seats"]
            assert [(seat["connected"], seat["stand_in"]) for seat in seats] == [(True, False)] * 2
        assert await _moves(server, table) == 0


async def _moves(server: Running, table: str) -> int:
    return (await server.backend.tables.get(table)).row.number
