"""Familiars: the smallest complete game, for learning how one is written. Its rules are in rules.en.md."""

from coven.engine import Game
from examples.familiars.board import board
from examples.familiars.events import Events
from examples.familiars.moves import Moves
from examples.familiars.setup import FamiliarsTable, set_up
from examples.familiars.state import FamiliarsOptions
from examples.familiars.steps import Steps

GAME = Game(
    name="familiars",
    prefix="FA",
    oldest_rules=1,
    players=range(2, 5),
    players_rule="FA-1",
    table=FamiliarsTable,
    set_up=set_up,
    options=FamiliarsOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
)
