"""Tables in the middle of games, with something to decide."""

from functools import cache
from random import Random

from coven import bots
from coven.engine import Table
from coven.games import find
from tests.contract.cases import luck


@cache
def positions(name: str, games: int, share: float) -> list[Table]:
    """So large a share of the decisions in games of Adepts. The first actor has a choice."""
    game, random, found = find(name), Random(name), []
    adept = bots.find("adept", game)
    for number in range(games):
        table = game.deal(game.players[number % len(game.players)], game.simulation, chance=luck(f"{name} {number}"))
        for seat, move in bots.answers(table, [adept] * table.players, random):
            if random.random() < share and seat >= 0 and len(table.moves(seat)) > 1:
                found.append(table.clone())
            table.apply(seat, move)
    return found
