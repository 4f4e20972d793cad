"""What is hidden, and how it is dealt again for a guess."""

from coven.engine import Seat
from examples.familiars.state import FamiliarsState


def redeal(table: FamiliarsState, seat: Seat) -> None:
    """Hidden from a seat: the deck and the others' hands."""
    others = [hand for other, hand in enumerate(table.hands) if other != seat]
    unseen = sorted(table.deck + [card for hand in others for card in hand])
    table.shuffle(unseen)
    for hand in others:
        hand[:] = [unseen.pop() for _ in hand]
    table.deck = unseen
