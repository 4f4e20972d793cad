"""Hocus Pocus: apprentice sorcerers race for the gems of a cauldron. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.hocus_pocus.board import board
from coven.games.hocus_pocus.cards import POCUS, RULES
from coven.games.hocus_pocus.events import Events
from coven.games.hocus_pocus.guided import SCRIPT
from coven.games.hocus_pocus.moves import Moves
from coven.games.hocus_pocus.setup import HocusPocusTable, set_up
from coven.games.hocus_pocus.state import HocusPocusOptions
from coven.games.hocus_pocus.steps import Steps
from coven.games.hocus_pocus.steps.orders import ORDERS

GAME = Game(
    name="hocus_pocus",
    prefix="HP",
    oldest_rules=1,
    players=range(2, 7),
    players_rule="HP-3",
    table=HocusPocusTable,
    set_up=set_up,
    options=HocusPocusOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    printed={"pocus": tuple(POCUS), "rules": RULES},
    orders=ORDERS,
    guided=SCRIPT,
    simulation={"turn_limit": 1000},
)
