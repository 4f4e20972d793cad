"""Stupéfix as an Adept plays it: bluffs that look like threats, nerves measured against the cards unseen, a good pick.

All is reckoned in points of one's house. What is chosen in secret is mixed, so that nobody can read it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from coven.bots.bot import Bot
from coven.bots.sight import Sight
from coven.bots.stupefix.habit import draw, roll
from coven.bots.stupefix.judgement import weigh_with
from coven.bots.stupefix.memory import remembered, supposed
from coven.bots.stupefix.outlook import prospects, quiet
from coven.bots.stupefix.reasons import why
from coven.engine import Move, View
from coven.games.stupefix.view import StupefixView

__all__ = ["BOT"]


def choose(sight: Sight, random: Random) -> Move:
    return draw(sight.moves, weigh(recall(sight), sight.moves), random)


def recall(sight: Sight) -> StupefixView:
    """What the seat sees, and the rewards that it remembers."""
    assert isinstance(sight.view, StupefixView)
    return msgspec.structs.replace(sight.view, counts=remembered(sight))


def weigh(view: View, moves: Sequence[Any]) -> list[float]:
    """Who does not remember the rewards that others have taken supposes something."""
    assert isinstance(view, StupefixView)
    return weigh_with(view, moves, view.counts or supposed(view))


BOT = Bot(
    choose=choose,
    weigh=weigh,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=0.55,
    quiet=quiet,
    recall=recall,
)
