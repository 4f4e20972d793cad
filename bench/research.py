"""`python -m bench.research`: how fast the PettingZoo environments step, beside hanabi and gin rummy, on one core.

A step of ours is a word of a move (see docs/research.md), so whole moves are counted as well. Each game is played by as
few as can, which is nearest to the two players of the others, and by a middle number. RLCard's gin rummy runs twice:
inside PettingZoo's own wrapper for RLCard, through the same calls as all others, and bare.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec
import pettingzoo
from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
from rich.table import Table as Grid

import coven.research.aec  # noqa: F401 (registers the games)
from bench.__main__ import middle
from bench.players import Play, rlcard
from bench.racing import race
from bench.report import report
from coven.engine import Game
from coven.games import find, names

HANABI = "PettingZoo hanabi"
GIN = "RLCard gin rummy in PettingZoo"
BARE_GIN = "RLCard gin rummy, bare"


class Row(msgspec.Struct):
    """One line of the table."""

    name: str
    players: int
    steps_per_second: float
    beside: dict[str, float]
    """How many times as fast as each of the others."""
    moves_per_second: float | None = None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often each contender runs; the median counts")
    parser.add_argument("--seconds", type=float, default=0.7, help="how long each run takes at least")
    parser.add_argument("--json", type=Path, default=Path("bench/results/research.json"))
    arguments = parser.parse_args()
    rows = measure(arguments.rounds, arguments.seconds)
    report(rows, grid(rows), arguments.json)


def measure(rounds: int, seconds: float) -> list[Row]:
    tables = {f"{name} {players}": (name, players) for name in names() for players in sizes(find(name))}
    make = pettingzoo.make
    ours = {key: steps(make("aec", f"coven/{name}_v0", players=players)) for key, (name, players) in tables.items()}
    others = {HANABI: steps(make("aec", "classic/hanabi_v5")), GIN: steps(GinRummy()), BARE_GIN: rlcard("gin-rummy")}
    rates = race({**ours, **others}, rounds, seconds)
    rows = []
    for key, rate in rates.items():
        name, players = tables.get(key, (key, 2))
        moves = rate / words_in_a_move(name, players) if key in tables else None
        rows.append(Row(name, players, rate, {other: rate / rates[other] for other in others}, moves))
    return rows


def sizes(game: Game) -> tuple[int, int]:
    return game.players[0], middle(game)


class GinRummy(RLCardBase):  # type: ignore[misc]
    """As PettingZoo had it in its collection until it kept the wrapper alone."""

    metadata: ClassVar[dict[str, object]] = {"name": "gin_rummy"}
    render_mode = None

    def __init__(self) -> None:
        super().__init__("gin-rummy", 2, (5, 52))


def steps(env: pettingzoo.AECEnv) -> Play:
    """A PettingZoo environment, each agent saying something at random that its mask allows."""
    env.reset(seed=1)

    def play(random: Random) -> int:
        env.reset()
        return play_out(env, random, lambda: None)

    return play


def play_out(env: pettingzoo.AECEnv, random: Random, after: Callable[[], None]) -> int:
    for number, _ in enumerate(env.agent_iter()):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return number
        env.step(random.choice(observation["action_mask"].nonzero()[0].tolist()))
        after()
    raise AssertionError("a game without end")


def words_in_a_move(name: str, players: int) -> float:
    """On average, over a few games."""
    env = pettingzoo.make("aec", f"coven/{name}_v0", players=players)
    moves: list[object] = [None]

    def after() -> None:
        last = env.unwrapped.position.last
        if last is not moves[-1]:
            moves.append(last)

    words = 0
    for seed in range(10):
        env.reset(seed=seed)
        words += play_out(env, Random(seed), after)
    return words / (len(moves) - 1)


def grid(rows: list[Row]) -> Grid:
    shown = Grid("environment", title="Steps of random play on one core, observations included")
    for column in ("players", "steps/s", "× hanabi", "× gin rummy", "× it bare", "moves/s"):
        shown.add_column(column, justify="right")
    for row in rows:
        moves = "" if row.moves_per_second is None else f"{row.moves_per_second:,.0f}"
        cells = [f"{row.steps_per_second:,.0f}", *(f"{times:.1f}" for times in row.beside.values()), moves]
        shown.add_row(row.name, str(row.players), *cells)
    return shown


if __name__ == "__main__":
    main()
