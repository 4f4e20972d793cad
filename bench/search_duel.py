"""`python -m bench.search_duel`: the Master against OpenSpiel's IS-MCTS bot, on our games through our adapter.

Both have the same time on the wall for a decision; OpenSpiel's bot has it anew for each word of a move that offers a
choice (docs/research.md). The Master plays every deal from each seat, with its partners.
"""

import argparse
from pathlib import Path
from random import Random
from time import perf_counter
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
from coven import bots
from coven.bots import Budget, Choose, Sight
from coven.engine import Outcome
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
        self.end = perf_counter() + self.seconds
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if perf_counter() > self.end and self._root_node.total_visits > 0:
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
    parser.add_argument("--json", type=Path, default=Path("bench/results/search_duel.json"))
    arguments = parser.parse_args()
    rows = [duel(name, arguments.number, arguments.seconds) for name in arguments.games]
    report(rows, grid(rows), arguments.json)


def duel(name: str, number: int, seconds: float) -> Row:
    players = find(name).players[0]
    rules = pyspiel.load_game(f"coven_{name}(players={players})")
    master = bots.find("master", find(name), Budget(seconds=seconds, window=seconds))
    outcomes = [play(rules, master, game, seconds) for game in track(range(number), name)]
    won = sum(share(outcome, game % players) for game, outcome in enumerate(outcomes))
    return Row(name, players, number, seconds, 1 / len(outcomes[0].sides), wilson(won, number))


def play(rules: Any, master: Choose, number: int, seconds: float) -> Outcome:
    theirs, random, state = TimedBot(rules, number, seconds), Random(number), rules.new_initial_state()
    state.apply_action(number // rules.num_players())
    mine = partners(state.position.table, number % rules.num_players())
    while not state.is_terminal():
        if state.current_player() in mine:
            position = state.position
            position.make(master(Sight(position.table, position.actor), random))
        else:
            state.apply_action(theirs.step(state))
    outcome: Outcome = state.position.table.outcome
    return outcome


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
