"""`python -m bench.calibration`: do chances come true? The table and the picture of docs/laboratory.md.

Adepts play games from which nothing was learnt; `coven calibrate` with the same seed finds the same for a single game.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from matplotlib.figure import Figure
from rich.table import Table as Grid

from bench.report import report
from coven.bots.match import Match
from coven.games import find
from coven.lab.calibration import Calibration, Foretold, calibration, foretell
from coven.lab.estimate import Estimate
from coven.lab.reliability import draw_reliability
from coven.lab.workers import batches, do_in_processes
from coven.text import Text

RUNS = {
    "hocus_pocus": (3, 150, "held-out"),
    "hocus": (3, 150, "held-out"),
    "stupefix": (4, 150, "proof"),
    "hocus_focus": (3, 120, "proof"),
    "mandragora": (3, 80, "held-out"),
}
"""Players, games and the seed, which is not one that a bot's slope was read off."""
PLAYOUTS = 40


def main() -> None:
    arguments = read_arguments()
    found = [measure(name, *RUNS[name], arguments.workers) for name in arguments.games]
    draw(found).savefig(arguments.plot)
    report(found, grid(found), arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(RUNS), help=", ".join(RUNS))
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--plot", type=Path, default=Path("docs/reliability.png"))
    parser.add_argument("--json", type=Path, default=Path("bench/results/calibration.json"))
    return parser.parse_args()


def measure(name: str, players: int, games: int, seed: str, workers: int) -> Calibration:
    options = dict(find(name).simulation)
    match = Match(game=name, players=players, options=options, bots=("adept",) * players, seed=seed)
    found: list[Foretold] = []
    do_in_processes(partial(foretell, match, PLAYOUTS), batches(games, workers), found.extend, workers)
    return calibration(match, PLAYOUTS, found)


def grid(found: Sequence[Calibration]) -> Grid:
    titles = ("game", "players", "games, seed", "fair", "who looks on", "slope", "cards as they lay", "slope")
    shown = Grid(*titles, box=None)
    for each in found:
        match = each.match
        kinds = [part for kind in (each.seen, each.actual) for part in (three(kind.brier), two(kind.slope))]
        row = (match.game, str(match.players), f"{each.games}, {match.seed}", f"{each.fair.value:.3f}", *kinds)
        shown.add_row(*row)
    return shown


def three(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} ({estimate.low:.3f} – {estimate.high:.3f})"


def two(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ({estimate.low:.2f} – {estimate.high:.2f})"


def draw(found: Sequence[Calibration]) -> Figure:
    """Side by side."""
    figure = Figure(figsize=(4 * len(found), 4.4), layout="constrained")
    places = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
    for axes, each in zip(places, found, strict=True):
        text = Text("en", find(each.match.game))
        draw_reliability(axes, each, text)
        axes.set_title(f"{text('game')}, {each.match.players} players")
        axes.label_outer()
    return figure


if __name__ == "__main__":
    main()
