"""The engine: a stack of steps that ask seats for moves. It knows no game and does no I/O."""

from coven.engine.chance import Chance
from coven.engine.game import Game, Options, option
from coven.engine.offers import Offer, Offers, Ways
from coven.engine.record import BadRecord, Played, Record, seed_from
from coven.engine.refusal import Illegal
from coven.engine.table import Table
from coven.engine.values import (
    CLOCK,
    SPECTATOR,
    Card,
    Event,
    Move,
    Outcome,
    Prompt,
    Seat,
    Step,
    Told,
    View,
    Words,
    ranked,
)

__all__ = [
    "CLOCK",
    "SPECTATOR",
    "BadRecord",
    "Card",
    "Chance",
    "Event",
    "Game",
    "Illegal",
    "Move",
    "Offer",
    "Offers",
    "Options",
    "Outcome",
    "Played",
    "Prompt",
    "Record",
    "Seat",
    "Step",
    "Table",
    "Told",
    "View",
    "Ways",
    "Words",
    "option",
    "ranked",
    "seed_from",
]
