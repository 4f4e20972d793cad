"""How well a seat stands in Hocus Pocus: its gems, and what its cards may still bring, against the others'."""

from functools import cache
from math import exp, log, tanh

from coven.engine import Card, Seat
from coven.games.hocus_pocus.cards import NAME

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
FADING = 2.3
"""With so many gems left in the Cauldron, cards are worth half: there is little time to use them."""
NOISE, NOISE_OF_A_GEM = 1.25, 0.55
"""How much a lead can still change: a little always, and more with every gem in the Cauldron."""
CERTAIN = 5.0
"""The log-odds of a game that is over: one that goes on is never quite as certain."""


@cache
def split(card: Card) -> tuple[str, int]:
    """`thief-3` is a thief with a 3, marked or not."""
    kind, _, number = card.removeprefix("marked-").rpartition("-")
    return (kind, int(number)) if number.isdigit() else (card.removeprefix("marked-"), 0)


@cache
def worth(card: Card) -> float:
    kind, number = split(card)
    return WORTH[kind] * (number or 1)


WORTHS = tuple(map(worth, NAME))
"""The same by the number of the card."""


def fading(cauldron: int) -> float:
    return cauldron / (cauldron + FADING)


def noise(cauldron: int) -> float:
    return NOISE + NOISE_OF_A_GEM * cauldron


def odds(seat: Seat, gems: list[int], cards: list[float], cauldron: int) -> float:
    """The log-odds of winning, against the average rival, from the gems and the worth of the cards of each seat."""
    if not cauldron:
        return CERTAIN if gems[seat] == max(gems) else -CERTAIN
    fade, scale = fading(cauldron), noise(cauldron)
    strengths = [exp((gem + fade * card) / scale) for gem, card in zip(gems, cards, strict=True)]
    own = strengths[seat]
    return CERTAIN * tanh(log(own * (len(gems) - 1) / (sum(strengths) - own)) / CERTAIN)
