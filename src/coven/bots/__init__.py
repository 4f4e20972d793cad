"""Players that are not people. A bot sees what its seat sees, and nothing else."""

from collections.abc import Iterator, Sequence
from random import Random

from coven.bots.bot import Bot
from coven.bots.budget import DEFAULT_BUDGET, Budget
from coven.bots.cast import MEMBERS, read_bot
from coven.bots.discovery import UnknownBot, bot_of
from coven.bots.levels import LEVELS, levels_of, with_habit
from coven.bots.sight import Choose, Sight
from coven.engine import CLOCK, Game, Move, Seat, Table

__all__ = [
    "NAMES",
    "Bot",
    "Budget",
    "Choose",
    "Sight",
    "UnknownBot",
    "answer",
    "answers",
    "bot_of",
    "find",
    "names",
    "play_out",
]

NAMES = ("random", *LEVELS)


def find(name: str, game: Game, budget: Budget = DEFAULT_BUDGET) -> Choose:
    """The bot of that name for a game: `random`, a level, or somebody of the cast (`nan`, `nan:master`).

    Not every game has every level; a Master has a budget.
    """
    member, level = read_bot(name)
    if level == "random":
        return choose_at_random
    if level not in NAMES:
        raise UnknownBot(f"no bot {name!r}; known: {', '.join((*NAMES, *MEMBERS))}")
    bot = bot_of(game)
    levels = levels_of(with_habit(bot, member.habit) if member else bot, budget)
    if level not in levels:
        raise UnknownBot(f"nobody has taught {game.name} to the {level}")
    return levels[level]


def names(game: Game) -> list[str]:
    """The bots that a game has."""
    try:
        levels = levels_of(bot_of(game), DEFAULT_BUDGET)
    except UnknownBot:
        return ["random"]
    return ["random", *[level for level in LEVELS if level in levels]]


def choose_at_random(sight: Sight, random: Random) -> Move:
    move: Move = random.choice(sight.offers)
    return move


def answer(table: Table, seat: Seat, bots: Sequence[Choose], random: Random) -> Move:
    """The move of the seat that is asked: its bot chooses; the clock has no choice."""
    move: Move = table.moves(CLOCK)[0] if seat == CLOCK else bots[seat](Sight(table, seat), random)
    return move


def answers(table: Table, bots: Sequence[Choose], random: Random) -> Iterator[tuple[Seat, Move]]:
    """Each seat that is asked, in the order of the rules, and its move, to the end. The caller makes the moves."""
    while actors := table.actors():
        yield actors[0], answer(table, actors[0], bots, random)


def play_out(table: Table, bots: Sequence[Choose], random: Random) -> int:
    """Play a game to its end. Returns the number of moves."""
    moves = 0
    for seat, move in answers(table, bots, random):
        table.apply(seat, move)
        moves += 1
    return moves
