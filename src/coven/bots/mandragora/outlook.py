"""Who will win a game of Mandragora: points made and points that hands promise."""

from coven.bots.mandragora.position import from_table, points, turns_left
from coven.bots.shares import shares_by_lead
from coven.engine import Seat, Table
from coven.games.mandragora.setup import MandragoraTable

SPREAD, SPREAD_A_TURN = 0.6, 0.28
"""How many points are still uncertain at the end, and for every turn before it."""


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: points made and promised, the more certain the fewer turns are left."""
    assert isinstance(table, MandragoraTable)
    seats = range(table.players)
    expected = [expectation(table, seat) for seat in seats]
    spread = SPREAD + SPREAD_A_TURN * turns_left(len(table.pile), table.players, table.last_round)
    if table.options.teams:
        sides = shares_by_lead([expected[0] + expected[2], expected[1] + expected[3]], spread * 2**0.5)
        return tuple([sides[seat % 2] / 2 for seat in seats])
    return tuple(shares_by_lead(expected, spread))


def expectation(table: MandragoraTable, seat: Seat) -> float:
    position = from_table(table, seat)
    return points(table.spells[seat]) + position.promise(position.hand, position.turns) - position.burden(seat)
