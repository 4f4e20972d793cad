"""What a bot sees, and what a bot is: a way to choose from that."""

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any

from coven.engine import Chance, Move, Seat, Table, View

Choose = Callable[["Sight", Random], Move]
"""How a bot decides: from what it sees and luck of its own."""
Weigh = Callable[[Any, Sequence[Any]], list[float]]
"""Takes the game's own view and some moves, and says how good each move looks. 2 more is clearly better."""


class Sight:
    """What a seat that is asked sees of a table: its view, the moves on offer, and guesses at the rest."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self.seat = seat

    @property
    def offers(self) -> Sequence[Any]:
        """The moves on offer, each built when it is asked for. Good where there are hundreds and few are needed."""
        return self._table.offers(self.seat)

    @cached_property
    def moves(self) -> list[Any]:
        """All moves on offer."""
        return [*self.offers]

    @cached_property
    def view(self) -> View:
        return self._table.view(self.seat)

    def guess(self, luck: Chance) -> Table:
        return self._table.guess(self.seat, luck)
