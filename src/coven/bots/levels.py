"""How well a bot plays: Apprentice, Adept and Master, made for each game from what its Adept knows."""

from importlib import import_module
from math import exp
from random import Random
from types import ModuleType
from typing import Any

from coven.bots.search import Budget, Knowledge, master
from coven.bots.sight import Choose, Sight
from coven.engine import Game, Move

NEEDS = {"apprentice": ("weigh",), "adept": ("choose",), "master": ("weigh", "roll", "prospects")}
"""What a game's folder must have for each level."""
LEVELS = tuple(NEEDS)

SLIP = 0.15
"""How often an Apprentice does not notice a move."""
WAVERING = 0.7
"""How much better a move must look before an Apprentice is e times as likely to make it."""


class UnknownBot(LookupError):
    """A name that no bot of the game has."""


def at_level(level: str, game: Game, budget: Budget) -> Choose:
    """A player of that level, from what the game's folder knows; a game may make its levels itself."""
    knowledge = knowledge_of(game)
    if hasattr(knowledge, "at_level"):
        own: Choose = knowledge.at_level(level)
        return own
    if not all(hasattr(knowledge, name) for name in NEEDS[level]):
        raise UnknownBot(f"nobody has taught {game.name} to the {level}")
    match level:
        case "apprentice":
            return apprentice(knowledge)
        case "adept":
            adept: Choose = knowledge.choose
            return adept
    return master(knowledge, budget)


def knowledge_of(game: Game) -> ModuleType:
    name = f"coven.bots.{game.name}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise UnknownBot(f"nobody has taught {game.name} to bots") from None


def apprentice(knowledge: Knowledge) -> Choose:
    """Has the Adept's eye, but overlooks some moves altogether and wavers between the others."""

    def choose(sight: Sight, random: Random) -> Move:
        noticed: list[Any] = [move for move in sight.moves if random.random() >= SLIP] or sight.moves
        weights = knowledge.weigh(sight.view, noticed)
        best = max(weights)
        move: Move = random.choices(noticed, [exp((weight - best) / WAVERING) for weight in weights])[0]
        return move

    return choose
