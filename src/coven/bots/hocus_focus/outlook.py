"""Who will win a game of Hocus Focus: who has more cards."""

from math import exp

from coven.engine import Table
from coven.games.hocus_focus.setup import HocusFocusTable

LEAD = 1.2
"""How many cards ahead make a win e times as likely, with one card still to be won; more with more."""


def prospects(table: Table) -> tuple[float, ...]:
    """Each seat's share of the win: who has more cards is likelier to win, the more so the fewer are to be won."""
    assert isinstance(table, HocusFocusTable)
    scores = table.scores()
    to_come = len(table.pile) + len(table.aside)
    if table.options.ending == "race":
        to_come = min(to_come, max(table.options.goal - max(scores), 0) * 2)
    odds = [exp((score - max(scores)) / LEAD / (1 + to_come) ** 0.5) for score in scores]
    return tuple([each / sum(odds) for each in odds])
