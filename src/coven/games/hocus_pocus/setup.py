"""HP-1 to HP-4: how a game begins."""

from coven.engine import Chance, Seat
from coven.games.hocus_pocus.cards import GEMS, GRIMOIRE_SIZE, HAND_SIZE, KIND, pack
from coven.games.hocus_pocus.knowledge import redeal
from coven.games.hocus_pocus.state import HocusPocusOptions, HocusPocusState
from coven.games.hocus_pocus.steps.turns import Turn
from coven.games.hocus_pocus.view import HocusPocusView, look


class HocusPocusTable(HocusPocusState, kw_only=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    def view(self, seat: Seat) -> HocusPocusView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def set_up(players: int, options: HocusPocusOptions, chance: Chance, rules: int) -> HocusPocusTable:
    """HP-2: three cards face up and three face down for everybody. HP-4: the seed draws the first player."""
    table = HocusPocusTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
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
