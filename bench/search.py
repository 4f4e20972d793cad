"""`python -m bench.search`: iterations of the Master's search in a second, beside OpenSpiel's IS-MCTS on hearts.

An iteration of ours guesses, goes down the trees, plays on by habit for some moves and judges the position. One of
OpenSpiel's guesses, goes down its tree and plays on at random to the end of the game; its bot is there in C++ and in
Python. All run on one core by turns, and time of the processor counts.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.table import Table as Grid

from bench.__main__ import deal, middle
from bench.players import Play
from bench.racing import race
from bench.report import report
from coven import bots
from coven.bots import Budget, Sight, bot_of
from coven.bots.search import Search
from coven.engine import Game, Table
from coven.games import find, names

ITERATIONS = 200
"""How many a decision gets, of ours and of OpenSpiel's."""
DEALT_AND_PASSED = 65
"""Actions before the first card of hearts is led."""
HEARTS = "OpenSpiel hearts (C++)"
HEARTS_IN_PYTHON = "OpenSpiel hearts (Python)"


class Row(msgspec.Struct):
    """One line of the table."""

    name: str
    players: int
    iterations_per_second: float
    beside_hearts: float
    beside_hearts_in_python: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender runs; the median counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each run takes at least")
    parser.add_argument("--json", type=Path, default=Path("bench/results/search.json"))
    arguments = parser.parse_args()
    rows = measure(arguments.rounds, arguments.seconds)
    report(rows, grid(rows), arguments.json)


def measure(rounds: int, seconds: float) -> list[Row]:
    games = {name: find(name) for name in names() if name != "hocus_focus"}
    ours = {name: searching(game) for name, game in games.items()}
    rates = race({**ours, HEARTS: in_hearts(cpp_bot), HEARTS_IN_PYTHON: in_hearts(python_bot)}, rounds, seconds)
    players = {name: middle(game) for name, game in games.items()}
    return [
        Row(name, players.get(name, 4), rate, rate / rates[HEARTS], rate / rates[HEARTS_IN_PYTHON])
        for name, rate in rates.items()
    ]


def searching(game: Game) -> Play:
    """Decisions of a Master, at points of Adepts' games where there are some moves to choose from."""
    bot, tables = bot_of(game), decisions(game)
    start = bot.search or Search

    def play(random: Random) -> int:
        table = random.choice(tables)
        search = start(bot, Sight(table, table.actors()[0]), random)
        search.run(Budget(iterations=ITERATIONS))
        return search.iterations

    return play


def decisions(game: Game) -> list[Table]:
    random, adept, found = Random(game.name), bots.find("adept", game), list[Table]()
    for _ in range(3):
        table = deal(game, middle(game), random)
        while actors := table.actors():
            if len(table.moves(actors[0])) > 2:
                found.append(table.clone())
            table.apply(actors[0], adept(Sight(table, actors[0]), random))
    return found


def in_hearts(make: Any) -> Play:
    """The first decision between several cards, in whole iterations."""
    game = pyspiel.load_game("hearts")

    def play(random: Random) -> int:
        state = game.new_initial_state()
        while len(state.history()) <= DEALT_AND_PASSED or len(state.legal_actions()) == 1:
            state.apply_action(random.choice(state.legal_actions()))
        make(game, random.getrandbits(31)).step(state)
        return ITERATIONS

    return play


def cpp_bot(game: Any, seed: int) -> Any:
    return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, ITERATIONS)


def python_bot(game: Any, seed: int) -> Any:
    random = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, ITERATIONS, random_state=random)


def grid(rows: list[Row]) -> Grid:
    shown = Grid(title="Iterations of the search on one core")
    shown.add_column("game", no_wrap=True)
    for column in ("players", "iterations/s", "× hearts, C++", "× hearts, Python"):
        shown.add_column(column, justify="right")
    for row in rows:
        besides = (f"{row.beside_hearts:.2f}", f"{row.beside_hearts_in_python:.2f}")
        shown.add_row(row.name, str(row.players), f"{row.iterations_per_second:,.0f}", *besides)
    return shown


if __name__ == "__main__":
    main()
