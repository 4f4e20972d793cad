"""HP-21: standing orders, by which a player passes without being asked. They look at the table, never at a Hand."""

from coven.engine import Order, Seat
from coven.games.hocus_pocus.cards import KIND
from coven.games.hocus_pocus.effects.hocus import Hocus

ORDERS = (
    Order("pass-turn", for_turn=True, quick=True),
    Order("unless-target", standard=True),
    Order("own-hocus", quick=True),
)


def passes(order: str, hocus: Hocus, seat: Seat) -> bool:
    """Whether a standing order passes on this Hocus, as it lies there with its Pocus."""
    match order:
        case "unless-target":
            return not concerns(hocus, seat)
        case "own-hocus":
            return seat == hocus.caster
    return order == "pass-turn"


def concerns(hocus: Hocus, seat: Seat) -> bool:
    """Whether a Hocus is aimed at a seat, hits all (HP-30), or is the seat's own and somebody has answered it."""
    if seat == hocus.caster:
        return any(laid.seat != seat for laid in hocus.laid)
    return seat == hocus.aim or KIND[hocus.card] == "vortex"
