"""A bot for Familiars. It lies beside the game, and `coven.bots` finds it there."""

from random import Random

from coven.bots import Bot, Sight
from examples.familiars.cards import STRENGTH
from examples.familiars.moves import Send


def choose(sight: Sight, random: Random) -> Send:
    """The strongest card in hand."""
    strongest: Send = max(sight.moves, key=lambda move: STRENGTH[move.card])
    return strongest


BOT = Bot(choose=choose)
