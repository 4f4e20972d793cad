"""How a win is shared out."""

from collections.abc import Sequence
from math import exp

from coven.engine import Outcome


def shares(outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the win: the winning sides share it, and the seats of a side."""
    found = [0.0] * players
    for side in outcome.ranking[0]:
        seats = outcome.sides[side]
        for seat in seats:
            found[seat] = 1 / len(outcome.ranking[0]) / len(seats)
    return found


def shares_by_lead(scores: Sequence[float], doubt: float) -> list[float]:
    """Each side's share of the win by its expected score. A lead of `doubt` makes a win e times as likely."""
    best = max(scores)
    odds = [exp((score - best) / doubt) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]
