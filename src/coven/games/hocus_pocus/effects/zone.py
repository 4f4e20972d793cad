"""HP-8, HP-17: cards come to the Zone, from a Hand or a Grimoire."""

from coven.engine import Seat
from coven.games.hocus_pocus.knowledge import leave
from coven.games.hocus_pocus.moves import Cast, Lay
from coven.games.hocus_pocus.state import HocusPocusState


def move_to_zone(table: HocusPocusState, seat: Seat, move: Cast | Lay) -> int:
    """The card that the move names, now on top of all others in the Zone."""
    cards = table.hands[seat] if move.source == "hand" else table.grimoires[seat]
    card = cards[table.names(cards).index(move.card)]
    if move.source == "hand":
        leave(table, seat, card)
    else:
        cards.remove(card)
    table.zone.append(card)
    return card
