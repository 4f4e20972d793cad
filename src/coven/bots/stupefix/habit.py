"""Quick play of Stupéfix for playouts: as the Adept plays."""

from random import Random

from coven.bots.stupefix.judgement import draw, weigh_with
from coven.bots.stupefix.position import from_table
from coven.engine import Move, Seat, Table
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.view import counts


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """The Adept's move: everybody has seen which rewards were taken."""
    assert isinstance(table, StupefixTable)
    moves = [*table.offers(seat)]
    move: Move = moves[0]
    if len(moves) > 1:
        move = draw(moves, weigh_with(from_table(table, seat), moves, counts(table)), random)
    return move
