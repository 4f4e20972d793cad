"""What an Adept of Stupéfix does with what has been weighed, and how it plays in the thoughts of a Master."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from coven.bots.stupefix.glance import glance
from coven.bots.stupefix.judgement import weigh_with
from coven.engine import Move, Seat, Table
from coven.games.stupefix.moves import Take
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.view import counts


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """The Adept's move: everybody has seen which rewards were taken."""
    assert isinstance(table, StupefixTable)
    moves = [*table.moves(seat)]
    move: Move = moves[0]
    if len(moves) > 1:
        move = draw(moves, weigh_with(glance(table, seat), moves, counts(table)), random)
    return move


def draw(moves: Sequence[Any], weights: list[float], random: Random) -> Move:
    """Secret choices are drawn by lot, as likely as they are good; a reward is simply the best."""
    best = max(weights)
    if isinstance(moves[0], Take):
        reward: Move = moves[weights.index(best)]
        return reward
    drawn: Move = random.choices(moves, [exp(weight - best) for weight in weights])[0]
    return drawn
