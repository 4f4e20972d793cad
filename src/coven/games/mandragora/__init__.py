"""Mandragora: one assistant, ten shops, and the curse that nobody wants. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.mandragora.board import board
from coven.games.mandragora.curse import Comparison, Tie
from coven.games.mandragora.events import AnyEvent
from coven.games.mandragora.moves import AnyMove
from coven.games.mandragora.rules import ExtraTurn, NextTurn, Restock, Turn
from coven.games.mandragora.setup import set_up
from coven.games.mandragora.spells import Banishment, GivingBack, Levitation, Substitution, Transfer
from coven.games.mandragora.state import MandragoraOptions, MandragoraTable
from coven.games.mandragora.teams import Answer, Exchange

GAME = Game(
    name="mandragora",
    prefix="MD",
    rules_version=1,
    players=range(2, 5),
    players_rule="MD-3",
    table=MandragoraTable,
    set_up=set_up,
    options=MandragoraOptions,
    moves=AnyMove,
    steps=Turn
    | ExtraTurn
    | NextTurn
    | Restock
    | Comparison
    | Tie
    | Banishment
    | Transfer
    | Substitution
    | GivingBack
    | Levitation
    | Exchange
    | Answer,
    events=AnyEvent,
    board=board,
)
