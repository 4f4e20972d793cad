"""Hocus: poker among wizards, for 2 to 5 players. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.hocus.board import board
from coven.games.hocus.cards import COMMUNITY_SIZE, NAMES, OWLS, POCKET_SIZE, POINTS_BY_STRENGTH, suit
from coven.games.hocus.effects.spells import (
    BASIC_SPELLS,
    BESIDE,
    OWL_BONUSES,
    RULES,
    SCHOOLS,
    SHIFTS,
    TRULY_ADVANCED,
)
from coven.games.hocus.events import Events
from coven.games.hocus.guided import SCRIPT
from coven.games.hocus.moves import Moves
from coven.games.hocus.setup import HocusTable, set_up
from coven.games.hocus.state import HocusOptions
from coven.games.hocus.steps import Steps
from coven.games.hocus.steps.refusals import owl_bonus
from coven.games.hocus.tally import HocusTally

GAME = Game(
    name="hocus",
    prefix="HC",
    oldest_rules=4,
    players=range(2, 6),
    players_rule="HC-2",
    table=HocusTable,
    set_up=set_up,
    options=HocusOptions,
    moves=Moves,
    steps=Steps,
    events=Events,
    board=board,
    printed={
        "points": POINTS_BY_STRENGTH,
        "community_size": COMMUNITY_SIZE,
        "pocket_size": POCKET_SIZE,
        "basic_spells": tuple(BASIC_SPELLS),
        "schools": {school: tuple(spells) for school, spells in SCHOOLS.items()},
        "shifts": tuple(spell for shifts in SHIFTS.values() for spell in shifts),
        "needs": {
            name: {"hand": spell.hand, "deck": spell.deck}
            for spells in (BASIC_SPELLS, *SCHOOLS.values())
            for name, spell in spells.items()
        },
        "truly_advanced": TRULY_ADVANCED,
        "beside": BESIDE,
        "owl_bonuses": {name: OWL_BONUSES.index(owl_bonus(owl)) for owl, name in enumerate(NAMES) if suit(owl) == OWLS},
        "rules": RULES,
    },
    guided=SCRIPT,
    tally=HocusTally,
    simulation={"round_limit": 50},
)
