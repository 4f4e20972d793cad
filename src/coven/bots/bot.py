"""What bots know of one game, as one value: `BOT` in the game's folder. All levels are made of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from coven.bots.budget import Budget
from coven.bots.reason import Reason
from coven.bots.sight import Choose, Sight
from coven.engine import Move, Seat, View

Weigh = Callable[[Any, Sequence[Any]], list[float]]
"""From the game's own view and some moves to how good each looks. 2 more is clearly better."""
Why = Callable[[Sight, Move], Reason]
Roll = Callable[[Any, Seat, Random], Move]
Prospects = Callable[[Any], Sequence[float]]


class Thinking(Protocol):
    """The search of one seat for one decision."""

    iterations: int
    """How many it has made."""

    def run(self, budget: Budget) -> None: ...
    def decide(self) -> Move: ...


@dataclass(frozen=True, kw_only=True, slots=True)
class Bot:
    """Only `choose` is needed. The other parts make more levels and better analyses."""

    choose: Choose
    """The Adept's move."""
    weigh: Weigh | None = None
    """How good moves look to the Adept: for the Apprentice and the Master."""
    why: Why | None = None
    """What speaks for a move, with numbers that its seat could know: for hints and analyses."""
    roll: Roll | None = None
    """A sensible move at once, from the seat's own cards and what all can see: for playouts."""
    prospects: Prospects | None = None
    """Each seat's share of the win, judged by looking at a table in the middle of a game."""
    slope: float = 1.0
    """How far apart judged chances should be, against how they look: found by `coven calibrate`."""

    # The Master's search

    margin: float = 0.0
    """By how much of a fair share a move must be better than the Adept's favourite."""
    quiet: Callable[[Any], bool] | None = None
    """Whether this is a point of the game where tables are best judged."""
    recall: Callable[[Sight], View] | None = None
    """The view of a seat with what it remembers, where the view itself does not show all that the seat knows."""
    search: "Callable[[Bot, Sight, Random], Thinking] | None" = None
    """A search of the game's own kind."""

    # Instead of all that

    levels: Mapping[str, Choose] | None = None
    """How each level plays, where the game makes its levels itself."""
