"""What a seat of Stupéfix remembers of the rewards, and so what is at stake for whom."""

from coven.bots.sight import Sight
from coven.bots.stupefix.standing import house_scores, win_shares
from coven.bots.stupefix.worth import LESSON_WORTH, Stakes
from coven.engine import Chance
from coven.games.stupefix.cards import FIZZLE, POTION, ROUNDS
from coven.games.stupefix.state import StupefixTable
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


def supposed(view: StupefixView) -> Counts:
    """Without memory: half of what lies face down are Potions, and the Urns are alike."""
    potions = [number // 2 for number in view.reward_counts]
    potions[view.seat] = view.rewards.count(POTION)
    favours = [number - half for number, half in zip(view.reward_counts, potions, strict=True)]
    return Counts(tuple(potions), tuple(favours), (0,) * len(view.sides))


def stakes_of(view: StupefixView, known: Counts) -> Stakes:
    """ST-20: a Private Lesson needs a Fizzle in hand and a Stunner in the discard, which may lie face down."""
    lesson = (LESSON_WORTH if view.stunners_discarded else LESSON_WORTH / 3) if FIZZLE in view.hand else 0.0
    return Stakes(view.round, view.late, known, lesson)


def rivals(view: StupefixView, known: Counts) -> list[float]:
    """How much each seat's house stands between us and the win; all rival houses together are 1."""
    rounds_left = ROUNDS - view.round + 1
    scores = house_scores(view.houses, view.sides, known, view.late, rounds_left)
    shares = win_shares(scores, RIVALRY + RIVALRY_BY_ROUNDS * rounds_left**2)
    ours = view.houses[view.seat]
    by_house = dict(zip(view.sides, shares, strict=True))
    rest = 1 - by_house[ours]
    return [0.0 if house == ours else by_house[house] / rest for house in view.houses]
