"""The Adept of Hocus: chances in the showdowns, judged from what the seat sees, times what lies in the Pots."""

from math import log
from random import Random
from typing import Any

from coven.bots.hocus.chances import Chances
from coven.bots.hocus.comparison import Comparison
from coven.bots.hocus.habit import roll
from coven.bots.hocus.outlook import prospects
from coven.bots.hocus.plan import SCHOOL_SHARES, Plan
from coven.bots.hocus.reasons import why
from coven.bots.hocus.showdowns import commitment
from coven.bots.sight import Sight
from coven.engine import Move
from coven.games.hocus.moves import Commit, Decline, NameOrder, TakeSchool
from coven.games.hocus.returning import Return
from coven.games.hocus.view import HocusView

__all__ = ["MARGIN", "SEARCH", "choose", "prospects", "roll", "weigh", "why"]

SEARCH = Comparison
MARGIN = 0.05
"""By how much of a fair share a move must be better than the favourite: others answer what the search sees alone."""

RETURNED = 0.7
"""A card from the deck is worth so much; what is RETURNed should help less."""


def weigh(view: HocusView, moves: list[Any]) -> list[float]:
    """What each move is worth, in points."""
    match moves[-1]:
        case Commit() | Decline():
            chances = Chances(view)
            return [commitment(view, chances, move) for move in moves]
        case TakeSchool():
            return [3 * log(SCHOOL_SHARES[move.school]) for move in moves]
        case NameOrder():
            return [float(len(view.pots[move.communities[0] - 1])) / 4 for move in moves]
    plan = Plan(view)
    if isinstance(moves[0], Return):
        return [sum([RETURNED - plan.use(card) for card in move.cards]) for move in moves]
    return [plan.gain(move) for move in moves]


def choose(sight: Sight, random: Random) -> Move:
    """The best move; luck decides between equals."""
    view = sight.view
    assert isinstance(view, HocusView)
    weights = weigh(view, sight.moves)
    best = max(weights)
    move: Move = random.choice([move for move, weight in zip(sight.moves, weights, strict=True) if weight == best])
    return move
