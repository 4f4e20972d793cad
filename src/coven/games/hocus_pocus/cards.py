"""The 75 cards. On a table a card is a small number, so that one copy can be marked and known; people see names."""

from functools import cache, lru_cache

from coven.engine import Card, printed

HOCUS: dict[str, dict[int, int]] = {
    "vortex": {0: 2},
    "abracadabra": {0: 2},
    "crystal-ball": {0: 3},
    "owl": {1: 2, 2: 1},
    "sacrifice": {2: 2},
    "curse": {1: 2, 2: 1},
    "inspiration": {2: 3, 3: 2},
    "thief": {1: 5, 2: 4, 3: 3, 4: 2, 5: 1},
    "spell": {1: 5, 2: 4, 3: 3, 4: 2, 5: 1},
}
"""Red cards: how many copies there are of each printed number (0: none is printed)."""

POCUS: dict[str, int] = {
    "amulet": 7,
    "magic-wand": 4,
    "enchanted-mirror": 3,
    "pumpkin": 3,
    "counterspell": 2,
    "hourglass": 2,
    "black-cat": 2,
    "lightning": 2,
}
"""Yellow cards: how many copies there are."""

GEMS = {2: 20, 3: 25, 4: 30, 5: 35, 6: 35}
"""HP-3: the gems in the Cauldron by the number of players."""

AIMED = frozenset({"abracadabra", "owl", "curse", "sacrifice", "thief"})
"""HP-7: the Hocus that have a target."""

REMOVERS = frozenset({"amulet", "black-cat", "pumpkin", "counterspell"})
"""The Pocus that take the Hocus out of the Zone."""

RULES = {
    "abracadabra": "HP-22",
    "crystal-ball": "HP-23",
    "owl": "HP-24",
    "inspiration": "HP-25",
    "curse": "HP-26",
    "sacrifice": "HP-27",
    "spell": "HP-28",
    "thief": "HP-29",
    "vortex": "HP-30",
    "amulet": "HP-31",
    "magic-wand": "HP-32",
    "black-cat": "HP-33",
    "pumpkin": "HP-34",
    "counterspell": "HP-35",
    "lightning": "HP-36",
    "enchanted-mirror": "HP-38",
    "hourglass": "HP-41",
    "cauldron": "HP-42",
    "library": "HP-14",
    "discard": "HP-13",
    "seat": "HP-5",
}
"""Where the rules tell of each thing that can be looked at closely; its sentence is the message `about-<thing>`."""

GRIMOIRE_SIZE = 3
HAND_SIZE = 3
HAND_LIMIT = 5
CARDS_AT_END = 2
CARDS_IN_BALL = 4

_PRINTED = [(kind, number) for kind, copies in HOCUS.items() for number in copies for _ in range(copies[number])]
_PRINTED += [(kind, 0) for kind, copies in POCUS.items() for _ in range(copies)]

KIND: tuple[str, ...] = tuple(kind for kind, _ in _PRINTED)
"""What each card is: `thief`."""

NUMBER: tuple[int, ...] = tuple(number for _, number in _PRINTED)
"""What is printed on each card; 0 for nothing."""

NAME: tuple[Card, ...] = tuple(f"{kind}-{number}" if number else kind for kind, number in _PRINTED)
"""What people call each card: `thief-3`."""

MARKED: tuple[Card, ...] = tuple(f"marked-{name}" for name in NAME)
"""HP-34: what people call a card while a Pumpkin's mark is on it."""

ORDER: dict[Card, int] = {name: place for place, pair in enumerate(zip(NAME, MARKED, strict=True)) for name in pair}
"""The place of each name in the order of cards; a marked card comes with its copies."""


@lru_cache(4096)
def names_of(cards: tuple[int, ...]) -> tuple[Card, ...]:
    """What people call these cards, none of which is marked."""
    return tuple([NAME[card] for card in cards])


@cache
def kind_and_number(name: Card) -> tuple[str, int]:
    """What a card of this name is, marked or not, and the number on it: `thief-3` is a thief with a 3; 0 for none."""
    kind, number = printed(name.removeprefix("marked-"))
    return kind, number or 0


def pack(players: int) -> list[int]:
    """HP-1: the cards of a game. Two players leave out the Mirrors, three or more leave out three Amulets."""
    left_out = "enchanted-mirror" if players == 2 else "amulet"
    first = KIND.index(left_out)
    return [card for card in range(len(KIND)) if not first <= card < first + 3]
