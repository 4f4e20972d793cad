"""The servers that are measured."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench.server.processes import serving
from scripts.services import Missing, Postgres, Redis, free_port

ROOT = Path(__file__).parent.parent.parent
BOARDGAME = Path(__file__).parent / "boardgame"


class Server(msgspec.Struct):
    """A server under test: its process, the processes that it needs besides, and who puts load on it."""

    pid: int
    others: list[int]
    load: list[str]
    folder: Path
    port: int


@contextmanager
def coven(workers: int, *, sqlite: bool = False, guarded: bool = False) -> Iterator[Server]:
    """`guarded`: newcomers are told to wait when there is too much to do, as everywhere."""
    port = free_port()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database, redis, others = f"sqlite:///{folder}/coven.sqlite3", "", []
        if not sqlite:
            postgres, fanout = Postgres(fsync=True), Redis()
            for service in (postgres, fanout):
                stack.callback(service.stop)
                service.start()
            database, redis, others = f"{postgres.url}/postgres", fanout.url, [postgres.pid, fanout.pid]
        command = [
            sys.executable,
            "-m",
            "bench.server.victim",
            database,
            redis,
            str(port),
            str(workers),
            str(int(guarded)),
        ]
        pid = stack.enter_context(serving(command, port, ROOT))
        yield Server(pid, others, [sys.executable, "-m", "bench.server.load", str(port)], ROOT, port)


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """In a folder of its own, where npm has put it."""
    port, node = free_port(), find_node()
    if not (BOARDGAME / "node_modules" / "boardgame.io").is_dir():
        quiet = ["--no-audit", "--no-fund", "--no-save", "--no-package-lock", "--loglevel=error"]
        npm = [shutil.which("npm") or "npm", "install", *quiet, "boardgame.io@0.50"]
        try:
            subprocess.run(npm, cwd=BOARDGAME, check=True)
        except (OSError, subprocess.SubprocessError) as error:
            raise Missing(f"boardgame.io could not be installed: {error}") from None
    ports = [str(free_port()), str(port)]
    with serving([node, "server.cjs", *ports], port, BOARDGAME) as pid:
        yield Server(pid, [], [node, "load.cjs", *ports], BOARDGAME, port)


def find_node() -> str:
    """The machine's Node, or the one of the tests."""
    os.environ["PATH"] += f":{Path(sys.executable).parent}"
    found = shutil.which("node")
    if found is None:
        raise Missing("no Node")
    return found


COVEN: dict[str, Callable[..., AbstractContextManager[Server]]] = {
    "Coven, SQLite": lambda **given: coven(1, sqlite=True, **given),
    "Coven, PostgreSQL + Redis, 1 worker": lambda **given: coven(1, **given),
    "Coven, PostgreSQL + Redis, 2 workers": lambda **given: coven(2, **given),
}
CONTENDERS: dict[str, tuple[bool, Callable[..., AbstractContextManager[Server]]]] = {
    **{name: (True, opened) for name, opened in COVEN.items()},
    "boardgame.io, in memory": (False, boardgame_io),
}
"""Whether every move is on the disk before it is answered, and how the server is started."""
