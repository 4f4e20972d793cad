"""HC-1, HC-2: the cards. Inside the table a card is a number: four of each strength, in the order of the suits."""

from functools import cache

from coven.engine import Card

SUITS = ("owls", "swords", "cups", "wands")
OWLS, SWORDS, CUPS, WANDS = range(len(SUITS))
STRENGTHS = range(15)

NAMES: tuple[Card, ...] = tuple(f"{suit}-{strength}" for strength in STRENGTHS for suit in SUITS)
NUMBERS: dict[Card, int] = {name: number for number, name in enumerate(NAMES)}

# Reconstructed [C]: what the card of each strength is worth in a Pot (HC-1).
POINTS_BY_STRENGTH = (1,) * 11 + (2, 2, 5, 1)
POINTS = tuple(points for points in POINTS_BY_STRENGTH for _ in SUITS)

# HC-2, HC-4, HC-6: by the number of players.
STRENGTHS_IN_PLAY = {2: range(2, 13), 3: range(1, 14), 4: range(1, 14), 5: STRENGTHS}
HAND_SIZE = {2: 10, 3: 10, 4: 9, 5: 9}
COMMUNITIES = {2: 2, 3: 2, 4: 2, 5: 3}

COMMUNITY_SIZE = 4
"""HC-6: how many cards a Community holds. A Pot has no limit."""
POCKETS = 2
POCKET_SIZE = 2
"""HC-7: each player has two Pockets of two cards."""


def strength(card: int) -> int:
    return card // len(SUITS)


def suit(card: int) -> int:
    return card % len(SUITS)


def points(cards: list[int]) -> int:
    """HC-23, HC-29: what a Pot is worth, Owls like any other suit."""
    return sum([POINTS[card] for card in cards])


def named(cards: list[int]) -> tuple[Card, ...]:
    return tuple([NAMES[card] for card in cards])


@cache
def cards_in_play(players: int) -> tuple[int, ...]:
    """HC-2: fewer players leave out the weakest and the strongest cards."""
    return tuple([card for card in range(len(NAMES)) if strength(card) in STRENGTHS_IN_PLAY[players]])
