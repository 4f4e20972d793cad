"""The game that both servers play: Familiars with a hundred cards, so that tables are played and not made."""

from dataclasses import replace

from coven.engine import Chance
from examples.familiars import GAME as FAMILIARS
from examples.familiars.cards import STRENGTH
from examples.familiars.setup import FamiliarsTable, set_up
from examples.familiars.state import FamiliarsOptions

COPIES = 25
MOVES = 4 * COPIES


def set_up_long(players: int, options: FamiliarsOptions, chance: Chance, rules: int) -> FamiliarsTable:
    table = set_up(players, options, chance, rules)
    table.deck.extend(list(STRENGTH) * (COPIES - options.copies))
    table.shuffle(table.deck)
    return table


GAME = replace(FAMILIARS, set_up=set_up_long)
