"""Which moves are compared: the one that was made, what an Adept would do, and the best at first sight."""

from random import Random
from typing import Any

import msgspec

from coven import bots
from coven.engine import Game, Move, Seat, Table, Timed

ASKED = 4
"""How often an Adept is asked: where it chooses by lot, it does not always make the same move."""


def candidates(game: Game, table: Table, seat: Seat, made: Move, *, most: int, seed: str) -> tuple[Any, ...]:
    """The move that was made, and at most so many beside it and the Adept's."""
    sight = bots.Sight(table, seat)
    random, adept = Random(seed), bots.find("adept", game)
    asked = dict.fromkeys(in_time(table, seat, adept(sight, random), made) for _ in range(ASKED))
    offered = [in_time(table, seat, move, made) for move in _best_at_first_sight(game, sight)]
    return tuple(dict.fromkeys([made, *asked, *offered[: most + 1]]))[: max(most, len(asked)) + 1]


def _best_at_first_sight(game: Game, sight: bots.Sight) -> list[Any]:
    """The offered moves as the Adept likes them; as they are offered where he cannot say."""
    weigh = bots.bot_of(game).weigh
    if len(sight.moves) < 2 or weigh is None:
        return sight.moves
    weights = weigh(sight.view, sight.moves)
    order = sorted(range(len(weights)), key=lambda index: -weights[index])
    return [sight.moves[index] for index in order]


def in_time(table: Table, seat: Seat, move: Move, made: Move) -> Move:
    """In a race: the move at the time at which the other was made, for only that can be compared."""
    if not isinstance(move, Timed):
        return move
    at = made.ms if isinstance(made, Timed) else max(_times(table, seat))
    same = msgspec.structs.replace(move, ms=at)
    return move if table.refusal(seat, same) else same


def _times(table: Table, seat: Seat) -> list[int]:
    """When calls are on offer. A player who stayed silent is compared with the latest."""
    return [move.ms for move in table.moves(seat) if isinstance(move, Timed)]
