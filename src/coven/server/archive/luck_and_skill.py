"""How much of a finished game was luck, and how much was everybody's own doing."""

import msgspec

from coven.bots import UnknownBot
from coven.engine import Game
from coven.lab.analysis import Account, accounts
from coven.lab.judging import Effort, Judges, moments

OPTIONS = 2
"""Moves with which each one that was made is compared."""
MOST_PLAYOUTS = 16
LEAST_PLAYOUTS = 4
WORK = 2_000
"""Playouts for the moves of a game, more or less: in a long one each has fewer."""


class LuckAndSkill(msgspec.Struct, frozen=True):
    """Nobody's, where nobody has taught the game to bots."""

    accounts: tuple[Account, ...]


def luck_and_skill(game: Game, data: bytes) -> LuckAndSkill:
    """Of a finished record that holds."""
    record, positions = moments(data, lambda _: game)
    playouts = max(LEAST_PLAYOUTS, min(MOST_PLAYOUTS, WORK // len(positions)))
    try:
        judges = Judges(record, Effort(playouts=playouts, options=OPTIONS), seed="")
    except UnknownBot:
        return LuckAndSkill(())
    judged = (judges.decision(position.table, position.played) for position in positions)
    return LuckAndSkill(accounts(record, [decision for decision in judged if decision is not None]))
