"""Players that are not people. A bot sees what its seat sees, and nothing else."""

from collections.abc import Sequence
from random import Random

from coven.bots.levels import LEVELS, UnknownBot, at_level
from coven.bots.search import Budget
from coven.bots.sight import Choose, Sight
from coven.engine import CLOCK, Game, Move, Seat, Table

__all__ = ["NAMES", "Budget", "Choose", "Sight", "UnknownBot", "answer", "find", "names", "play_out"]

NAMES = ("random", *LEVELS)
DEFAULT = Budget()


def find(name: str, game: Game, budget: Budget = DEFAULT) -> Choose:
    """The bot of that name for a game: `random`, or a level. Not every game has every level; a Master has a budget."""
    if name == "random":
        return choose_at_random
    if name in LEVELS:
        return at_level(name, game, budget)
    raise UnknownBot(f"no bot {name!r}; known: {', '.join(NAMES)}")


def names(game: Game) -> list[str]:
    """The bots that a game has."""
    return [name for name in NAMES if _is_known(name, game)]


def _is_known(name: str, game: Game) -> bool:
    try:
        find(name, game)
    except UnknownBot:
        return False
    return True


def choose_at_random(sight: Sight, random: Random) -> Move:
    move: Move = random.choice(sight.offers)
    return move


def answer(table: Table, seat: Seat, bots: Sequence[Choose], random: Random) -> Move:
    """What a seat does that is asked: its bot chooses; the clock has no choice."""
    move: Move = table.moves(CLOCK)[0] if seat == CLOCK else bots[seat](Sight(table, seat), random)
    return move


def play_out(table: Table, bots: Sequence[Choose], random: Random) -> int:
    """Play a game to its end, seats being asked in the order of the rules. Returns the number of moves."""
    moves = 0
    while actors := table.actors():
        table.apply(actors[0], answer(table, actors[0], bots, random))
        moves += 1
    return moves
