"""A bot decides the same in a process that has never seen the table: only a guess at it, made for the seat."""

import subprocess
import sys
from functools import cache
from random import Random

import msgspec
import pytest

from coven import bots
from coven.bots import Budget, Sight, bot_of
from coven.bots.apart import Question, ask
from coven.engine import Move, Table
from coven.games import find, names
from tests.contract.cases import luck

BUDGET = Budget(iterations=12)


@cache
def positions(name: str, games: int, share: float) -> list[Table]:
    """Tables from games of Adepts with something to decide, and a seat to decide it."""
    game, random, found = find(name), Random(name), []
    adept = bots.find("adept", game)
    for number in range(games):
        table = game.deal(game.players[number % len(game.players)], game.simulation, chance=luck(f"{name} {number}"))
        while actors := table.actors():
            if random.random() < share and actors[0] >= 0 and len(table.moves(actors[0])) > 1:
                found.append(table.clone())
            table.apply(actors[0], bots.answer(table, actors[0], [adept] * table.players, random))
    return found


def compare(name: str, tables: list[Table]) -> None:
    """Every bot of the game, here at the table itself and there at a guess."""
    game, here, questions = find(name), list[Move](), list[Question]()
    for number, table in enumerate(tables):
        sight, seed = Sight(table, table.actors()[0]), f"seed {number}"
        for bot in bots.names(game):
            here.append(bots.find(bot, game, BUDGET)(sight, Random(seed)))
            questions.append(ask(game, bot, sight, luck=luck(f"other {number}"), seed=seed, budget=BUDGET))
    command, lines = [sys.executable, "-m", "tests.bots.blind"], b"\n".join(map(msgspec.json.encode, questions))
    there = subprocess.run(command, input=lines, stdout=subprocess.PIPE, check=True).stdout
    assert there.splitlines() == [*map(msgspec.json.encode, here)]


@pytest.mark.parametrize("name", names())
def test_no_bot_knows_more_than_its_seat(name: str) -> None:
    compare(name, positions(name, 1, 0.1)[:3])


@pytest.mark.parametrize("name", names())
def test_no_reason_tells_more_than_its_seat_knows(name: str) -> None:
    why = bot_of(find(name)).why
    for number, table in enumerate(positions(name, 1, 0.1)[:6]):
        sight = Sight(table, table.actors()[0])
        guess = Sight(sight.guess(luck(f"other {number}")), sight.seat)
        for move in Random(number).sample(sight.moves, min(5, len(sight.moves))):
            assert why(guess, move) == why(sight, move)


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_no_bot_knows_more_than_its_seat_at_any_time(name: str) -> None:
    compare(name, positions(name, 12, 0.1))
