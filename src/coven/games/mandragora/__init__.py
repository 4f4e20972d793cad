"""Mandragora: one assistant, ten shops, and the curse that nobody wants. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.mandragora.board import board
from coven.games.mandragora.cards import COLOURS, HIGHEST, RULES
from coven.games.mandragora.effects.scoring import CURSE
from coven.games.mandragora.events import Events
from coven.games.mandragora.guided import SCRIPT
from coven.games.mandragora.moves import Moves
from coven.games.mandragora.setup import MandragoraTable, set_up
from coven.games.mandragora.state import TEAMS, MandragoraOptions
from coven.games.mandragora.steps import Steps
from coven.games.mandragora.steps.rounds import ROUNDS

GAME = Game(
    name="mandragora",
    prefix="MD",
    oldest_rules=1,
    players=range(2, 5),
    players_rule="MD-3",
    table=MandragoraTable,
    set_up=set_up,
    options=MandragoraOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    printed={
        "colours": COLOURS,
        "highest_spell": HIGHEST,
        "curse_marker": -CURSE,
        "last_rounds": ROUNDS,
        "teams": TEAMS,
        "rules": RULES,
    },
    guided=SCRIPT,
)
