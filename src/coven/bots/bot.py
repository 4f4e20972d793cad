"""What bots know of one game, as one value: `BOT` in the game's folder. All levels are made of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from coven.bots.budget import Budget
from coven.bots.habits import Habit, Manners
from coven.bots.reason import Reason
from coven.bots.sight import Choose, Sight, Weigh
from coven.engine import Move, Seat, View

Why = Callable[[Sight, Move], Reason]
Roll = Callable[[Any, Seat, Random], Move]
Prospects = Callable[[Any], Sequence[float]]


class Thinking(Protocol):
    """The search of one seat for one decision."""

    iterations: int
    """How many it has made so far."""

    def run(self, budget: Budget) -> None: ...
    def decide(self) -> Move: ...


@dataclass(frozen=True, kw_only=True, slots=True)
class Bot:
    """Only `choose` is needed. The other parts make more levels and better analyses."""

    choose: Choose
    """The Adept's move."""
    weigh: Weigh | None = None
    """How good moves look to the Adept: for the Apprentice and the Master."""
    choose_by: Callable[[Weigh], Choose] | None = None
    """How the Adept chooses by what moves are worth: for habits."""
    manners: Manners | None = None
    """What moves are about, and who the rivals are: for habits."""
    why: Why | None = None
    """The reason for a move, with numbers that its seat could know: for hints and analyses."""
    roll: Roll | None = None
    """A sensible move, found quickly, from the seat's own cards and what all can see: for playouts."""
    prospects: Prospects | None = None
    """Each seat's share of the win, judged by looking at a table in the middle of a game."""
    slope: float = 1.0
    """Spreads judged chances out (more than 1) or draws them together (less). `coven calibrate` finds it."""

    # The Master's search

    margin: float = 0.0
    """By how much of a fair share a move must be better than the Adept's favourite."""
    quiet: Callable[[Any], bool] | None = None
    """Whether the table is at a point where `prospects` judges it best."""
    recall: Callable[[Sight], View] | None = None
    """The view with what the seat remembers, where the view alone does not show all that the seat knows."""
    search: "Callable[[Bot, Sight, Random], Thinking] | None" = None
    """The game's own kind of search, instead of the one for all games."""

    # Instead of all that

    levels: Mapping[str, Choose] | None = None
    """How each level plays, where the game makes its levels itself."""
    levels_of_habit: Callable[[Habit], Mapping[str, Choose]] | None = None
    """The same levels as somebody with a habit plays them."""
