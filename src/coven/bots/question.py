"""How a bot is asked in another process: with a guess at the table. The real table stays where it is."""

from random import Random

import msgspec

from coven.bots import find
from coven.bots.budget import DEFAULT_BUDGET, Budget
from coven.bots.sight import Sight
from coven.engine import Game, Move, Seat, seed_from


class Question(msgspec.Struct, frozen=True):
    """What the bot of that name would do at a seat. It holds nothing that the seat could not know."""

    bot: str
    seat: Seat
    guess: bytes
    """The snapshot of a table that the seat cannot tell from the real one."""
    seed: int
    """The bot's luck."""
    budget: Budget


def ask(bot: str, sight: Sight, *, seed: int, budget: Budget = DEFAULT_BUDGET) -> Question:
    """The question to send. Any guess leads to the same answer."""
    guess = sight.guess(seed_from(f"guess {seed}", ()))
    return Question(bot, sight.seat, guess.snapshot(), seed, budget)


def decide(game: Game, question: Question) -> Move:
    """The same move as at the real table: what a bot guesses there it guesses here."""
    choose = find(question.bot, game, question.budget)
    return choose(Sight(game.restore(question.guess), question.seat), Random(question.seed))
