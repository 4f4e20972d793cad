"""Hocus Focus by rules of thumb: looks at one card after the other, as people do, and now and then too quickly."""

from random import Random
from typing import Any

from coven.bots import Sight
from coven.engine import Card, Move
from coven.games.hocus_focus.cards import traits
from coven.games.hocus_focus.moves import PLACES, Kazaam, NoMatch, Point, Wait

REACTION_MS = 500
LOOK_MS = (150, 450)
"""How long one card takes, at least and at most."""
SLIP = 0.03
"""How often a card with a single trait in common is taken for a match."""
DOUBT = 0.1
"""How often somebody who has seen no match does not dare to say so."""


def choose(sight: Sight, random: Random) -> Move:
    view: Any = sight.view
    place, looks = search(view.area, view.target, random)
    if isinstance(sight.moves[0], Point):
        move: Move = sight.moves[(place or random.choice(PLACES)) - 1]
        return move
    again = bool(view.barred)
    ms = own_time(looks, again, random)
    if place:
        return Kazaam(view.opening, ms)
    return Wait(view.opening) if random.random() < DOUBT else NoMatch(view.opening, ms)


def search(area: tuple[Card, ...], target: Card, random: Random) -> tuple[int | None, int]:
    """The first place in some order that seems to hold a match, if any, and how many cards it took to see that."""
    for looks, place in enumerate(random.sample(PLACES, len(PLACES)), 1):
        if seems_to_match(area[place - 1], target, random):
            return place, looks
    return None, len(PLACES)


def seems_to_match(card: Card, target: Card, random: Random) -> bool:
    common = sum(map(str.__eq__, traits(card), traits(target)))
    return common == 0 or (common == 1 and random.random() < SLIP)


def own_time(looks: int, again: bool, random: Random) -> int:
    """Every look takes its time; in a race that opens again one knows the cards already, and looks twice as fast."""
    looking = sum(random.randint(*LOOK_MS) for _ in range(looks))
    return REACTION_MS + (looking // 2 if again else looking)
