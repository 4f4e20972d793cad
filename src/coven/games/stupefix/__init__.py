"""Stupéfix: four school houses duel with wands over eight rounds. The rules are in rules.<language>.md."""

from coven.engine import Game
from coven.games.stupefix.board import board
from coven.games.stupefix.cards import LATECOMER, POTION_MASTER, RULES
from coven.games.stupefix.events import Events
from coven.games.stupefix.guided import SCRIPT
from coven.games.stupefix.moves import Moves
from coven.games.stupefix.setup import StupefixTable, set_up
from coven.games.stupefix.state import StupefixOptions
from coven.games.stupefix.steps import Steps

GAME = Game(
    name="stupefix",
    prefix="ST",
    oldest_rules=1,
    players=range(4, 9),
    players_rule="ST-2",
    table=StupefixTable,
    set_up=set_up,
    options=StupefixOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    printed={"potion_master": POTION_MASTER, "latecomer": LATECOMER, "rules": RULES},
    guided=SCRIPT,
)
