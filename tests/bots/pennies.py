"""Matching Pennies: seat 0 wins if both show the same side. The second to choose knows the first choice, or not."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from coven.bots import Bot, Sight
from coven.engine import Event, Move, Options, Seat, Step, Table, View, ranked
from tests.contract.cases import luck

SIDES = ("heads", "tails")


class Show(Move, frozen=True):
    side: str


class Chose(Event, frozen=True):
    seat: Seat


class Shown(Event, frozen=True):
    side: str


class Choosing(Step[Table], frozen=True):
    """Both choose, seat 0 first as far as the rules ask in order; `openly` tells what it chose."""

    rule: ClassVar[str] = "MP-1"
    openly: bool
    chosen: tuple[Show | None, ...] = (None, None)

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat, move in enumerate(self.chosen) if move is None)

    def moves(self, table: Table, seat: Seat) -> list[Show]:
        return [Show(side) for side in SIDES]

    def play(self, table: Table, seat: Seat, move: Show) -> None:
        if self.openly:
            table.tell(Shown, move.side)
        else:
            table.tell(Chose, seat)
        chosen = (*self.chosen[:seat], move, *self.chosen[seat + 1 :])
        if None in chosen:
            table.then(Choosing(self.openly, chosen))
        else:
            table.finish(ranked("shown", (1, 0) if chosen[0] == chosen[1] else (0, 1)))

    def reopened(self, viewer: Seat) -> "Choosing | None":
        mine = tuple(move if seat == viewer else None for seat, move in enumerate(self.chosen))
        return None if self.openly else Choosing(False, mine)


def pennies(*, openly: bool, chosen: tuple[Show | None, ...] = (None, None)) -> Table:
    return Table(players=2, options=Options(), chance=luck(0), rules=1, stack=[Choosing(openly, chosen)])


def choose_any(sight: Sight, random: Random) -> Move:
    move: Move = random.choice(sight.moves)
    return move


def weigh_alike(view: View, moves: Sequence[Any]) -> list[float]:
    return [0.0] * len(moves)


def roll_any(table: Table, seat: Seat, random: Random) -> Move:
    move: Move = random.choice(table.moves(seat))
    return move


def even_prospects(table: Table) -> list[float]:
    return [1 / table.players] * table.players


BEGINNER = Bot(choose=choose_any, weigh=weigh_alike, roll=roll_any, prospects=even_prospects)
"""Knows nothing: any move may be good, and both may win."""
