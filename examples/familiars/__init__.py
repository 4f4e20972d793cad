"""Familiars: the smallest complete game, for learning how one is written. Its rules are in rules.en.md."""

from coven.engine import Game
from examples.familiars.board import board
from examples.familiars.rules import (
    Call,
    Chose,
    Drew,
    FamiliarsOptions,
    FamiliarsTable,
    Received,
    Reveal,
    Revealed,
    Send,
    set_up,
)

GAME = Game(
    name="familiars",
    prefix="FA",
    rules_version=1,
    players=range(2, 5),
    players_rule="FA-1",
    table=FamiliarsTable,
    set_up=set_up,
    options=FamiliarsOptions,
    moves=Send,
    steps=Call | Reveal,
    board=board,
    events=Chose | Drew | Received | Revealed,
)
