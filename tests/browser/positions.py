"""Positions of real games to begin with: in the middle, and just before the end."""

from functools import cache
from random import Random

from coven.engine import Table
from coven.games import find
from tests.contract.cases import luck, step_randomly

PLAYERS = 3
"""With whom the lobby's button plays, where the game can be played by so many."""

SOME = 30


def players_of(game: str) -> int:
    return max(find(game).players[0], PLAYERS)


@cache
def _played(game: str, number: int = 0) -> list[Table]:
    """A game by chance, position by position."""
    rules, story = find(game), game + " again" * number
    random = Random(f"a game of {story}")
    table = rules.deal(players_of(game), rules.simulation, chance=luck(story))
    positions = [table.clone()]
    while table.step:
        table.apply(*step_randomly(table, random))
        positions.append(table.clone())
    return positions


def middle(game: str) -> Table:
    return _played(game)[len(_played(game)) // 2].clone()


def last(game: str) -> Table:
    """With one move to go."""
    return _played(game)[-2].clone()


def fullest(game: str) -> Table:
    """Where the first seat has the most cards in hand, of some games."""
    positions = [position for number in range(SOME) for position in _played(game, number)[:-1]]
    return max(positions, key=lambda table: len(table.view(0).hand)).clone()
