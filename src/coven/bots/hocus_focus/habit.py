"""Quick play of Hocus Focus for playouts: as the Adept plays."""

from random import Random

from coven.bots.hocus_focus.levels import LEVELS
from coven.bots.sight import Sight
from coven.engine import CLOCK, Move, Seat, Table


def roll(table: Table, seat: Seat, random: Random) -> Move:
    """What an Adept does, from the table: all that counts lies open."""
    if seat == CLOCK:
        tick: Move = table.moves(CLOCK)[0]
        return tick
    return LEVELS["adept"](Sight(table, seat), random)
