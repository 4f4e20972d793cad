"""`python -m bench.levels`: how much of the win a bot of one level gets among bots of another.

One bot sits among others of another kind, or one side of a team game among the others. Every deal is played from each
seat. A Master has a budget of iterations, or of seconds of the processor, for a decision.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import msgspec
from rich.progress import track
from rich.table import Table as Grid

from bench.report import report
from bench.sides import partners, share, spread
from bench.thinking import ProcessorTime
from coven import bots
from coven.engine import seed_from
from coven.games import find, names
from coven.lab.estimate import Estimate, wilson

PAIRINGS = ("apprentice:random", "adept:random", "adept:apprentice", "master:adept")


class Duel(msgspec.Struct, frozen=True):
    """One bot against all others."""

    game: str
    players: int
    mine: str
    theirs: str
    budget: ProcessorTime


class Row(msgspec.Struct):
    duel: Duel
    games: int
    fair: float
    share: Estimate


def main() -> None:
    arguments = read_arguments()
    budget = ProcessorTime(arguments.seconds, min(0.1, arguments.seconds), arguments.iterations)
    duels = [
        Duel(name, players, *pairing.split(":"), budget)
        for name in arguments.games
        for players in arguments.players or sorted({find(name).players[0], max(4, find(name).players[0])})
        for pairing in arguments.pairings
    ]
    with ProcessPoolExecutor(arguments.workers) as workers:
        rows = [measure(duel, arguments.number, workers) for duel in duels]
    report(rows, grid(rows), arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--pairings", nargs="+", default=PAIRINGS, help="such as master:adept")
    parser.add_argument("--players", type=int, nargs="+", help="without it, the fewest and four")
    parser.add_argument("--number", type=int, default=400, help="how many games of each")
    parser.add_argument("--seconds", type=float, default=1.0, help="a Master's time for a decision")
    parser.add_argument("--iterations", type=int, default=0, help="a Master's iterations instead")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, default=Path("bench/results/levels.json"))
    return parser.parse_args()


def measure(duel: Duel, number: int, workers: ProcessPoolExecutor) -> Row:
    games = workers.map(partial(play, duel), range(number))
    title = f"{duel.game}, {duel.players}: {duel.mine} among {duel.theirs}"
    results = list(progress(games, title, number))
    sides = sum(fair for _, fair in results) / number
    return Row(duel, number, sides, wilson(sum(got for got, _ in results), number))


def progress(games: Iterator[tuple[float, float]], title: str, number: int) -> Iterator[tuple[float, float]]:
    yield from track(games, title, total=number)


def play(duel: Duel, number: int) -> tuple[float, float]:
    """What the one bot's side got of the win, and what would be fair."""
    game, seat = find(duel.game), number % duel.players
    chance = seed_from(f"{duel.game} {number // duel.players}", ())
    table = game.deal(duel.players, game.simulation, chance=chance)
    mine, theirs = (bots.find(name, game, duel.budget) for name in (duel.mine, duel.theirs))
    side = partners(table, seat)
    bots.play_out(table, [mine if each in side else theirs for each in range(duel.players)], Random(number))
    assert table.outcome is not None
    return share(table.outcome, seat), 1 / len(table.outcome.sides)


def grid(rows: list[Row]) -> Grid:
    shown = Grid(title="One bot among others")
    for column in ("game", "players", "bot", "among", "games", "fair share", "share", "× fair"):
        shown.add_column(column, justify="left" if column in {"game", "bot", "among"} else "right")
    for row in rows:
        duel, got = row.duel, row.share
        counts = (str(row.games), f"{row.fair:.2f}", spread(got), f"{got.value / row.fair:.2f}")
        shown.add_row(duel.game, str(duel.players), duel.mine, duel.theirs, *counts)
    return shown


if __name__ == "__main__":
    main()
