"""What is worth counting in a game besides who wins, for those who judge the game itself."""

from typing import Any, Generic, TypeVar

from coven.engine.table import Table
from coven.engine.values import Seat

T = TypeVar("T", bound=Table)


class Tally(Generic[T]):
    """The numbers of one game. A game says in a class of its own what is noted; this one notes nothing."""

    def __init__(self) -> None:
        self.numbers: dict[str, list[float]] = {}
        """By name: `rounds`, or `casts kindle` where the same is counted of several things."""

    def note(self, name: str, number: float) -> None:
        self.numbers.setdefault(name, []).append(number)

    def see(self, table: T, seat: Seat, move: Any) -> None:
        """Just before each move."""

    def end(self, table: T) -> None:
        """When the game is over."""
