"""A bot decides the same in a process that has never seen the table: only a guess at it, made for the seat."""

import subprocess
import sys
from random import Random

import msgspec
import pytest

from coven import bots
from coven.bots import Budget, Sight, bot_of
from coven.bots.cast import CAST
from coven.bots.question import Question, ask
from coven.engine import Move, Table
from coven.games import find, names
from tests.bots.positions import positions
from tests.contract.cases import luck

BUDGET = Budget(iterations=12)


def compare(name: str, tables: list[Table]) -> None:
    """Every bot of the game, here at the table itself and there at a guess."""
    game, here, questions = find(name), list[Move](), list[Question]()
    for number, table in enumerate(tables):
        sight = Sight(table, table.actors()[0])
        for bot in [*bots.names(game), *(member.id for member in CAST), "nan:master", "tansy:apprentice"]:
            here.append(bots.find(bot, game, BUDGET)(sight, Random(number)))
            questions.append(ask(bot, sight, seed=number, budget=BUDGET))
    command, lines = [sys.executable, "-m", "tests.bots.blind", name], b"\n".join(map(msgspec.json.encode, questions))
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
