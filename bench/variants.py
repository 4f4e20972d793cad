"""`python -m bench.variants`: what other texts of single Spells in Hocus would make of their school's worth.

Adepts play each deal once from every seat: the school goes round the table with its rivals, so that neither the deal
nor the seat counts. Every variant has the same deals and rivals as the texts in force (the variant "now").
"""

import argparse
import os
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, median

import msgspec
from rich.table import Table as Grid

from bench.report import report
from coven import bots
from coven.bots.hocus import judgement
from coven.engine import seed_from
from coven.games import find
from coven.games.hocus.effects import enchantments, ways
from coven.games.hocus.effects.laying import ChooseReturn, Draw
from coven.games.hocus.effects.spells import DRAW_ONE, DRAW_TWO, SCHOOLS, SPELLS, Spell
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.tally import HocusTally
from coven.lab.estimate import Estimate, mean
from coven.lab.outcomes import win
from coven.lab.workers import batches, do_in_processes

GAME = find("hocus")
BESIDE_POT = ways.beside("gilded-sigil", "beside-pot")


def text(school: str, name: str, spell: Spell) -> Callable[[], None]:
    """Another text for one Spell."""

    def change() -> None:
        SCHOOLS[school][name] = SPELLS[school][name] = spell

    return change


def no_rune_points() -> None:
    """Nor does an Adept count on them."""
    enchantments.RUNE_POINTS = judgement.RUNE_POINTS = 0


VARIANTS: dict[str, tuple[str, Callable[[], None]]] = {
    "Rune draws 3": (
        "enchantment",
        text("enchantment", "warding-rune", Spell(ways.into_pocket_and_beside("warding-rune", Draw(3)), 3, draws=True)),
    ),
    "Rune without points": ("enchantment", no_rune_points),
    "Sigil without a draw": (
        "enchantment",
        text("enchantment", "gilded-sigil", Spell(ways.into_pot_and_there(BESIDE_POT))),
    ),
    "Sigil draws 2": (
        "enchantment",
        text("enchantment", "gilded-sigil", Spell(ways.into_pot_and_there(BESIDE_POT, DRAW_TWO), 2, draws=True)),
    ),
    "Second Sight keeps both": (
        "divination",
        text("divination", "second-sight", Spell(ways.into_pocket_and_look(DRAW_TWO), 2, draws=True)),
    ),
    "Scry returns 3": (
        "divination",
        text("divination", "scry", Spell(ways.into_pot_and_look(ChooseReturn(3, redraw=True)), hand=2, draws=True)),
    ),
    "Twist draws 2": (
        "chaos",
        text("chaos", "twist-of-fate", Spell(ways.into_pocket_and_top_into_community(DRAW_TWO), 3, draws=True)),
    ),
    "Gilding without a RETURN": (
        "alchemy",
        text("alchemy", "gilding", Spell(ways.into_pot(DRAW_ONE), 1, draws=True)),
    ),
}
"""By name: the school, and what is changed."""


class Trial(msgspec.Struct, frozen=True):
    """A variant, or the texts as they are, with one school and a number of players."""

    variant: str
    school: str
    players: int


class Deal(msgspec.Struct, frozen=True):
    """One deal, played from every seat: by how much the school won more than its share; and how the games went."""

    worth: float
    spells: float
    pot: float
    several: float


class Row(msgspec.Struct):
    trial: Trial
    worth: Estimate
    spells: Estimate
    pot: float
    several: Estimate


def main() -> None:
    arguments = read_arguments()
    schools = dict.fromkeys(VARIANTS[name][0] for name in arguments.variants)
    pairs = [("now", school) for school in schools] + [(name, VARIANTS[name][0]) for name in arguments.variants]
    rows = [measure(Trial(*pair, players), arguments) for players in arguments.players for pair in pairs]
    report(rows, grid(rows), arguments.json)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.variants", description=__doc__)
    parser.add_argument("variants", nargs="*", default=[*VARIANTS], help="such as 'Twist draws 2'; all of them")
    parser.add_argument("--games", type=int, default=600, help="for each variant and number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[*GAME.players])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, default=Path("bench/results/variants.json"))
    return parser.parse_args()


def measure(trial: Trial, arguments: argparse.Namespace) -> Row:
    """Each variant has processes of its own: it changes the tables there."""
    found: list[Deal] = []
    jobs = batches(arguments.games // trial.players, arguments.workers)
    do_in_processes(partial(play, trial), jobs, found.extend, arguments.workers)
    return Row(
        trial,
        mean([deal.worth for deal in found]),
        mean([deal.spells for deal in found]),
        median(deal.pot for deal in found),
        mean([deal.several for deal in found]),
    )


def play(trial: Trial, deals: Collection[int]) -> list[Deal]:
    if trial.variant in VARIANTS:
        VARIANTS[trial.variant][1]()
    return [play_deal(trial, number) for number in deals]


def play_deal(trial: Trial, number: int) -> Deal:
    rivals = [school for school in SCHOOLS if school != trial.school]
    circle = [trial.school, *Random(number).sample(rivals, trial.players - 1)]
    games = [play_game(number, circle[-turn:] + circle[:-turn]) for turn in range(trial.players)]
    shares = [shares[turn] for turn, (shares, _) in enumerate(games)]
    numbers = [tally.numbers for _, tally in games]
    return Deal(
        fmean(shares) - 1 / trial.players,
        fmean([each["spells"][0] for each in numbers]),
        median([pot for each in numbers for pot in each["pot"]]),
        fmean([each["several-rounds"][0] for each in numbers]),
    )


def play_game(number: int, schools: list[str]) -> tuple[list[float], HocusTally]:
    """What each seat wins, and what was counted."""
    players, tally = len(schools), HocusTally()
    table = GAME.deal(players, GAME.simulation, chance=seed_from(f"variants {number}", ()))
    assert isinstance(table, HocusTable)
    table.schools = tuple(schools)
    adept = bots.find("adept", GAME)
    for seat, move in bots.answers(table, [adept] * players, Random(f"{number} {schools[0]}")):
        tally.see(table, seat, move)
        table.apply(seat, move)
    tally.end(table)
    assert table.outcome is not None
    return [win(table.outcome, seat) for seat in range(players)], tally


def grid(rows: list[Row]) -> Grid:
    table = Grid("players", "school", "variant", "worth (95 %)", "Spells", "Pot", "two rounds or more")
    for row in rows:
        trial, worth = row.trial, row.worth
        found = f"{worth.value:+.3f} ({worth.low:+.3f} – {worth.high:+.3f})"
        counted = (f"{row.spells.value:.1f}", f"{row.pot:g}", f"{row.several.value:.0%}")
        table.add_row(str(trial.players), trial.school, trial.variant, found, *counted)
    return table


if __name__ == "__main__":
    main()
