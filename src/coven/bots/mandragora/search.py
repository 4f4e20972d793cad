"""Mandragora for search: quick moves, and how a game is likely to end."""

from math import exp
from random import Random

from coven.bots.mandragora.outlook import Outlook, from_table, points, turns_left
from coven.bots.mandragora.turns import worth_of_cast, worth_of_send
from coven.engine import Move, Seat, Table
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.moves import Banish, Cast, GiveScroll, NoExchange, Pass, Send
from coven.games.mandragora.state import MandragoraTable

WHIM = 0.2
"""How far luck sways the moves that are rolled."""
FIRST_IS_BEST = (Banish, GiveScroll, NoExchange)
"""Questions whose first answer is a good one: the scroll with most curses, and no exchange."""
WASTEFUL = -99.0
SPREAD, SPREAD_A_TURN = 0.6, 0.28
"""How many points are still uncertain at the end, and for every turn before it."""


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """A sensible move at once: the best of all sends and of a few spells, with a little luck."""
    assert isinstance(table, MandragoraTable)
    moves: list[Move] = table.moves(seat)
    if isinstance(moves[0], Send):
        outlook = from_table(table, seat)
        return max(moves, key=lambda move: quick_worth(outlook, move) + WHIM * random.random())
    return moves[0] if isinstance(moves[0], FIRST_IS_BEST) else random.choice(moves)


def quick_worth(outlook: Outlook, move: Move) -> float:
    """Of a turn. Early on nobody lays more ingredients for a spell than it needs."""
    match move:
        case Send(shops):
            return worth_of_send(outlook, shops)
        case Cast():
            if outlook.counted or move.ingredients == VALUES[move.spell]:
                return worth_of_cast(outlook, move)
            return WASTEFUL
    return outlook.promise(outlook.hand, 0 if isinstance(move, Pass) else outlook.turns - 1)


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: points made and promised, the more certain the fewer turns are left."""
    assert isinstance(table, MandragoraTable)
    seats = range(table.players)
    expected = [expectation(table, seat) for seat in seats]
    spread = SPREAD + SPREAD_A_TURN * turns_left(len(table.pile), table.players, table.last_round)
    if table.options.teams:
        sides = shared([expected[0] + expected[2], expected[1] + expected[3]], spread * 2**0.5)
        return tuple([sides[seat % 2] / 2 for seat in seats])
    return tuple(shared(expected, spread))


def expectation(table: MandragoraTable, seat: Seat) -> float:
    outlook = from_table(table, seat)
    return points(table.spells[seat]) + outlook.promise(outlook.hand, outlook.turns) - outlook.burden(seat)


def shared(points: list[float], spread: float) -> list[float]:
    """The win, by the points that each side may expect."""
    best = max(points)
    odds = [exp((each - best) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
