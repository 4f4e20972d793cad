"""The games: one folder each. What is in a folder here is on the list, and so is what other packages bring along.

Another package names its game as an entry point of the group `coven.games`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from coven.engine import Game


class UnknownGame(LookupError):
    """A name that no game has; `known` are those that there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no game {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in order."""
    return tuple(sorted({*here(), *elsewhere()}))


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(name, names())
    game: Game = import_module(f"{__name__}.{name}").GAME if name in here() else elsewhere()[name].load()
    return game


def here() -> set[str]:
    """The names of the folders."""
    return {module.name for module in iter_modules(__path__)}


@cache
def elsewhere() -> dict[str, EntryPoint]:
    """The games of other packages, by name."""
    return {entry.name: entry for entry in entry_points(group=__name__)}
