"""The server that is attacked, in a process of its own: `COVEN_… python -m tests.server.attacks.target`"""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from coven.games import find, names
from coven.server.config import read_settings
from coven.server.serve import serve
from examples.familiars import GAME
from tests.server.kit import Visitor
from tests.server.overhearing import Said, overheard

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = os.sysconf("SC_PAGE_SIZE")


class Target:
    """A server process with the limits that every server has, but for those that a test sets."""

    def __init__(self, port: int, pid: int, said: Said) -> None:
        self.port = port
        self.pid = pid
        self.said = said
        """What is in its log so far."""

    def visitor(self, address: str | None = None) -> Visitor:
        return Visitor(self.port, {}, address)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def open_files(self) -> int:
        """Connections among them."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))


@asynccontextmanager
async def attacked(database: Path, **settings: object) -> AsyncIterator[Target]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    given = {
        "database_url": f"sqlite:///{database}",
        "port": port,
        "log_level": "error",
        "most_behind": 60_000,
        **settings,
    }
    environment = os.environ | {f"COVEN_{name.upper()}": str(value) for name, value in given.items()}
    command = [sys.executable, "-m", "tests.server.attacks.target"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stderr=pipe)
    async with overheard(process, database) as said:
        try:
            await _answers(process, port)
            yield Target(port, process.pid, said)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _answers(process: asyncio.subprocess.Process, port: int) -> None:
    while True:
        assert process.returncode is None
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.01)
            continue
        writer.close()
        await writer.wait_closed()
        return


if __name__ == "__main__":
    serve(read_settings(os.environ), {"familiars": GAME, **{name: find(name) for name in names()}})
