"""Hocus Focus: twelve wizards and a target, and the first who sees a wizard with nothing in common calls."""

from coven.engine import Game
from coven.games.hocus_focus.board import board
from coven.games.hocus_focus.moves import HocusFocusEvent, HocusFocusMove
from coven.games.hocus_focus.race import Pointing, Race
from coven.games.hocus_focus.rounds import Round
from coven.games.hocus_focus.setup import set_up
from coven.games.hocus_focus.state import HocusFocusOptions, HocusFocusTable

GAME = Game(
    name="hocus_focus",
    prefix="HF",
    rules_version=1,
    players=range(2, 11),
    players_rule="HF-3",
    table=HocusFocusTable,
    set_up=set_up,
    options=HocusFocusOptions,
    moves=HocusFocusMove,
    steps=Round | Race | Pointing,
    events=HocusFocusEvent,
    board=board,
)
