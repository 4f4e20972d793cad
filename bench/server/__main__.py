"""`make bench-server`: moves a second, delays and memory of Coven's server, beside boardgame.io's, on loopback.

Parts: `small` (a small game, the only one that boardgame.io plays too), and with real games `mixed` (full and half
load), `crowded` (many tables, a move every two seconds), `overload` (twice what it can carry), `storm` (thousands of
sockets at once), `memory`, and `profile` (what a move costs, part by part; one worker only).
"""

import argparse
import os
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from bench.server.real import MOST_TABLES, PARTS
from bench.server.servers import CONTENDERS, COVEN
from bench.server.small import Row, grid, measure
from scripts.services import Missing


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="played at the same time, by two players each")
    parser.add_argument("--seconds", type=float, default=10, help="how long each measurement takes")
    parser.add_argument("--idle-tables", type=int, default=500)
    parser.add_argument("--connections", type=int, default=500, help="idle ones, for their memory")
    parser.add_argument("--many-tables", type=int, default=2_000, help="of the part `crowded`")
    parser.add_argument("--most-tables", type=int, default=MOST_TABLES, help="of the part `overload`")
    parser.add_argument("--sockets", type=int, default=4_000, help="of the part `storm`")
    parser.add_argument("--kept-tables", type=int, default=300, help="of the part `memory`")
    parser.add_argument("--parts", default="small," + ",".join(PARTS), help="separated by commas")
    parser.add_argument("--only", default="", help="contenders whose name has this in it")
    parser.add_argument("--json", type=Path, default=Path("bench/results/server.json"))
    return parser.parse_args()


def main() -> None:
    arguments, console = read_arguments(), Console(width=160)
    rows: list[Row] = []
    real: dict[str, dict[str, Any]] = {}
    parts = arguments.parts.split(",")
    for name in CONTENDERS:
        if arguments.only.lower() not in name.lower():
            continue
        try:
            if "small" in parts:
                rows.append(measure(name, arguments))
                console.print(rows[-1])
            for part in PARTS if name in COVEN else ():
                if part in parts:
                    found = PARTS[part](name, arguments)
                    real.setdefault(part, {})[name] = found
                    console.print(f"{part}, {name}:", found)
        except Missing as reason:
            console.print(f"LEFT OUT: {name}: {reason}")
    load = [round(each, 2) for each in os.getloadavg()]
    result = {"cores": os.cpu_count(), "load_average": load, "tables": arguments.tables, "rows": rows, "real": real}
    arguments.json.parent.mkdir(exist_ok=True)
    arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2))
    if rows:
        console.print(grid(rows))
    console.print(f"{os.cpu_count()} cores, load average {load}; also in {arguments.json}")


if __name__ == "__main__":
    main()
