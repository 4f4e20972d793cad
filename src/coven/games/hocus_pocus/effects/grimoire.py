"""HP-9, HP-15: cards go into Grimoires and out of them."""

from coven.engine import Card, Seat
from coven.games.hocus_pocus.events import Rearranged, Refilled
from coven.games.hocus_pocus.knowledge import enter_openly, leave
from coven.games.hocus_pocus.state import HocusPocusState


def refill(table: HocusPocusState, seat: Seat, cards: list[int]) -> None:
    """HP-15: these cards go from the Hand into the Grimoire."""
    for card in cards:
        leave(table, seat, card)
    table.grimoires[seat] = sorted(table.grimoires[seat] + cards)
    if table.listened:
        table.tell(Refilled, seat, table.names(cards))


def rearrange(table: HocusPocusState, seat: Seat, names: tuple[Card, ...]) -> None:
    """HP-9: cards of these names form the Grimoire; what is in it already stays, the rest changes places openly."""
    hand, grimoire = table.hands[seat], table.grimoires[seat]
    wanted, staying, outgoing = list(names), [], []
    for card in grimoire:
        name = table.name(card)
        if name in wanted:
            wanted.remove(name)
            staying.append(card)
        else:
            outgoing.append(card)
    incoming = table.find(hand, wanted)
    for card in incoming:
        leave(table, seat, card)
    for card in outgoing:
        enter_openly(table, seat, card)
    table.grimoires[seat] = sorted(staying + incoming)
    table.tell(Rearranged, seat, names)
