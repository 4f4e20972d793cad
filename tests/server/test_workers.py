"""coven serve --workers: one port, many processes, and no process left behind."""

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path

import pytest
import structlog

from coven.server.config import Settings
from coven.server.serve import serve, set_up_logs
from coven.server.store.open import BadDatabase
from scripts.services import Redis, free_port
from tests.server.kit import PATIENCE, Visitor

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parent.parent.parent


@asynccontextmanager
async def serving(database: str, redis: str, port: int) -> AsyncIterator[tuple[asyncio.subprocess.Process, list[int]]]:
    """The parent, and its workers once they serve."""
    process = await started(database, redis, port)
    assert process.stderr is not None
    workers: list[int] = []
    while len(workers) < 2:
        said = json.loads(await process.stderr.readline())
        workers += [said["pid"]] if said["event"] == "worker started" else []
    try:
        yield process, workers
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def started(database: str, redis: str, port: int) -> asyncio.subprocess.Process:
    command = [sys.executable, "-m", "coven.cli", "serve", "--workers", "2", "--log-format", "json"]
    command += ["--port", str(port), "--database-url", database, "--redis-url", redis]
    environment = {**os.environ, "COVEN_METRICS_KEY": "sesame"}
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE)


async def gone(pid: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            if "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text("utf-8"):  # nobody's child in a container
                return
            await asyncio.sleep(0.02)


async def guests_counted(port: int) -> float:
    """By all workers, those that are no more included, whoever is asked."""
    async with Visitor(port, {"Authorization": "Bearer sesame"}) as visitor:
        page = await visitor.get("/metrics")
    (line,) = re.findall(r"^coven_request_seconds_count{.*/api/guests.*} (.*)$", page.text, re.MULTILINE)
    return float(line)


async def test_all_workers_stop_gracefully_and_dead_ones_are_replaced(postgres_database: str, redis: Redis) -> None:
    async with serving(postgres_database, redis.url, port := free_port()) as (process, workers):
        async with Visitor(port, {}) as before:
            cookie = (await before.post("/api/guests", name="Ann")).headers["set-cookie"]
        os.kill(workers[0], signal.SIGKILL)
        await gone(workers[0])
        async with Visitor(port, {"cookie": cookie.partition(";")[0]}) as ann:
            table = await ann.table(game="hocus_pocus")
            for _ in range(4):
                async with ann.socket(table) as again:
                    await again.until("welcome")
            assert await guests_counted(port) == 1
            async with ann.socket(table) as ears:
                await ears.until("welcome")
                process.send_signal(signal.SIGTERM)
                assert (await ears.until("bye"))["reason"] == "restarting"
        _, errors = await process.communicate()
        assert process.returncode == 0
        assert b"Traceback" not in errors
        await gone(workers[1])


async def test_workers_do_not_survive_a_parent_that_is_killed(postgres_database: str, redis: Redis) -> None:
    async with serving(postgres_database, redis.url, free_port()) as (process, workers):
        process.kill()
        for worker in workers:
            await gone(worker)


async def test_a_database_that_is_not_there_is_an_error_and_no_endless_loop(redis: Redis) -> None:
    process = await started(f"postgresql://coven@127.0.0.1:{free_port()}/none", redis.url, free_port())
    async with asyncio.timeout(PATIENCE):
        _, said = await process.communicate()
    assert process.returncode == 1
    assert "Can’t use the database" in said.decode().splitlines()[-1]


async def test_several_workers_on_one_file_are_refused(tmp_path: Path) -> None:
    for given in ({"database_url": f"sqlite:///{tmp_path}/c"}, {"database_url": "postgresql://localhost/coven"}):
        with pytest.raises(BadDatabase, match="postgresql://"):
            serve(Settings(workers=2, **given), {})


def test_a_line_of_the_log_is_written_in_one_piece_since_workers_share_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, before = StringIO(), structlog.get_config()
    pieces: list[str] = []
    monkeypatch.setattr(stream, "write", pieces.append)
    monkeypatch.setattr(sys, "stderr", stream)
    try:
        set_up_logs(Settings(log_format="json"))
        structlog.get_logger().warning("redis does not answer")
    finally:
        structlog.configure(**before)
    assert [json.loads(piece)["event"] for piece in pieces] == ["redis does not answer"]
    assert pieces[0].endswith("\n")
