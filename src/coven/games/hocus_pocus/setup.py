"""HP-1 to HP-4: before the first turn."""

from coven.engine import Chance
from coven.games.hocus_pocus.cards import GEMS, GRIMOIRE_SIZE, HAND_SIZE, KIND, pack
from coven.games.hocus_pocus.state import HocusPocusOptions, HocusPocusTable
from coven.games.hocus_pocus.turn import Turn


def set_up(players: int, options: HocusPocusOptions, chance: Chance) -> HocusPocusTable:
    """HP-2: three cards face up and three face down for everybody. HP-4: the seed draws the first player."""
    table = HocusPocusTable(
        players=players,
        options=options,
        chance=chance,
        turn=0,
        cauldron=options.gems or GEMS[players],
        gems=[0] * players,
        hands=[],
        grimoires=[],
        library=pack(players),
        discard=[],
        zone=[],
        marked=[],
        knows=[0] * len(KIND),
        among=[0] * len(KIND),
        mixed=[0] * len(KIND),
        stack=[Turn()],
    )
    table.shuffle(table.library)
    table.turn = table.below(players)
    for _ in range(players):
        table.grimoires.append(sorted(table.library.pop() for _ in range(GRIMOIRE_SIZE)))
        table.hands.append(sorted(table.library.pop() for _ in range(HAND_SIZE)))
    return table
