"""How well a bot plays: Apprentice, Adept and Master, made for each game from what its bot knows."""

from collections.abc import Mapping
from dataclasses import replace
from math import exp
from random import Random
from typing import Any

from coven.bots.bot import Bot
from coven.bots.budget import Budget
from coven.bots.habits import Habit, leaning_to
from coven.bots.search import Search
from coven.bots.sight import Choose, Sight, Weigh
from coven.engine import Move

LEVELS = ("apprentice", "adept", "master")

SLIP = 0.15
"""How often an Apprentice does not notice a move."""
WAVERING = 0.7
"""How much better a move must look before an Apprentice is e times as likely to make it."""


def levels_of(bot: Bot, budget: Budget) -> Mapping[str, Choose]:
    """The levels that a bot knows enough for, and how each plays."""
    if bot.levels is not None:
        return bot.levels
    levels = {"adept": bot.choose}
    if bot.weigh:
        levels["apprentice"] = apprentice(bot.weigh)
    if bot.weigh and bot.roll and bot.prospects:
        levels["master"] = master(bot, budget)
    return levels


def with_habit(bot: Bot, habit: Habit) -> Bot:
    """The same bot, leaning a little to what somebody likes. A bot that knows no manners plays as ever."""
    if bot.levels_of_habit is not None:
        return replace(bot, levels=bot.levels_of_habit(habit))
    if bot.weigh is None or bot.manners is None or bot.choose_by is None:
        return bot
    weigh = leaning_to(habit, bot.weigh, bot.manners)
    return replace(bot, weigh=weigh, choose=bot.choose_by(weigh))


def apprentice(weigh: Weigh) -> Choose:
    """Judges moves as the Adept does, but overlooks some and hesitates between the others."""

    def choose(sight: Sight, random: Random) -> Move:
        noticed: list[Any] = [move for move in sight.moves if random.random() >= SLIP] or sight.moves
        weights = weigh(sight.view, noticed)
        best = max(weights)
        move: Move = random.choices(noticed, [exp((weight - best) / WAVERING) for weight in weights])[0]
        return move

    return choose


def master(bot: Bot, budget: Budget) -> Choose:
    """A player who thinks as long as the budget allows, unless there is nothing to think about."""
    start = bot.search or Search

    def choose(sight: Sight, random: Random) -> Move:
        if len(sight.moves) == 1:
            only: Move = sight.moves[0]
            return only
        search = start(bot, sight, Random(random.getrandbits(64)))
        search.run(budget)
        return search.decide()

    return choose
