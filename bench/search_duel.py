"""`python -m bench.search_duel`: the Master against OpenSpiel's IS-MCTS bot, on our games through our adapter.

Both have the same time of the processor for a decision; OpenSpiel's bot has it anew for each word of a move that offers
a choice (docs/research.md). The Master plays every deal from each seat, with its partners.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.progress import track
from rich.table import Table as Grid

import coven.research.spiel  # noqa: F401 (registers the games)
from bench.report import report
from bench.sides import partners, share, spread
from bench.thinking import ProcessorTime
from coven import bots
from coven.bots import Choose, Sight
from coven.games import find, names
from coven.lab.estimate import Estimate, wilson

UCT = 2.0
MANY = 1_000_000
"""More simulations than there is time for."""


class TimeUp(Exception):
    """There is no time for another simulation."""


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, with as many simulations as there is time for. (Its twin in C++ knows no games of Python's.)"""

    def __init__(self, rules: Any, seed: int, seconds: float) -> None:
        random = np.random.RandomState(seed)
        super().__init__(rules, mcts.RandomRolloutEvaluator(1, random), UCT, MANY, random_state=random)
        self.seconds = seconds

    def run_search(self, state: Any) -> Any:
        self.end = process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if process_time() > self.end and self._root_node.total_visits > 0:
            raise TimeUp
        return super().sample_root_state(state)


class Row(msgspec.Struct):
    """The Master's share of the win, with an interval of 95 %."""

    game: str
    players: int
    games: int
    seconds: float
    fair: float
    share: Estimate


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.search_duel", description=__doc__)
    parser.add_argument("games", nargs="*", default=[name for name in names() if name != "hocus_focus"])
    parser.add_argument("--number", type=int, default=20, help="how many games of each")
    parser.add_argument("--seconds", type=float, default=0.2, help="for a decision")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, default=Path("bench/results/search_duel.json"))
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers) as workers:
        rows = [duel(name, arguments.number, arguments.seconds, workers) for name in arguments.games]
    report(rows, grid(rows), arguments.json)


def duel(name: str, number: int, seconds: float, workers: ProcessPoolExecutor) -> Row:
    results = list(track(workers.map(partial(play, name, seconds), range(number)), name, total=number))
    won = sum(got for got, _ in results)
    return Row(name, find(name).players[0], number, seconds, results[0][1], wilson(won, number))


def play(name: str, seconds: float, number: int) -> tuple[float, float]:
    """What the Master's side got of the win, and what would be fair."""
    rules, master = contest(name, seconds)
    theirs, random, state = TimedBot(rules, number, seconds), Random(number), rules.new_initial_state()
    seat = number % rules.num_players()
    state.apply_action(number // rules.num_players())
    mine = partners(state.position.table, seat)
    while not state.is_terminal():
        if state.current_player() in mine:
            position = state.position
            position.make(master(Sight(position.table, position.actor), random))
        else:
            state.apply_action(theirs.step(state))
    outcome = state.position.table.outcome
    return share(outcome, seat), 1 / len(outcome.sides)


@cache
def contest(name: str, seconds: float) -> tuple[Any, Choose]:
    """The game as OpenSpiel knows it, and the Master."""
    game = find(name)
    rules = pyspiel.load_game(f"coven_{name}(players={game.players[0]})")
    return rules, bots.find("master", game, ProcessorTime(seconds=seconds, window=seconds))


def grid(rows: list[Row]) -> Grid:
    shown = Grid(title="The Master against OpenSpiel's IS-MCTS, at equal time")
    for column in ("game", "players", "games", "s a decision", "fair share", "share", "× fair"):
        shown.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        got = row.share
        cells = (str(row.players), str(row.games), f"{row.seconds:g}", f"{row.fair:.2f}", spread(got))
        shown.add_row(row.game, *cells, f"{got.value / row.fair:.2f}")
    return shown


if __name__ == "__main__":
    main()
