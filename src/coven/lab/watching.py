"""Games between bots with somebody who looks at every move."""

from collections.abc import Callable
from random import Random
from typing import Any

from coven import bots, games
from coven.bots.match import Match
from coven.engine import Outcome, Seat, Table, seed_from

Look = Callable[[Table, Seat, Any], None]
"""Is shown the table just before a move, who makes it, and the move."""


def watch(match: Match, number: int, look: Look) -> Outcome:
    """The game of that number."""
    game, secret = games.find(match.game), f"{match.seed}/{number}"
    chosen, random = [bots.find(name, game, match.budget) for name in match.bots], Random(secret)
    table = game.deal(match.players, match.options, chance=seed_from(secret, ()))
    while actors := table.actors():
        move = bots.answer(table, actors[0], chosen, random)
        look(table, actors[0], move)
        table.apply(actors[0], move)
    assert table.outcome is not None
    return table.outcome
