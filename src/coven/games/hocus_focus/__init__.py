"""Hocus Focus: twelve wizards and a target, and the first who sees a wizard with nothing in common calls."""

from coven.engine import Game
from coven.games.hocus_focus.board import board
from coven.games.hocus_focus.cards import COLOURS, RULES, SIZES, TRAITS
from coven.games.hocus_focus.events import Events
from coven.games.hocus_focus.guided import SCRIPT
from coven.games.hocus_focus.mends import CALM
from coven.games.hocus_focus.moves import Moves
from coven.games.hocus_focus.setup import HocusFocusTable, set_up
from coven.games.hocus_focus.state import HocusFocusOptions
from coven.games.hocus_focus.steps import Steps

GAME = Game(
    name="hocus_focus",
    prefix="HF",
    oldest_rules=1,
    mends=(CALM,),
    players=range(2, 11),
    players_rule="HF-3",
    table=HocusFocusTable,
    set_up=set_up,
    options=HocusFocusOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    printed={"traits": TRAITS, "sizes": SIZES, "colours": COLOURS, "rules": RULES},
    guided=SCRIPT,
)
