"""Who will win a game of Hocus: points, and what the Pockets promise in the showdowns to come."""

from math import exp

from coven.bots.hocus.plan import GROWTH, best_committed
from coven.bots.hocus.sets import rating
from coven.engine import Seat
from coven.games.hocus.cards import points
from coven.games.hocus.state import HocusTable

NO_POCKET = 3.0
"""How strong a Pocket without a card is, while there are cards in Hand for it."""
NOISE = 13.0
"""By how many points a guess at the final scores is wrong."""


def prospects(table: HocusTable) -> tuple[float, ...]:
    """Each seat's share of the win."""
    growth = GROWTH * sum(map(len, table.hands)) / len(table.pots)
    stakes = [points(pot) + growth for pot in table.pots]
    strengths = [seat_strengths(table, seat, stakes) for seat in range(table.players)]
    scores = [float(score) for score in table.points]
    for place, stake in enumerate(stakes):
        total = sum([row[place] for row in strengths]) or 1.0
        for seat, row in enumerate(strengths):
            scores[seat] += stake * row[place] / total
    best = max(scores)
    odds = [exp((score - best) / NOISE) for score in scores]
    return tuple([each / sum(odds) for each in odds])


def seat_strengths(table: HocusTable, seat: Seat, stakes: list[float]) -> list[float]:
    """How strong the seat is in each showdown, its Pockets being committed where they promise most."""
    empty = NO_POCKET if table.hands[seat] else 0.0
    one, two = [
        [exp(rating(pocket + community)) if pocket else empty for community in table.communities]
        for pocket in table.pockets[seat]
    ]
    return best_committed(one, two, stakes)
