"""Who will win a game of Stupéfix: how the houses stand in the middle of it."""

import msgspec

from coven.bots.shares import shares_by_lead
from coven.bots.stupefix.houses import COMMON_OFFER, house_scores
from coven.engine import Table
from coven.games.stupefix.cards import OFFERED, ROUNDS, points_in
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.steps.duel import Preparing
from coven.games.stupefix.steps.sharing import Sharing
from coven.games.stupefix.view import counts

JUDGED = 3
"""With fewer rounds to play a Master thinks on to the end."""
DOUBT, DOUBT_BY_ROUNDS = 28.0, 80.0
"""How many points ahead make a house e times as likely to win, at the end and, by their square, with rounds to come.

Among Adepts everybody aims at who is ahead, so that a lead means little before the last sharing. Weights fitted to that
win more among Adepts, and far less among players who do not.
"""


def quiet(table: Table) -> bool:
    """Whether a round begins, early enough in the game to judge it."""
    assert isinstance(table, StupefixTable)
    step = table.step
    return isinstance(step, Preparing) and not any(step.chosen) and ROUNDS - table.round + 1 >= JUDGED


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win."""
    assert isinstance(table, StupefixTable)
    sharing = isinstance(table.step, Sharing)
    rounds_left = ROUNDS - table.round + (not sharing)
    known = msgspec.structs.replace(counts(table), urns=tuple(map(round, points_by_house(table))))
    scores = house_scores(table.houses, table.sides(), known, tuple(table.late), rounds_left)
    shares = shares_by_lead(scores, DOUBT + DOUBT_BY_ROUNDS * rounds_left**2)
    sides = table.sides()
    return tuple([shares[sides.index(house)] / table.houses.count(house) for house in table.houses])


def points_by_house(table: StupefixTable) -> list[float]:
    """In the Urns, before the players, and to be hoped for from the sharing that is going on."""
    sides, step = table.sides(), table.step
    points = [float(points_in(urn)) for urn in table.urns]
    for seat, house in enumerate(table.houses):
        points[sides.index(house)] += points_in(table.rewards[seat])
    if isinstance(step, Sharing):
        for pick in range(len(table.offered)):
            house = table.houses[step.order[pick % len(step.order)]]
            points[sides.index(house)] += COMMON_OFFER / (OFFERED + 1)
    return points
