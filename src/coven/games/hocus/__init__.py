"""Hocus: poker among wizards, for 2 to 5 players. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.hocus.board import board
from coven.games.hocus.events import Events
from coven.games.hocus.guided import SCRIPT
from coven.games.hocus.moves import Moves
from coven.games.hocus.setup import HocusTable, set_up
from coven.games.hocus.state import HocusOptions
from coven.games.hocus.steps import Steps

GAME = Game(
    name="hocus",
    prefix="HC",
    oldest_rules=3,
    players=range(2, 6),
    players_rule="HC-2",
    table=HocusTable,
    set_up=set_up,
    options=HocusOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    guided=SCRIPT,
    simulation={"round_limit": 50},
)
