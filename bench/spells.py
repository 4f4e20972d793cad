"""`python -m bench.spells`: whether the Spells and the points of Hocus do what they should, with 2 to 5 players.

Adepts play with schools and without (Classic), Masters with schools. Everything comes from `coven.lab.balance`, with
intervals of 95 %; the aims are those of docs/balance.md.
"""

import argparse
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from bench.report import report
from coven.bots import Budget
from coven.bots.match import Match
from coven.games import find
from coven.lab.balance import Balance, Observed, balance, observe
from coven.lab.estimate import Estimate
from coven.lab.measures import Measure
from coven.lab.workers import batches, do_in_processes

GAME = find("hocus")
ADVANCED = {spell for spells in GAME.printed["schools"].values() for spell in spells}


class Aim(msgspec.Struct, frozen=True):
    """Something that should lie between two numbers."""

    players: int
    bots: str
    name: str
    value: Estimate
    low: float
    high: float

    @property
    def met(self) -> bool:
        return self.low <= self.value.value <= self.high


def main() -> None:
    arguments = read_arguments()
    aims: list[Aim] = []
    for players in arguments.players:
        classic = measure("adept", players, arguments.games, arguments, classic=True)
        adepts = measure("adept", players, arguments.games, arguments)
        aims += [*lengths(adepts, classic), *fairness(adepts), *casts(adepts)]
        if arguments.masters:
            masters = measure("master", players, arguments.masters, arguments)
            aims += [*lengths(masters, classic), *casts(masters)]
    report(aims, grid(aims), arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.spells", description=__doc__)
    parser.add_argument("--games", type=int, default=1200, help="games of Adepts, for each number of players")
    parser.add_argument("--masters", type=int, default=400, help="games of Masters; 0: none")
    parser.add_argument("--iterations", type=int, default=60, help="what a Master has for a decision")
    parser.add_argument("--players", type=int, nargs="+", default=list(GAME.players))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="spells")
    parser.add_argument("--json", type=Path, default=Path("bench/results/spells.json"))
    return parser.parse_args()


def measure(bot: str, players: int, games: int, arguments: argparse.Namespace, *, classic: bool = False) -> Balance:
    match = Match(
        game=GAME.name,
        players=players,
        options={**GAME.simulation, "classic": classic},
        bots=(bot,) * players,
        seed=arguments.seed,
        budget=Budget(iterations=arguments.iterations),
    )
    found: list[Observed] = []
    jobs = batches(games, arguments.workers)
    do_in_processes(partial(observe, match), jobs, found.extend, arguments.workers)
    return balance(match, found)


# What should be, and what is


def aim(found: Balance, name: str, value: Estimate, low: float, high: float) -> Aim:
    return Aim(found.match.players, found.match.bots[0], name, value, low, high)


def lengths(found: Balance, classic: Balance) -> Iterator[Aim]:
    """Rounds end, Pots are small, games take several rounds and Owls are used."""
    here, there = by_name(found), by_name(classic)
    yield aim(found, "Spells per player and round", here["spells"].mean, 0, 1.25 * there["spells"].mean.value)
    yield aim(found, "cards in a won Pot, median", here["pot"].median, 3, 7)
    yield aim(found, "games of two rounds or more", here["several-rounds"].mean, 0.75, 1)
    yield aim(found, "rounds, median", here["rounds"].median, 2, 4)
    yield aim(found, "games in which an Owl is used", here["owl-used"].mean, 0.6, 1)


def by_name(found: Balance) -> dict[str, Measure]:
    return {each.name: each for each in found.measures}


def fairness(found: Balance) -> Iterator[Aim]:
    """No school is worth more than another, and no seat."""
    for each in found.contributions:
        if each.trait.family == "schools":
            yield aim(found, f"worth of {each.trait.name}", each.worth, -0.05, 0.05)
    for seat in found.seats:
        yield aim(found, f"share of seat {seat.seat + 1}", seat.share, found.fair - 0.05, found.fair + 0.05)


def casts(found: Balance) -> Iterator[Aim]:
    """Every Spell of a school is cast, and none always."""
    for each in found.measures:
        if each.name.removeprefix("casts ") in ADVANCED:
            yield aim(found, each.name, each.mean, 0.03, 0.5)


def grid(aims: list[Aim]) -> Grid:
    table = Grid("players", "bots", "what", "found (95 %)", "aim", "met")
    for each in aims:
        low, value, high = each.value.low, each.value.value, each.value.high
        found = f"{value:.3f} ({low:.3f} – {high:.3f})"
        aimed = f"{each.low:.2f} – {each.high:.2f}"
        table.add_row(str(each.players), each.bots, each.name, found, aimed, "yes" if each.met else "NO")
    return table


if __name__ == "__main__":
    main()
