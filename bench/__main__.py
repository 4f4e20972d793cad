"""`make bench`: how fast the engine plays, copies and shows its games, beside OpenSpiel and RLCard, on one core."""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import msgspec
from rich.table import Table as Grid

from bench.players import Play, coven, deal, open_spiel, rlcard
from bench.racing import race
from bench.report import report
from coven.engine import Game, Table
from coven.games import find, names

HEARTS = "OpenSpiel hearts"
GIN = "RLCard gin rummy"


class Row(msgspec.Struct):
    """One line of the table; costs in microseconds, peers have no clone and view of ours."""

    name: str
    players: int | None
    actions_per_second: float
    beside_hearts: float
    beside_gin_rummy: float
    clone: float | None = None
    view: float | None = None


def main() -> None:
    arguments = read_arguments()
    games = [find(name) for name in names()]
    rates = race(contenders(games), arguments.rounds, arguments.seconds)
    rows = [row(name, rate, rates) for name, rate in rates.items()]
    for game, line in zip(games, rows, strict=False):
        line.players = middle(game)
        line.clone, line.view = costs(game)
    report(rows, grid(rows), arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each contender runs; the median counts")
    parser.add_argument("--seconds", type=float, default=0.7, help="how long each run takes at least")
    parser.add_argument("--json", type=Path, default=Path("bench/results/engine.json"))
    return parser.parse_args()


def middle(game: Game) -> int:
    return game.players[len(game.players) // 2]


def contenders(games: list[Game]) -> dict[str, Play]:
    ours = {game.name: coven(game, middle(game)) for game in games}
    return ours | {HEARTS: open_spiel("hearts"), GIN: rlcard("gin-rummy")}


def row(name: str, rate: float, rates: dict[str, float]) -> Row:
    return Row(name, None, rate, rate / rates[HEARTS], rate / rates[GIN])


def costs(game: Game) -> tuple[float, float]:
    """What a clone and a view cost, in microseconds, over positions from whole random games."""
    positions = sample(game, Random(1))
    return cost(positions, lambda table: table.clone()), cost(positions, lambda table: table.view(0))


def sample(game: Game, random: Random) -> list[Table]:
    positions: list[Table] = []
    while len(positions) < 200:
        table = deal(game, middle(game), random)
        while actors := table.actors():
            if random.random() < 0.05:
                positions.append(table.clone())
            table.apply(actors[0], random.choice(table.offers(actors[0])))
    return positions


def cost(positions: list[Table], use: Callable[[Table], object], times: int = 20) -> float:
    runs = []
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            for table in positions:
                use(table)
        runs.append((process_time() - start) / times / len(positions))
    return median(runs) * 1e6


def grid(rows: list[Row]) -> Grid:
    shown = Grid(title="Uniformly random play on one core")
    shown.add_column("game", no_wrap=True)
    for column in ("players", "actions/s", "× hearts", "× gin rummy", "clone µs", "view µs"):
        shown.add_column(column, justify="right")
    for line in rows:
        cells = [line.players, f"{line.actions_per_second:,.0f}", f"{line.beside_hearts:.2f}"]
        cells += [f"{line.beside_gin_rummy:.1f}", _tenths(line.clone), _tenths(line.view)]
        shown.add_row(line.name, *("" if cell is None else str(cell) for cell in cells))
    return shown


def _tenths(cost: float | None) -> str | None:
    return None if cost is None else f"{cost:.1f}"


if __name__ == "__main__":
    main()
