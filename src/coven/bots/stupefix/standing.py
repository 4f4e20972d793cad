"""How the houses of Stupéfix stand, and how likely each is to win."""

from math import exp

from coven.bots.stupefix.worth import chances_of_lateness, chances_of_potions, favours_worth
from coven.engine import Table
from coven.games.stupefix.cards import LATECOMER, OFFERED, POTION_MASTER, ROUNDS
from coven.games.stupefix.sharing import Sharing
from coven.games.stupefix.state import StupefixTable
from coven.games.stupefix.view import Counts, counts, points_in

COMMON_OFFER = 230.0
"""What the nine rewards of a round are worth, more or less."""
DOUBT, DOUBT_BY_ROUNDS = 28.0, 80.0
"""How many points ahead make a house e times as likely to win, at the end and, by their square, with rounds to come.

Among Adepts everybody aims at who is ahead, so that a lead means little before the last sharing.
"""


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


def win_shares(scores: list[float], doubt: float) -> list[float]:
    """How the win is shared out, if so many points ahead make a house e times as likely to have it."""
    best = max(scores)
    odds = [exp((score - best) / doubt) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: what its house has, what is likely to come of it, and what is being shared."""
    assert isinstance(table, StupefixTable)
    sides, step = table.sides(), table.stack[-1] if table.stack else None
    rounds_left = ROUNDS - table.round + (not isinstance(step, Sharing))
    scores = house_scores(table.houses, sides, counts(table), tuple(table.late), rounds_left)
    for seat, house in enumerate(table.houses):
        scores[sides.index(house)] += points_in(table.rewards[seat])
    if isinstance(step, Sharing):
        for pick in range(len(table.offered)):
            house = table.houses[step.order[pick % len(step.order)]]
            scores[sides.index(house)] += COMMON_OFFER / (OFFERED + 1)
    shares = win_shares(scores, DOUBT + DOUBT_BY_ROUNDS * rounds_left**2)
    members = {house: table.houses.count(house) for house in sides}
    return tuple([shares[sides.index(house)] / members[house] for house in table.houses])
