"""The Adept of Hocus Pocus: every move is weighed by the gems, and the hopes of gems, that it brings or costs."""

from collections.abc import Sequence
from random import Random
from typing import Any

from coven.bots.bot import Bot
from coven.bots.hocus_pocus.habit import roll
from coven.bots.hocus_pocus.judgement import Judgement
from coven.bots.hocus_pocus.outlook import prospects
from coven.bots.hocus_pocus.reasons import why
from coven.bots.sight import Sight
from coven.engine import Move
from coven.games.hocus_pocus.view import HocusPocusView

__all__ = ["BOT"]


def weigh(view: HocusPocusView, moves: Sequence[Any]) -> list[float]:
    judgement = Judgement(view)
    return [judgement.weight(move) for move in moves]


def choose(sight: Sight, random: Random) -> Move:
    view = sight.view
    assert isinstance(view, HocusPocusView)
    weights = weigh(view, sight.moves)
    move: Move = sight.moves[weights.index(max(weights))]
    return move


BOT = Bot(
    choose=choose,
    weigh=weigh,
    why=why,
    roll=roll,
    prospects=prospects,
    margin=0.2,  # a guess deals any cards to the others, who in truth keep their answers in Hand
)
