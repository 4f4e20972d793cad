"""Stupéfix played at once, for search."""

from random import Random
from typing import Any

from coven.bots.stupefix.worth import favours_worth
from coven.engine import Move, Seat, Table
from coven.games.stupefix.moves import Aim, Cast, Prepare, Take
from coven.games.stupefix.state import StupefixTable
from coven.games.stupefix.view import points_in

CASTS = (1.0, 0.75, 0.5, 0.3, 0.2)
"""How often somebody casts against so many aims."""


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """A sensible move at once."""
    assert isinstance(table, StupefixTable)
    moves: list[Any] = table.moves(seat)
    move: Move = moves[0]
    match move:
        case Prepare() if len(moves) > 1:
            stunners = table.stunners[seat]
            move = moves[random.random() * (stunners + table.fizzles[seat]) < stunners]
        case Aim():
            move = random.choice(moves[1:])
        case Cast():
            threats = min(table.aims.count(seat), len(CASTS) - 1)
            move = moves[random.random() > CASTS[threats]]
        case Take():
            move = max(moves, key=lambda move: quick_worth(table, seat, move))
    return move


def quick_worth(table: StupefixTable, seat: Seat, move: Take) -> float:
    match move.card:
        case "favour":
            return favours_worth(table.favours(seat) + 1, 2) - favours_worth(table.favours(seat), 2)
        case "potion":
            return 20.0 + 5 * table.potions(seat)
        case "private-lesson":
            return 8.0 if table.fizzles[seat] else 0.0
        case "time-turner" | "become-the-pet":
            return 25.0 if table.late[seat] and table.late[seat] == max(table.late) else 9.0
    return points_in((move.card,))
