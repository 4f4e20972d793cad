"""The articles, the spells and the shops. In a table articles are numbers, everywhere else they have their names."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, repeat

from coven.engine import Card, printed

COLOURS = ("violet", "yellow", "red", "green", "blue")
"""The colours of ingredients. Grimoires have these and black (MD-13: there are no black ingredients)."""

# Reconstructed: the values of grimoires, which colour has 3, 6, 9 or 12 ingredients, and which number of scrolls has
# 1, 2 or 3 curses. The totals are the rulebook's.
ARTICLES: Mapping[Card, int] = {
    "violet-ingredient": 3,
    "yellow-ingredient": 6,
    "red-ingredient": 9,
    "green-ingredient": 12,
    "blue-ingredient": 12,
    "violet-grimoire-3": 4,
    "yellow-grimoire-2": 4,
    "red-grimoire-1": 4,
    "green-grimoire-0": 4,
    "blue-grimoire-0": 4,
    "black-grimoire-3": 1,
    "mandrake": 7,
    "scroll-1": 7,
    "scroll-2": 4,
    "scroll-3": 1,
}

# Reconstructed as well: which cards stay out of the game (MD-3).
OUT_OF_THE_GAME: Mapping[int, Mapping[Card, int]] = {
    4: {},
    3: {
        "violet-grimoire-3": 1,
        "yellow-grimoire-2": 1,
        "red-grimoire-1": 1,
        "green-grimoire-0": 1,
        "blue-grimoire-0": 1,
    },
    2: {
        "blue-ingredient": 12,
        "violet-grimoire-3": 1,
        "yellow-grimoire-2": 1,
        "red-grimoire-1": 1,
        "green-grimoire-0": 1,
        "blue-grimoire-0": 4,
        "mandrake": 2,
        "scroll-1": 3,
        "scroll-2": 1,
    },
}

# Reconstructed: all values but that of Vanishing, in the names.
SPELLS: Mapping[Card, int] = {
    "banishment-1": 4,
    "transfer-1": 4,
    "substitution-1": 4,
    "levitation-2": 3,
    "doubling-2": 3,
    "celerity-3": 3,
    "vanishing-4": 2,
    "purification-5": 1,
}

NIGHT_SHOP = "night-shop"
SHOPS: tuple[Card, ...] = ("start-shop", *repeat("day-shop", 6), *repeat(NIGHT_SHOP, 3))

REACH = 3
"""MD-7: how far the assistant goes without Celerity."""

RULES = {
    **{f"{colour}-ingredient": "MD-11" for colour in COLOURS},
    **{f"{colour}-grimoire": "MD-11" for colour in COLOURS},
    "black-grimoire": "MD-13",
    "mandrake": "MD-14",
    "scroll": "MD-27",
    "banishment": "MD-18",
    "transfer": "MD-19",
    "substitution": "MD-20",
    "levitation": "MD-21",
    "doubling": "MD-22",
    "celerity": "MD-23",
    "vanishing": "MD-24",
    "purification": "MD-25",
    "start-shop": "MD-8",
    "day-shop": "MD-8",
    NIGHT_SHOP: "MD-10",
    "pile": "MD-30",
    "assistant": "MD-7",
    "curse-marker": "MD-28",
    "end-marker": "MD-30",
    "reach": "MD-7",
    "seat": "MD-10",
}
"""Where the rules tell of each thing that can be looked at closely; its sentence is the message `about-<thing>`."""

NAMES: tuple[Card, ...] = tuple(ARTICLES)
KINDS: Mapping[Card, int] = {name: kind for kind, name in enumerate(NAMES)}
INGREDIENTS = range(5)
GRIMOIRES = range(5, 11)
BLACK = KINDS["black-grimoire-3"]
MANDRAKE = KINDS["mandrake"]
HAND_KINDS = range(12)
"""What a hand can hold: everything before the scrolls."""
SCROLLS = range(12, 15)


VALUES: Mapping[Card, int] = {name: printed(name)[1] or 0 for name in (*ARTICLES, *SPELLS)}
"""The number on a card: the value of a spell or grimoire (a mandrake has none: 0), the curses of a scroll."""
HIGHEST = max(map(VALUES.__getitem__, SPELLS))
CURSES: Mapping[int, int] = {kind: VALUES[NAMES[kind]] for kind in SCROLLS}


COLOURED = tuple(zip(INGREDIENTS, GRIMOIRES[:5], strict=True))
"""The ingredient and the grimoire of each colour."""
COLOUR_KINDS: tuple[tuple[int, ...], ...] = (*COLOURED, (BLACK,), (MANDRAKE,))
"""MD-34: the articles of each colour; black and mandrakes are colours of their own."""


def colour(name: Card) -> str:
    """The first word of a name: a `violet-ingredient` is violet, a mandrake is a colour of its own (MD-34)."""
    return name.partition("-")[0]


def names(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple([NAMES[kind] for kind in kinds])


@lru_cache(4096)
def lying(kinds: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards of a shop or pile. Names are looked up often, and made once."""
    return names(kinds)


@lru_cache(4096)
def in_hand(counts: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards of a hand, in the same way."""
    return names(listed(counts))


def listed(counts: Sequence[int]) -> list[int]:
    """The kinds in a hand, one for each card."""
    return list(chain.from_iterable(map(repeat, HAND_KINDS, counts)))


def kinds_in_the_game(players: int) -> list[int]:
    """MD-3: all articles less those that stay out."""
    out = OUT_OF_THE_GAME[players]
    numbers = (number - out.get(name, 0) for name, number in ARTICLES.items())
    return list(chain.from_iterable(map(repeat, range(len(NAMES)), numbers)))
