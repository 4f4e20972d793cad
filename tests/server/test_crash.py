"""kill -9 in the middle of many tables: every acknowledged move is there, none twice, and every game ends."""

import asyncio
import json
import socket
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from coven.engine.replay import verify
from examples.familiars import GAME
from tests.server.kit import Visitor
from tests.server.overhearing import listen_to

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent


class Victim:
    """A server process that dies and comes back on the same port and database."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.victim", f"sqlite:///{self.database}", str(self.port)]
        self.process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=asyncio.subprocess.PIPE)
        self.listening = asyncio.create_task(listen_to(self.process.stderr))
        await self.answers()

    async def answers(self) -> None:
        while True:
            assert self.process is not None
            assert self.process.returncode is None
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.01)
                continue
            writer.close()
            await writer.wait_closed()
            return

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await asyncio.gather(self.process.wait(), self.listening)


class Progress:
    """Counts acknowledged moves over all tables, and says when the next kill is to come."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.total = 0
        self._bell: tuple[int, asyncio.Event] | None = None

    def count(self, table: str, seat: int, id_: str) -> None:
        self.acknowledged.setdefault(table, []).append((seat, id_))
        self.total += 1
        if self._bell and self.total >= self._bell[0]:
            self._bell[1].set()

    async def reaches(self, total: int) -> None:
        """Returns in the middle of whatever happens at that number of moves."""
        self._bell = total, asyncio.Event()
        if self.total < total:
            await self._bell[1].wait()


class Script:
    """One player at one table: answers every question, and comes back with its last number whenever it is cut off."""

    def __init__(self, player: Visitor, table: str, seat: int, progress: Progress) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.progress = progress
        self.updates: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.ended = False

    async def play(self) -> None:
        while True:
            try:
                if await self._connected():
                    return
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.01)

    async def _connected(self) -> bool:
        async with self.player.socket(self.table, since=len(self.updates)) as ears:
            if self.pending:
                await ears.say(**self.pending)
            async for raw in ears.connection:
                message = json.loads(raw)
                if message["tell"] == "bye":
                    return False
                if answer := self._hear(message, str(raw)):
                    await ears.say(**answer)
                if self.ended and not self.pending:
                    return True
        return False

    def _hear(self, message: dict[str, Any], raw: str) -> dict[str, Any] | None:
        match message["tell"]:
            case "welcome" | "table":
                self.ended = message["table"]["status"] == "ended"
            case "refused":
                raise AssertionError(message)
            case "ack":
                assert self.pending is not None
                assert message["id"] == self.pending["id"]
                self.pending = None
                self.progress.count(self.table, self.seat, message["id"])
            case "update":
                self.updates.append(raw)
                assert message["number"] == len(self.updates)
        newest = json.loads(self.updates[-1]) if self.updates else None
        if newest and newest["moves"] and self.pending is None and not self._answered(newest["question"]):
            number = newest["question"]
            self.pending = {"say": "play", "id": f"m{number}", "at": newest["number"], "move": newest["moves"][0]}
            return self.pending
        return None

    def _answered(self, question: int) -> bool:
        return (self.seat, f"m{question}") in self.progress.acknowledged.get(self.table, [])


async def crash_and_play_on(database: Path, tables: int, kills: int, seed: str) -> None:
    random = Random(seed)
    victim, progress = Victim(database), Progress()
    await victim.start()
    async with Visitor(victim.port, {}) as ann, Visitor(victim.port, {}) as bob:
        await ann.post("/api/guests", name="Ann")
        await bob.post("/api/guests", name="Bob")
        ids = [await ann.table() for _ in range(tables)]
        for table in ids:
            await bob.join(table)
        scripts = [Script(who, table, seat, progress) for table in ids for seat, who in enumerate((ann, bob))]
        await asyncio.gather(_kill(victim, progress, random, kills, tables), *(script.play() for script in scripts))
        for table in ids:
            await _check(ann, table, progress)
            for seat, who in enumerate((ann, bob)):
                (script,) = [each for each in scripts if (each.table, each.seat) == (table, seat)]
                await _check_updates(who, script)
    await victim.kill()


async def _kill(victim: Victim, progress: Progress, random: Random, kills: int, tables: int) -> None:
    """At random numbers of moves, spread over what is sure to be played."""
    for moment in sorted(random.sample(range(1, tables * 11), kills)):
        await progress.reaches(moment)
        await victim.kill()
        await victim.start()


async def _check(player: Visitor, table: str, progress: Progress) -> None:
    """The record holds, and has every acknowledged move exactly once."""
    answer = await player.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record = verify(answer.content, lambda _: GAME)
    by_seat = Counter(played.seat for played in record.played)
    acknowledged = Counter(seat for seat, _ in progress.acknowledged[table])
    assert by_seat == acknowledged
    assert len(set(progress.acknowledged[table])) == len(record.played)


async def _check_updates(player: Visitor, script: Script) -> None:
    """Over all its connections the player was sent every update once, as somebody sees it who asks for all at once."""
    async with player.socket(script.table, since=0) as ears:
        await ears.sync()
    assert ears.updates()[: len(script.updates)] == script.updates


async def test_killed_three_times_under_ten_tables(database: Path) -> None:
    await crash_and_play_on(database, tables=10, kills=3, seed="short")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
async def test_killed_many_times_under_two_hundred_tables(database: Path, seed: int) -> None:
    await crash_and_play_on(database, tables=200, kills=25, seed=f"soak {seed}")
