"""A bot for Familiars. It lies beside the game, and `coven.bots` finds it there."""

from random import Random

from coven.bots import Bot, Sight
from examples.familiars.rules import FAMILIARS, Send


def choose(sight: Sight, random: Random) -> Send:
    """The strongest card in hand."""
    strongest: Send = max(sight.moves, key=lambda move: FAMILIARS[move.card])
    return strongest


BOT = Bot(choose=choose)
