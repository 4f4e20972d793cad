"""The Adept of Hocus: chances in the showdowns, judged from what the seat sees, times what lies in the Pots."""

from collections.abc import Sequence
from math import log
from typing import Any

from coven.bots.bot import Bot
from coven.bots.choosing import choose_best
from coven.bots.hocus.chances import Chances
from coven.bots.hocus.comparison import Comparison
from coven.bots.hocus.habit import roll
from coven.bots.hocus.outlook import prospects
from coven.bots.hocus.plan import SCHOOL_SHARES, Plan
from coven.bots.hocus.reasons import why
from coven.bots.hocus.showdowns import commitment
from coven.games.hocus.moves import Commit, Decline, NameOrder, TakeSchool
from coven.games.hocus.returning import Return
from coven.games.hocus.view import HocusView

__all__ = ["BOT"]

RETURNED = 0.7
"""A card from the deck is worth so much; what is RETURNed should help less."""


def weigh(view: HocusView, moves: Sequence[Any]) -> list[float]:
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


BOT = Bot(
    choose=choose_best(weigh),
    weigh=weigh,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=0.6,
    margin=0.05,  # others answer what the search sees alone
    search=Comparison,
)
