"""Deciding in another process, which is told nothing but what the seat may know."""

from random import Random

import msgspec

from coven import bots, games
from coven.bots.budget import Budget
from coven.bots.sight import Sight
from coven.engine import Chance, Game, Move


class Question(msgspec.Struct, frozen=True):
    """What the bot of that name would do at a seat. The table is a guess: the real one stays at home."""

    game: str
    bot: str
    seat: int
    guess: bytes
    seed: str
    """The luck of the bot."""
    budget: Budget = Budget()


def ask(game: Game, bot: str, sight: Sight, *, luck: Chance, seed: str, budget: Budget) -> Question:
    """The question to send. `luck` deals the guess, and does not change the answer."""
    return Question(game.name, bot, sight.seat, sight.guess(luck).snapshot(), seed, budget)


def decide(question: Question) -> Move:
    """The same move as at the table: what a bot guesses there it would guess here."""
    game = games.find(question.game)
    choose = bots.find(question.bot, game, question.budget)
    return choose(Sight(game.restore(question.guess), question.seat), Random(question.seed))
