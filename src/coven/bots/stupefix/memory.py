"""What a seat of Stupéfix remembers of the rewards, and so what is at stake for whom."""

from functools import lru_cache

import msgspec

from coven.bots.shares import shares_by_lead
from coven.bots.sight import Sight
from coven.bots.stupefix.houses import house_scores
from coven.bots.stupefix.position import Seen
from coven.bots.stupefix.rewards import LESSON_WORTH, Stakes
from coven.engine import Chance
from coven.games.stupefix.cards import FIZZLE, POTION, ROUNDS, House
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.view import Counts, StupefixView, counts

RIVALRY, RIVALRY_BY_ROUNDS = 40.0, 25.0
"""How many points ahead make a house e times the rival, in the end and, by their square, with rounds to come."""


def remembered(sight: Sight) -> Counts:
    """ST-24: every reward was taken in public, so that a guess deals none of them again."""
    view = sight.view
    assert isinstance(view, StupefixView)
    if view.counts is not None:
        return view.counts
    table = sight.guess(Chance(bytes(32)))
    assert isinstance(table, StupefixTable)
    return counts(table)


def recall(sight: Sight) -> StupefixView:
    """What the seat sees, and the rewards that it remembers."""
    assert isinstance(sight.view, StupefixView)
    return msgspec.structs.replace(sight.view, counts=remembered(sight))


def supposed(view: StupefixView) -> Counts:
    """Without memory: half of what lies face down are Potions, and the Urns are alike."""
    potions = [number // 2 for number in view.reward_counts]
    potions[view.seat] = view.rewards.count(POTION)
    favours = [number - half for number, half in zip(view.reward_counts, potions, strict=True)]
    return Counts(tuple(potions), tuple(favours), (0,) * len(view.sides))


def stakes_of(seen: Seen, known: Counts) -> Stakes:
    """ST-20: a Private Lesson needs a Fizzle in hand and a Stunner in the discard, which may lie face down."""
    rounds_left = ROUNDS - seen.round
    lesson = LESSON_WORTH if seen.stunners_discarded else LESSON_WORTH / 3
    return Stakes(rounds_left, seen.late, known, lesson if rounds_left and FIZZLE in seen.hand else 0.0)


def rivals(seen: Seen, known: Counts) -> list[float]:
    """How much each seat's house stands between us and the win; all rival houses together are 1."""
    shares = rivalry(seen.houses, seen.sides, known, seen.late, ROUNDS - seen.round + 1)
    ours = seen.houses[seen.seat]
    rest = 1 - shares[seen.seat]
    return [0.0 if house == ours else share / rest for house, share in zip(seen.houses, shares, strict=True)]


@lru_cache(2_000)
def rivalry(
    houses: tuple[House, ...], sides: tuple[House, ...], known: Counts, late: tuple[int, ...], rounds_left: int
) -> list[float]:
    """How near to the win each seat's house is thought to be."""
    scores = house_scores(houses, sides, known, late, rounds_left)
    shares = shares_by_lead(scores, RIVALRY + RIVALRY_BY_ROUNDS * rounds_left**2)
    return [shares[sides.index(house)] for house in houses]
