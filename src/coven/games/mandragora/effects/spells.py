"""MD-16, MD-23: what happens with spells when nobody is asked."""

from coven.engine import Seat
from coven.games.mandragora.events import ReachGrew, Uncovered
from coven.games.mandragora.state import MandragoraState


def uncover(table: MandragoraState, pile: int) -> None:
    """MD-16: the next spell of a pile, if there is one."""
    *below, top = table.spell_piles[pile] or (None,)
    table.spell_piles[pile] = tuple(below)
    table.tops = (*table.tops[:pile], top, *table.tops[pile + 1 :])
    if top is not None:
        table.tell(Uncovered, top)


def hurry(table: MandragoraState, seat: Seat) -> bool:
    """MD-23: Celerity lasts for the rest of the game."""
    table.reach[seat] += 1
    table.tell(ReachGrew, seat, table.reach[seat])
    return True
