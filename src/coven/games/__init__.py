"""The games: one folder each. What is in a folder here is on the list."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from coven.engine import Game


class UnknownGame(LookupError):
    """A name that no game has; `known` are those that there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no game {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


def names() -> tuple[str, ...]:
    """The names of all games, in order."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(name, names())
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game
