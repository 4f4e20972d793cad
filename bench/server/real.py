"""Real games, mixed: moves a second, delays, memory, too much load, and a storm of connections."""

import argparse
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AbstractContextManager
from os import kill
from pathlib import Path
from typing import Any

import msgspec

from bench.server.processes import Driven, cpu, memory
from bench.server.servers import COVEN, ROOT, Server
from bench.server.victim import SAMPLES

MOST_TABLES = 20_000


def work(server: Server, kind: str, look: Any, **given: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """What was seen of the server at the marks, and what the crowd found."""
    command = [sys.executable, "-m", "bench.server.work", str(server.port), kind, msgspec.json.encode(given).decode()]
    return Driven(command, ROOT).run(look)


def play(server: Server, **given: Any) -> dict[str, Any]:
    """With the cores that the server, and database and Redis, have used."""
    start = time.monotonic()
    seen, found = work(
        server, "play", lambda: (time.monotonic(), cpu(server.pid), sum(map(cpu, server.others))), **given
    )
    seconds, own, others = (after - before for before, after in zip(seen["begin"], seen["end"], strict=True))
    return found | {"cores": own / seconds, "of_database": others / seconds, "took": time.monotonic() - start}


def opened(name: str, **given: Any) -> AbstractContextManager[Server]:
    return COVEN[name](**given)


def mixed(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """As fast as it can be, and at half of that."""
    with opened(name) as server:
        full = play(server, tables=arguments.tables, seconds=arguments.seconds, gap=0)
    with opened(name) as server:
        gap = arguments.tables / (full["rate"] / 2)
        half = play(server, tables=arguments.tables, seconds=arguments.seconds, gap=gap)
    return {"full": full, "a core": full["rate"] / full["cores"], "half": half}


def crowded(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Many tables at a move every two seconds."""
    with opened(name) as server:
        return play(server, tables=arguments.many_tables, seconds=arguments.seconds, gap=2)


def overload(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Twice as many moves as it can carry are wanted, a move a second at each table, and newcomers knock."""
    with opened(name) as server:
        carried = play(server, tables=arguments.tables, seconds=arguments.seconds, gap=0)["rate"]
    tables = min(arguments.most_tables, round(2 * carried))
    with opened(name, guarded=True) as server:
        found = play(server, tables=tables, seconds=arguments.seconds, gap=1, newcomers=True)
    return {"can carry": carried, "wanted": tables} | found


def storm(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """Thousands of sockets at once; then the server is told to stop while all of them are there."""
    with opened(name, guarded=True) as server:

        def stop() -> float:
            kill(server.pid, signal.SIGTERM)
            start = time.monotonic()
            while not _is_gone(server.pid) and time.monotonic() - start < 60:
                time.sleep(0.05)
            return time.monotonic() - start

        seen, found = work(server, "storm", stop, sockets=arguments.sockets)
    return found | {"a second": found["inside"] / found["seconds"], "seconds to stop": seen["end"]}


def _is_gone(pid: int) -> bool:
    """Ended, if not waited for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def kept(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """KB of a played table with its two sockets, after some moves and after a thousand."""
    found = {}
    for title, given in {
        "40 moves": {"tables": arguments.kept_tables, "moves": 40, "long": False},
        "1000 moves": {"tables": max(10, arguments.kept_tables // 3), "moves": 1000, "long": True},
    }.items():
        with opened(name) as server:
            seen, told = work(server, "keep", lambda pid=server.pid: memory(pid), **given)
        found[title] = {"KB a table": (seen["end"] - seen["begin"]) / given["tables"] / 1024} | told
    return found


def profile(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """What share of a move's price each part has: of the small game, and of real ones."""
    shares: dict[str, Any] = {}
    if name.endswith("workers"):  # a signal reaches the parent alone
        return shares
    for game, load in {"small": "bench.server.load", "real": "bench.server.work"}.items():
        samples = Path(tempfile.mkdtemp()) / "samples"
        os.environ[SAMPLES] = str(samples)
        signals = iter((signal.SIGUSR1, signal.SIGUSR2))
        with opened(name) as server:
            given = ["play", msgspec.json.encode({"tables": 50, "seconds": arguments.seconds, "gap": 0}).decode()]
            words = given if game == "real" else ["50", str(arguments.seconds), "0", "0"]
            command = [sys.executable, "-m", load, str(server.port), *words]
            Driven(command, ROOT).run(lambda pid=server.pid, signals=signals: kill(pid, next(signals)))
            while not samples.exists():
                time.sleep(0.05)
            time.sleep(0.1)
        del os.environ[SAMPLES]
        found = Counter(msgspec.json.decode(samples.read_bytes(), type=dict[str, int]))
        shares[game] = {part: f"{number / found.total():.0%}" for part, number in found.most_common()}
    return shares


PARTS = {"mixed": mixed, "crowded": crowded, "overload": overload, "storm": storm, "memory": kept, "profile": profile}
