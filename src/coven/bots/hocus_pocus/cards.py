"""What the cards of Hocus Pocus are worth, in gems."""

from functools import cache

from coven.engine import Card
from coven.games.hocus_pocus.cards import NAME, kind_and_number

WORTH = {
    "vortex": 1.5,
    "abracadabra": 2.0,
    "crystal-ball": 0.6,
    "owl": 2.2,
    "sacrifice": 0.7,
    "curse": 1.1,
    "inspiration": 1.8,
    "thief": 1.1,
    "spell": 0.8,
    "amulet": 1.7,
    "magic-wand": 1.6,
    "enchanted-mirror": 1.8,
    "pumpkin": 1.5,
    "counterspell": 1.8,
    "hourglass": 0.6,
    "black-cat": 3.2,
    "lightning": 1.6,
}
"""What a card is worth in gems while many are left; times its printed number, if it has one."""
UNSEEN = 2.0
"""What a card is worth that nobody has seen."""


@cache
def worth(card: Card) -> float:
    kind, number = kind_and_number(card)
    return WORTH[kind] * (number or 1)


WORTHS = tuple(map(worth, NAME))
"""The same by the number of the card."""
