"""`coven` with the example game on its shelf: python -m tests.cli.with_familiars play familiars"""

import fcntl
import os
import termios
from collections.abc import Callable
from importlib import import_module

from coven import games
from coven.engine import Game
from examples.familiars import GAME

OTHERS = games.names()


def find(name: str) -> Game:
    """Familiars, and the real games for those who know their names."""
    if name not in {"familiars", *OTHERS}:
        raise games.UnknownGame(name, ("familiars",))
    return GAME if name == "familiars" else import_module(f"coven.games.{name}").GAME


def shelve(put: Callable[[object, str, object], None] = setattr) -> None:
    """Put Familiars on the shelf, alone."""
    put(games, "find", find)
    put(games, "names", lambda: ("familiars",))


if __name__ == "__main__":
    from coven.cli import main

    if os.getsid(0) == os.getpid() and os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # as a shell does it, so that Ctrl-C and a closed terminal arrive
    shelve()
    main()
