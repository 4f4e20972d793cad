"""The engine: a stack of steps that ask seats for moves. It knows no game and does no I/O."""

from coven.engine.chain import BadRecord
from coven.engine.chance import Chance
from coven.engine.game import Game
from coven.engine.mend import Mend
from coven.engine.offers import Offer, Offers, Recipe, Ways
from coven.engine.options import Options, option
from coven.engine.orders import Order
from coven.engine.race import HERE, Distance, Opening, RaceStep, Timed, race_at, race_step
from coven.engine.record import Played, Record, seed_from
from coven.engine.refusal import Illegal
from coven.engine.script import LEARNER, Lesson, Reply, Script
from coven.engine.step import Step
from coven.engine.table import Table
from coven.engine.tally import Tally
from coven.engine.values import (
    CLOCK,
    SPECTATOR,
    Card,
    Event,
    Move,
    Outcome,
    Prompt,
    Seat,
    Told,
    View,
    Words,
    printed,
    ranked,
)

__all__ = [
    "CLOCK",
    "HERE",
    "LEARNER",
    "SPECTATOR",
    "BadRecord",
    "Card",
    "Chance",
    "Distance",
    "Event",
    "Game",
    "Illegal",
    "Lesson",
    "Mend",
    "Move",
    "Offer",
    "Offers",
    "Opening",
    "Options",
    "Order",
    "Outcome",
    "Played",
    "Prompt",
    "RaceStep",
    "Recipe",
    "Record",
    "Reply",
    "Script",
    "Seat",
    "Step",
    "Table",
    "Tally",
    "Timed",
    "Told",
    "View",
    "Ways",
    "Words",
    "option",
    "printed",
    "race_at",
    "race_step",
    "ranked",
    "seed_from",
]
