"""A small game at full and at half load, beside boardgame.io's, and the memory of what is idle."""

import argparse
from statistics import quantiles

import msgspec
from rich.table import Table as Grid

from bench.server.processes import Driven, cpu, memory
from bench.server.servers import CONTENDERS, Server


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


def measure(name: str, arguments: argparse.Namespace) -> Row:
    durable, opened = CONTENDERS[name]
    with opened() as server:
        full = play(server, arguments, 0)
        half = play(server, arguments, full["rate"] / 2)
    with opened() as server:
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
