"""Every game with every number of players."""

from collections.abc import Iterator
from random import Random

import pytest

from coven.engine import Game
from coven.games import find, names
from coven.research.position import Position

CASES = [(name, players) for name in names() for players in find(name).players]

each_case = pytest.mark.parametrize("name, players", CASES)
each_game = pytest.mark.parametrize("name", names())


def positions(name: str, players: int, number: int) -> Iterator[Position]:
    """So many positions of random games, the last words of unfinished moves among them."""
    game, random = find(name), Random(f"{name} {players}")
    while number > 0:
        position = Position.deal(game, players, {}, str(random.random()))
        while position.actor is not None and number > 0:
            yield position
            number -= 1
            position.say(random.choice(position.choices))


def played_out(game: Game, players: int, random: Random) -> Position:
    """A game to its end, at random."""
    position = Position.deal(game, players, {}, str(random.random()))
    while position.actor is not None:
        position.say(random.choice(position.choices))
    return position
