"""HC-12: the words DRAW and RETURN."""

from bisect import insort

from coven.engine import Seat
from coven.games.hocus.cards import named
from coven.games.hocus.events import Drew, Received, Returned
from coven.games.hocus.knowledge import eye, leave_unseen
from coven.games.hocus.state import Batch, HocusState


def top_card(table: HocusState, seen_by: int = 0) -> int:
    """The top card leaves the deck, and some see it. To lay it somewhere is not to draw it."""
    card = table.deck.pop(0)
    table.known[card] |= seen_by
    if table.batches:
        left = [batch.without(card, table.known[card]) for batch in table.batches]
        table.batches = tuple([batch for batch in left if batch.cards])
    return card


def draw(table: HocusState, seat: Seat, number: int) -> None:
    """Takes cards from the top of the deck into the Hand. Who knew a card there knows it in the Hand (HC-36)."""
    cards = [top_card(table, eye(seat)) for _ in range(number)]
    for card in cards:
        insort(table.hands[seat], card)
    table.tell(Drew, seat, number)
    table.whisper(seat, Received, named(sorted(cards)))


def return_cards(table: HocusState, seat: Seat, cards: list[int]) -> None:
    """Puts Hand cards under the deck, unseen, in ascending strength and the suits in their order."""
    for card in sorted(cards):
        leave_unseen(table, seat, card)
        table.deck.append(card)
    if len(cards) > 1:
        table.batches += (Batch(tuple(sorted(cards))),)
    table.tell(Returned, seat, len(cards))


def alone(table: HocusState, seat: Seat) -> bool:
    """HC-10: whether only this player still has a Hand card."""
    return bool(table.hands[seat]) and table.hands.count([]) == table.players - 1
