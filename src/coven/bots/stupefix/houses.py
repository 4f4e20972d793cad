"""How the houses of Stupéfix stand."""

from coven.bots.stupefix.rewards import chances_of_lateness, chances_of_potions, favours_worth
from coven.games.stupefix.cards import LATECOMER, POTION_MASTER
from coven.games.stupefix.view import Counts

COMMON_OFFER = 230.0
"""What the nine rewards of a round are worth, more or less."""


def house_scores(
    houses: tuple[str, ...], sides: tuple[str, ...], known: Counts, late: tuple[int, ...], rounds_left: int
) -> list[float]:
    """What each house is expected to have, apart from what all may expect of the rounds to come."""
    masters = chances_of_potions(known.potions, rounds_left)
    latecomers = chances_of_lateness(late, rounds_left)
    scores = dict(zip(sides, map(float, known.urns), strict=True))
    for seat, house in enumerate(houses):
        bonus = POTION_MASTER * masters[seat] + LATECOMER * latecomers[seat]
        scores[house] += bonus + favours_worth(known.favours[seat], rounds_left)
    return list(scores.values())
