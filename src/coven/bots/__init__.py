"""Players that are not people. A bot sees what its seat sees, and nothing else."""

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from coven.engine import CLOCK, Chance, Game, Move, Seat, Table, View

Choose = Callable[["Sight", Random], Move]
"""How a bot decides: from what it sees and luck of its own."""

NAMES = ("random", "thumb")


class Sight:
    """What a seat sees of a table: its view, the moves on offer, and guesses at the rest."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    @cached_property
    def moves(self) -> list[Any]:
        return self._table.moves(self.seat)

    @cached_property
    def view(self) -> View:
        return self._table.view(self.seat)

    def guess(self, luck: Chance) -> Table:
        return self._table.guess(self.seat, luck)


class UnknownBot(LookupError):
    """A name that no bot has."""


def find(name: str, game: Game) -> Choose:
    """The bot of that name for a game: `random`, or `thumb`, which plays by rules of thumb."""
    match name:
        case "random":
            return choose_at_random
        case "thumb":
            thumb: Choose = import_module(f"coven.bots.{game.name}").choose
            return thumb
    raise UnknownBot(f"no bot {name!r}; known: {', '.join(NAMES)}")


def choose_at_random(sight: Sight, random: Random) -> Move:
    move: Move = random.choice(sight.moves)
    return move


def answer(table: Table, seat: Seat, bots: Sequence[Choose], random: Random) -> Move:
    """What a seat does that is asked: its bot chooses; the clock has no choice."""
    move: Move = table.moves(CLOCK)[0] if seat == CLOCK else bots[seat](Sight(table, seat), random)
    return move


def slowed(table: Table, seat: Seat, move: Any, times: int) -> Move:
    """A call in a race, so many times later: people read and reach. Who would call too late stays silent."""
    if not {"ms", "opening"} <= set(move.__struct_fields__):
        called: Move = move
        return called
    later: Move = msgspec.structs.replace(move, ms=move.ms * times)
    return table.timeout(seat) if table.stack[-1].refusal(table, seat, later) else later


def play_out(table: Table, bots: Sequence[Choose], random: Random) -> int:
    """Play a game to its end, seats being asked in the order of the rules. Returns the number of moves."""
    moves = 0
    while actors := table.actors():
        table.apply(actors[0], answer(table, actors[0], bots, random))
        moves += 1
    return moves
