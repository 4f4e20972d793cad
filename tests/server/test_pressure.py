"""When there is too much to do, those who are new wait, and those who play do not."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from coven.play.problems import Problem
from coven.server.pressure import BEAT, Pressure
from coven.server.store.rows import Person
from coven.server.store.sqlite import SqliteStore
from tests.server.kit import Visitor, running

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_late_loop_turns_newcomers_away_until_it_is_in_time_again() -> None:
    clock = Clock()
    pressure = Pressure(10, 500, clock)
    pressure.check_new()
    clock.now = BEAT + 0.6  # nobody has looked since
    with pytest.raises(Problem, match="busy"):
        pressure.check_new()
    pressure.beat()
    with pytest.raises(Problem, match="busy"):
        pressure.check_new()
    clock.now += BEAT
    pressure.beat()
    pressure.check_new()


class SlowStore(SqliteStore):
    """Does not say who asks before it may."""

    may: asyncio.Event | None = None

    async def signed_in(self, hash_: str, now: int) -> Person | None:
        if self.may is not None:
            await self.may.wait()
        return await super().signed_in(hash_, now)


async def test_when_too_many_come_in_the_next_are_told_to_wait(tmp_path: Path) -> None:
    store = SlowStore(tmp_path / "coven.sqlite3")
    async with running(tmp_path / "coven.sqlite3", store=store, most_arriving=2) as server, server.guest("Ann") as ann:
        table = await ann.table()
        store.may = asyncio.Event()
        first = [asyncio.create_task(_first_word(ann, table)) for _ in range(2)]
        while server.backend.pressure._arriving < 2:
            await asyncio.sleep(0.01)
        assert await _first_word(ann, table) == "refused busy 4503"
        store.may.set()
        assert await asyncio.gather(*first) == ["welcome", "welcome"]


async def test_newcomers_wait_when_the_server_is_behind_and_players_do_not(tmp_path: Path) -> None:
    async with running(tmp_path / "coven.sqlite3") as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await ann.table()
        server.backend.pressure.beat = lambda: None  # type: ignore[method-assign]
        server.backend.pressure._late = 3_601.0
        assert await _first_word(ann, table) == "welcome"
        assert await _first_word(bob, table) == "refused busy 4503"
        answer = await bob.post("/api/tables", game="familiars", seats=2)
        assert (answer.status_code, answer.json()["code"], answer.headers["Retry-After"]) == (503, "busy", "3")
        assert (await bob.get("/health")).status_code == 200


async def _first_word(visitor: Visitor, table: str) -> str:
    async with visitor.socket(table) as ears:
        told = await ears.next()
        if told["tell"] != "refused":
            return str(told["tell"])
        with pytest.raises(ConnectionClosed) as closed:
            await ears.next()
        return f"refused {told['code']} {closed.value.rcvd.code if closed.value.rcvd else 0}"
