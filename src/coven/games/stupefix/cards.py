"""The cards and numbers of Stupéfix."""

from functools import lru_cache
from typing import Final, Literal

from coven.engine import Card

ROUNDS = 8

# Spells (ST-1, ST-4): how many Fizzles and Stunners a player starts with.

Spell = Literal["fizzle", "stunner"]
Shown = Literal["fizzle", "stunner", "shield"]
"""What everybody sees of a cast (ST-12): the card, or a Shield without its card."""

FIZZLE: Final = "fizzle"
STUNNER: Final = "stunner"
SHIELD: Final = "shield"


def spells(fizzles: int, stunners: int) -> list[Spell]:
    """So many of each."""
    return [FIZZLE if number < fizzles else STUNNER for number in range(fizzles + stunners)]


HAND_SIZE = 8
STUNNERS = 3
TWINS_STUNNERS = 2
TWINS_LATE = 1

# Houses (ST-2). The houses for 5, 6 and 7 players are reconstructed, as far as the rules page marks them with [C].

House = Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"]

HOUSES: dict[int, dict[House, int]] = {
    4: {"gryffindor": 1, "hufflepuff": 1, "ravenclaw": 1, "slytherin": 1},
    5: {"gryffindor": 2, "hufflepuff": 1, "ravenclaw": 1, "slytherin": 1},
    6: {"gryffindor": 2, "slytherin": 2, "ravenclaw": 2},
    7: {"gryffindor": 3, "slytherin": 2, "ravenclaw": 2},
    8: {"gryffindor": 2, "hufflepuff": 2, "ravenclaw": 2, "slytherin": 2},
}
SIDES = {players: tuple(houses) for players, houses in HOUSES.items()}
"""The houses that have players."""
TWINS_HOUSE: House = "gryffindor"
TWINS = 2

# Rewards (ST-5). The numbers are reconstructed, and so are the points.

FAVOUR: Final = "favour"
POTION: Final = "potion"
LESSON: Final = "private-lesson"
TIME_TURNER: Final = "time-turner"
PET: Final = "become-the-pet"
"""The ninth reward of every round (ST-6)."""

POINTS: dict[Card, int] = {"points-10": 10, "points-20": 20, "points-40": 40}
REWARDS: dict[Card, int] = {
    "points-10": 15,
    "points-20": 15,
    "points-40": 10,
    FAVOUR: 10,
    POTION: 9,
    LESSON: 3,
    TIME_TURNER: 2,
}
OFFERED = 8


@lru_cache(4096)
def points_in(cards: tuple[Card, ...]) -> int:
    """The sum of the Points among some rewards."""
    return sum([POINTS.get(card, 0) for card in cards])


# The end (ST-25 to ST-27).

POTION_MASTER = 100
LATECOMER = -100
FAVOURS = (0, 10, 30, 60, 120, 200, 300, 400, 600, 800, 1000)

RULES = {
    "stunner": "ST-13",
    "fizzle": "ST-13",
    "shield": "ST-14",
    "points": "ST-23",
    "favour": "ST-27",
    "potion": "ST-25",
    LESSON: "ST-20",
    TIME_TURNER: "ST-21",
    PET: "ST-22",
    "late": "ST-26",
    "pet": "ST-18",
    "house": "ST-3",
    "discard": "ST-24",
    "urn": "ST-23",
    "seat": "ST-24",
}
"""Where the rules tell of each thing that can be looked at closely; its sentence is the message `about-<thing>`."""
