"""How people look for a match, and how long it takes them.

A search goes from card to card and ends at the first that seems to match. A card is compared trait by trait until one
is found in common, so that near misses hold the eye longest; a card more, and a trait more, takes its time. Times of
people are skewed to the right: each has a normal part and an exponential tail (ex-Gaussian, as measured for visual
search by Palmer, Horowitz, Torralba and Wolfe, 2011). A comparison of traits needs no less than the 25 to 30 ms that an
item takes in laborious searches for simple shapes (Wolfe, Palmer and Horowitz, 2010), and much more for who is new to
the cards. Seeing the target and reaching out come on top. The numbers by level are ours.
"""

from random import Random

import msgspec

from coven.engine import Card
from coven.games.hocus_focus.cards import TRAITS, traits
from coven.games.hocus_focus.moves import PLACES

FIRST_SIGHT_MS = 900
"""Nobody takes in a target and twelve wizards, and calls, sooner than this."""
SECOND_SIGHT_MS = 450
"""Nor, when a race opens again for the same target, sooner than this."""
KNOWN_ALREADY = 0.2
"""How much of the time it takes then: all have looked on while somebody pointed."""


class Eyes(msgspec.Struct, frozen=True):
    """How somebody sees: times in ms, mistakes as probabilities."""

    target: int
    """To take in a new target."""
    card: int
    """To find the next card."""
    trait: int
    """To compare one trait."""
    reach: int
    """To call."""
    tail: float
    """How long the tail is, as a part of the time itself."""
    slip: float
    """To overlook the one trait that a card has in common with the target."""
    oversight: float
    """To overlook a match."""
    doubt: float
    """Not to dare to say that there is no match."""


EYES = {
    "apprentice": Eyes(1600, 800, 330, 900, 0.45, 0.06, 0.12, 0.25),
    "adept": Eyes(1100, 480, 190, 700, 0.35, 0.03, 0.06, 0.1),
    "master": Eyes(650, 260, 85, 450, 0.25, 0.01, 0.03, 0.05),
}


class Look(msgspec.Struct, frozen=True):
    """What a search has led to: a place that seems to hold a match, or none; and when."""

    place: int | None
    ms: int


def look(eyes: Eyes, area: tuple[Card, ...], target: Card, again: bool, random: Random) -> Look:
    """One search through the area; `again` if its race was open before."""
    place, ms = search(eyes, area, target, random)
    needed = eyes.target + ms + eyes.reach
    person = random.gauss(needed, 0.1 * needed) + random.expovariate(1 / (eyes.tail * needed))
    if again:
        return Look(place, max(round(KNOWN_ALREADY * person), SECOND_SIGHT_MS))
    return Look(place, max(round(person), FIRST_SIGHT_MS))


def search(eyes: Eyes, area: tuple[Card, ...], target: Card, random: Random) -> tuple[int | None, int]:
    """The first place in some order that seems to hold a match, if any, and how many ms the cards have taken."""
    ms = 0
    for place in random.sample(PLACES, len(PLACES)):
        common = in_common(area[place - 1], target)
        ms += eyes.card + eyes.trait * comparisons(common, random)
        if seems_to_match(eyes, common, random):
            return place, ms
    return None, ms


def in_common(card: Card, target: Card) -> int:
    """HF-5: how many of the five traits."""
    return sum(map(str.__eq__, traits(card), traits(target)))


def comparisons(common: int, random: Random) -> int:
    """How many traits are compared until the first that is in common, in any order."""
    if not common:
        return len(TRAITS)
    return min(random.sample(range(1, len(TRAITS) + 1), common))


def seems_to_match(eyes: Eyes, common: int, random: Random) -> bool:
    if common == 0:
        return random.random() >= eyes.oversight
    return common == 1 and random.random() < eyes.slip
