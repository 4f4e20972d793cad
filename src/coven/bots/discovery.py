"""Where the bot of a game is: in the folder of that name here, or beside a game from elsewhere."""

from importlib import import_module

from coven.bots.bot import Bot
from coven.engine import Game


class UnknownBot(LookupError):
    """A name that no bot of the game has."""


def bot_of(game: Game) -> Bot:
    """What bots know of a game. Raises `UnknownBot` where nobody has taught it to them."""
    name = _module(game)
    try:
        bot: Bot = import_module(name).BOT
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise UnknownBot(f"nobody has taught {game.name} to bots") from None
    return bot


def _module(game: Game) -> str:
    """`coven.bots.hocus` for `coven.games.hocus`; `cards.bot` for a game of the package `cards`."""
    room, _, name = game.package.rpartition(".")
    return f"coven.bots.{name}" if room == "coven.games" else f"{game.package}.bot"
