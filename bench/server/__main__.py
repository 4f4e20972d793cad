"""`make bench-server`: moves a second, delays and memory of Coven's server, beside boardgame.io's, on loopback."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bench.server.processes import Driven, cpu, memory, serving
from scripts.services import Missing, Postgres, Redis, free_port

ROOT = Path(__file__).parent.parent.parent
BOARDGAME = Path(__file__).parent / "boardgame"


class Server(msgspec.Struct):
    """A server under test: its process, the processes that it needs besides, and who puts load on it."""

    pid: int
    others: list[int]
    load: list[str]
    folder: Path


class Row(msgspec.Struct):
    """One line of the table. A core's share is counted in CPU seconds of the server, whatever else runs here."""

    name: str
    durable: bool
    moves_per_second: float
    moves_per_core: float
    cores_used: float
    cores_of_database: float
    cores_of_clients: float
    p50: float
    p99: float
    half_load: float
    half_p50: float
    half_p99: float
    kb_per_table: float
    kb_per_connection: float


@contextmanager
def coven(workers: int, *, sqlite: bool = False) -> Iterator[Server]:
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
        command = [sys.executable, "-m", "bench.server.victim", database, redis, str(port), str(workers)]
        pid = stack.enter_context(serving(command, port, ROOT))
        yield Server(pid, others, [sys.executable, "-m", "bench.server.load", str(port)], ROOT)


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """In a folder of its own, where npm has put it."""
    port, node = free_port(), find_node()
    if not (BOARDGAME / "node_modules" / "boardgame.io").is_dir():
        quiet = ["--no-audit", "--no-fund", "--no-save", "--no-package-lock", "--loglevel=error"]
        subprocess.run(
            [shutil.which("npm") or "npm", "install", *quiet, "boardgame.io@0.50"], cwd=BOARDGAME, check=True
        )
    ports = [str(free_port()), str(port)]
    with serving([node, "server.cjs", *ports], port, BOARDGAME) as pid:
        yield Server(pid, [], [node, "load.cjs", *ports], BOARDGAME)


def find_node() -> str:
    """The machine's Node, or the one of the tests."""
    os.environ["PATH"] += f":{Path(sys.executable).parent}"
    found = shutil.which("node")
    if found is None:
        raise Missing("no Node")
    return found


CONTENDERS: dict[str, tuple[bool, Callable[[], object]]] = {
    "Coven, SQLite": (True, lambda: coven(1, sqlite=True)),
    "Coven, PostgreSQL + Redis, 1 worker": (True, lambda: coven(1)),
    "Coven, PostgreSQL + Redis, 2 workers": (True, lambda: coven(2)),
    "boardgame.io, in memory": (False, boardgame_io),
}


def measure(name: str, arguments: argparse.Namespace) -> Row:
    durable, opened = CONTENDERS[name]
    with opened() as server:  # type: ignore[attr-defined]
        full = play(server, arguments, 0)
        half = play(server, arguments, full["rate"] / 2)
    with opened() as server:  # type: ignore[attr-defined]
        load = [*server.load, str(arguments.idle_tables), "0", "0", str(arguments.connections)]
        seen, _ = Driven(load, server.folder).run(lambda: memory(server.pid))
    return Row(
        name=name,
        durable=durable,
        moves_per_second=full["rate"],
        moves_per_core=full["rate"] / full["cores"],
        cores_used=full["cores"],
        cores_of_database=full["others"],
        cores_of_clients=full["clients"],
        p50=full["p50"],
        p99=full["p99"],
        half_load=half["rate"],
        half_p50=half["p50"],
        half_p99=half["p99"],
        kb_per_table=(seen["tables"] - seen["begin"]) / arguments.idle_tables / 1024,
        kb_per_connection=(seen["end"] - seen["tables"]) / arguments.connections / 1024,
    )


def play(server: Server, arguments: argparse.Namespace, rate: float) -> dict[str, float]:
    """Rates in moves a second, delays in milliseconds."""
    clients = Driven([*server.load, str(arguments.tables), str(arguments.seconds), str(rate), "0"], server.folder)
    seen, found = clients.run(lambda: (cpu(server.pid), sum(map(cpu, server.others)), clients.cpu()))
    own, others, driving = (after - before for before, after in zip(seen["begin"], seen["end"], strict=True))
    hundredths = quantiles(found["delays"], n=100)
    seconds = found["seconds"]
    return {
        "rate": len(found["delays"]) / seconds,
        "cores": own / seconds,
        "others": others / seconds,
        "clients": driving / seconds,
        "p50": hundredths[49] * 1000,
        "p99": hundredths[98] * 1000,
    }


def grid(rows: list[Row]) -> Grid:
    heads = ["", "moves/s", "a core", "cores", "of DB", "of clients", "p50", "p99"]
    heads += ["half load", "p50", "p99", "KB/table", "KB/conn."]
    found = Grid(*heads, title="delays in ms, from a move to the last player's event")
    for row in rows:
        values = msgspec.structs.astuple(row)[2:]
        found.add_row(row.name, *(f"{value:,.0f}" if value >= 20 else f"{value:.2f}" for value in values))
    return found


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="played at the same time, by two players each")
    parser.add_argument("--seconds", type=float, default=10, help="how long each measurement takes")
    parser.add_argument("--idle-tables", type=int, default=500)
    parser.add_argument("--connections", type=int, default=500, help="idle ones, for their memory")
    parser.add_argument("--only", default="", help="contenders whose name has this in it")
    parser.add_argument("--json", type=Path, default=Path("bench/results/server.json"))
    return parser.parse_args()


def main() -> None:
    arguments, console = read_arguments(), Console(width=160)
    rows = []
    for name in CONTENDERS:
        if arguments.only.lower() in name.lower():
            try:
                rows.append(measure(name, arguments))
                console.print(rows[-1])
            except Missing as reason:
                console.print(f"LEFT OUT: {name}: {reason}")
    load = [round(each, 2) for each in os.getloadavg()]
    result = {"cores": os.cpu_count(), "load_average": load, "tables": arguments.tables, "rows": rows}
    arguments.json.parent.mkdir(exist_ok=True)
    arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2))
    console.print(grid(rows), f"\n{os.cpu_count()} cores, load average {load}; also in {arguments.json}")


if __name__ == "__main__":
    main()
