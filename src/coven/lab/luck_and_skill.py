"""How much of a finished game was luck, and how much was everybody's own doing."""

from typing import Any

import msgspec

from coven.bots import UnknownBot
from coven.engine import Game, Seat
from coven.lab.analysis import Account, accounts
from coven.lab.estimate import Estimate
from coven.lab.judging import Decision, Effort, Judges, moments
from coven.lab.mistakes import mistakes

OPTIONS = 2
"""Moves with which each one that was made is compared."""
MOST_PLAYOUTS = 16
LEAST_PLAYOUTS = 4
WORK = 1_000
"""Playouts for the moves of a game, more or less: in a long one each has fewer."""


TOLD = 3
"""How many choices are told that decided the game."""


class Mistake(msgspec.Struct, frozen=True):
    """A choice that gave something away, and what would have been better, as far as its player could know."""

    number: int
    seat: Seat
    made: Any
    better: Any
    loss: Estimate
    why: str | None = None
    """The message that speaks for the better one."""
    args: dict[str, Any] = {}


class LuckAndSkill(msgspec.Struct, frozen=True):
    """Nobody's, where nobody has taught the game to bots."""

    accounts: tuple[Account, ...]
    mistakes: tuple[Mistake, ...]


def luck_and_skill(game: Game, data: bytes) -> LuckAndSkill:
    """Of a finished record that holds."""
    record, positions = moments(data, lambda _: game)
    playouts = max(LEAST_PLAYOUTS, min(MOST_PLAYOUTS, WORK // len(positions)))
    try:
        judges = Judges(record, Effort(playouts=playouts, options=OPTIONS), seed="")
    except UnknownBot:
        return LuckAndSkill((), ())
    judged = (judges.decision(position.table, position.played) for position in positions)
    decisions = [decision for decision in judged if decision is not None]
    worst = mistakes(judges, positions, decisions, TOLD)
    return LuckAndSkill(accounts(record, decisions), tuple(_told(decision) for decision in worst))


def _told(decision: Decision) -> Mistake:
    made, better = (choice.move for choice in decision.choices)
    why = decision.why
    reason = (None, {}) if why is None else (f"why-{why.message}", dict(why.args))
    return Mistake(decision.number, decision.seat, made, better, decision.loss, *reason)
