"""What is printed on the cards."""

from coven.engine import Card

STRENGTH: dict[Card, int] = {"moth-1": 1, "toad-2": 2, "cat-3": 3, "raven-4": 4}
HAND_SIZE = 2
