"""How a game begins."""

from coven.engine import Chance, Seat
from examples.familiars.cards import HAND_SIZE, STRENGTH
from examples.familiars.knowledge import redeal
from examples.familiars.state import FamiliarsOptions, FamiliarsState
from examples.familiars.steps import Call
from examples.familiars.view import FamiliarsView, look


class FamiliarsTable(FamiliarsState, kw_only=True):
    """The table as it is played: with what each seat is shown of it, and what each can only guess."""

    def view(self, seat: Seat) -> FamiliarsView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)


def set_up(players: int, options: FamiliarsOptions, chance: Chance, rules: int) -> FamiliarsTable:
    """FA-1: shuffle, and give everybody two cards."""
    table = FamiliarsTable(
        players=players,
        options=options,
        chance=chance,
        rules=rules,
        deck=list(STRENGTH) * options.copies,
        hands=[[] for _ in range(players)],
        sent=[],
        points=[0] * players,
        stack=[Call((None,) * players)],
    )
    table.shuffle(table.deck)
    for hand in table.hands * HAND_SIZE:
        hand.append(table.deck.pop())
    return table
