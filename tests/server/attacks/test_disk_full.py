"""The disk is full, a real one: players hear that the table waits, lose nothing, and go on when there is room."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest

from coven.engine.replay import verify
from examples.familiars import GAME
from tests.server.attacks.target import Target, attacked
from tests.server.kit import PATIENCE, Ears, Visitor

pytestmark = pytest.mark.anyio
SIZE = 4 << 20
FEW = 5
"""Lines in the log for as many failures as there may be."""


class Disk(Protocol):
    """Where the database lies."""

    path: Path

    def fill(self, target: Target | None = None) -> None: ...
    def make_room(self, target: Target) -> None: ...


class SmallDisk:
    """A file system of its own, of a few megabytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self, target: Target | None = None) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                return

    def make_room(self, target: Target) -> None:
        self._ballast.unlink()


class SizeLimit:
    """A process that may not make any file longer: for those who may not mount anything."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fill(self, target: Target | None = None) -> None:
        assert target is not None
        _, most = resource.prlimit(target.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (0, most))

    def make_room(self, target: Target) -> None:
        _, most = resource.prlimit(target.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def mounted(path: Path) -> Iterator[SmallDisk]:
    path.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(path)]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode != 0:
        pytest.skip("no right to mount a small disk: the size limit stands for it")
    try:
        yield SmallDisk(path)
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)


@pytest.fixture(params=["small disk", "size limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "size limit":
        yield SizeLimit(tmp_path)
        return
    with mounted(tmp_path / "disk") as found:
        yield found


async def ask_to_move(ears: Ears, seen: dict[str, Any], id_: str) -> dict[str, Any]:
    return await ears.ask(say="play", id=id_, at=seen["number"], move=seen["moves"][0])


async def until_it_waits(visitor: Visitor, ears: Ears) -> None:
    """Chat until nothing more can be written: a file may have some room left."""
    for number in range(10_000):
        await ears.say(say="chat", id=f"c{number}", text="x" * 500)
        message = await ears.next()
        while message["tell"] not in ("chat", "refused"):
            message = await ears.next()
        if message["tell"] == "refused":
            assert message["code"] == "cannot-save"
            return


async def wait_for_health(visitor: Visitor, status: int) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (answer := await visitor.get("/health")).status_code != status:
            await asyncio.sleep(0.05)
    return dict(answer.json())


async def test_a_full_disk_is_a_pause_for_those_who_play(disk: Disk) -> None:
    plenty = {"chat_lines": 100_000, "bot_delay": 0, "log_level": "warning"}
    async with attacked(disk.path / "coven.sqlite3", **plenty) as target, target.visitor() as ann:
        await ann.post("/api/guests", name="Ann")
        table = await ann.table(bots=["random"], leave_delay=None)
        async with ann.socket(table, chat=0) as ears:
            await ears.until("update")
            await wait_for_health(ann, 200)
            disk.fill(target)
            await until_it_waits(ann, ears)
            assert await wait_for_health(ann, 503)
            assert (await ann.info(table))["waits"]
            refused = await ask_to_move(ears, await ann.view(table), "mine")
            assert (refused["tell"], refused["code"]) == ("refused", "cannot-save")
            async with ann.socket(table) as again:  # whoever comes back may look
                assert (await again.until("welcome"))["table"]["waits"]
            disk.make_room(target)
            await ears.until_table(waits=False)
            await wait_for_health(ann, 200)
            await finish(ears, ann, table)
        record = await ann.get(f"/api/tables/{table}/record")
        verify(record.content, lambda _: GAME)
    assert 2 <= len(target.said.lines("the store")) <= FEW, target.said.text
    assert "Traceback" not in target.said


async def finish(ears: Ears, ann: Visitor, table: str) -> None:
    """Answer every question until the game has ended."""
    async with asyncio.timeout(PATIENCE):
        while (await ann.info(table))["status"] != "ended":
            seen = await ann.view(table)
            if seen["moves"]:
                await ask_to_move(ears, seen, f"m{seen['question']}")


async def test_a_server_does_not_start_on_a_full_disk_and_says_why(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk") as disk:
        disk.fill()
        database = f"sqlite:///{disk.path}/coven.sqlite3"
        command = [Path(sys.executable).with_name("coven"), "serve", "--port", "0", "--database-url", database]
        ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    lines = [line for line in ended.stderr.splitlines() if "has not been built" not in line]
    assert ended.returncode == 1
    assert len(lines) == 1, ended.stderr
    assert "full" in lines[0]
