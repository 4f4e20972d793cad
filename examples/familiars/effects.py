"""What comes of the cards that were sent."""

from coven.engine import Card
from examples.familiars.cards import STRENGTH
from examples.familiars.events import Drew, Received, Revealed
from examples.familiars.state import FamiliarsState


def reveal(table: FamiliarsState, chosen: tuple[Card, ...]) -> None:
    """FA-3: the strongest card of which there is only one scores."""
    alone = [card for card in chosen if chosen.count(card) == 1]
    winner = chosen.index(max(alone, key=STRENGTH.__getitem__)) if alone else None
    table.tell(Revealed, chosen, winner)
    if winner is not None:
        table.points[winner] += 1
    for hand, card in zip(table.hands, chosen, strict=True):
        hand.remove(card)
        table.sent.append(card)


def draw(table: FamiliarsState) -> None:
    """FA-4: a card for everybody."""
    table.tell(Drew, table.players)
    for seat, hand in enumerate(table.hands):
        hand.append(table.deck.pop())
        table.whisper(seat, Received, hand[-1])
