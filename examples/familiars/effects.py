"""What comes of the cards that were sent."""

from coven.engine import Card, Seat
from examples.familiars.cards import STRENGTH
from examples.familiars.events import Drew, Received, Revealed
from examples.familiars.state import FamiliarsState


def reveal(table: FamiliarsState, chosen: tuple[Card, ...]) -> None:
    """FA-3: all see the cards, one of them scores, and all stay open in the middle."""
    scorer = strongest_alone(table, chosen)
    table.tell(Revealed, chosen, scorer)
    if scorer is not None:
        table.points[scorer] += 1
    for hand, card in zip(table.hands, chosen, strict=True):
        hand.remove(card)
        table.sent.append(card)


def strongest_alone(table: FamiliarsState, chosen: tuple[Card, ...]) -> Seat | None:
    """FA-3: who sent the strongest card of which there is only one."""
    alone = [card for card in chosen if chosen.count(card) == 1]
    return chosen.index(max(alone, key=STRENGTH.__getitem__)) if alone else None


def draw(table: FamiliarsState) -> None:
    """FA-4: a card for everybody."""
    table.tell(Drew, table.players)
    for seat, hand in enumerate(table.hands):
        hand.append(table.deck.pop())
        table.whisper(seat, Received, hand[-1])
