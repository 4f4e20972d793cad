"""Which bot knows a game. What is in a folder here is found."""

from importlib import import_module

from coven.bots.bot import Bot
from coven.engine import Game


class UnknownBot(LookupError):
    """A name that no bot of the game has."""


def bot_of(game: Game) -> Bot:
    """What bots know of a game. Raises `UnknownBot` where nobody has taught it to them."""
    name = f"coven.bots.{game.name}"
    try:
        bot: Bot = import_module(name).BOT
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise UnknownBot(f"nobody has taught {game.name} to bots") from None
    return bot
