"""`coven` with the example game on its shelf: python -m tests.cli.with_familiars play familiars"""

import fcntl
import os
import sys
import termios
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from coven import games
from coven.bots import Bot
from coven.engine import Game
from examples.familiars import GAME

OTHERS = games.names()
PutModule = Callable[[str, ModuleType], None]


def find(name: str) -> Game:
    """Familiars, and the real games for those who know their names."""
    if name not in {"familiars", *OTHERS}:
        raise games.UnknownGame(name, ("familiars",))
    return GAME if name == "familiars" else import_module(f"coven.games.{name}").GAME


def shelve(
    put: Callable[[object, str, object], None] = setattr, put_module: PutModule = sys.modules.__setitem__
) -> None:
    """Put Familiars on the shelf, alone, with a bot that always sends its first card."""
    module = ModuleType("coven.bots.familiars")
    module.BOT = Bot(choose=lambda sight, random: sight.moves[0])
    put_module("coven.bots.familiars", module)
    put(games, "find", find)
    put(games, "names", lambda: ("familiars",))


if __name__ == "__main__":
    from coven.cli import main

    if os.getsid(0) == os.getpid() and os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # as a shell does it, so that Ctrl-C and a closed terminal arrive
    shelve()
    main()
