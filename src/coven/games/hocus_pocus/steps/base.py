"""What the steps share: who may not act, and the Hocus that waits or resolves."""

from typing import ClassVar

from coven.engine import Illegal, Move, Seat, Step
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.moves import Cast, Lay, Rearrange
from coven.games.hocus_pocus.state import HocusPocusState


class HocusPocusStep(Step[HocusPocusState], frozen=True):
    """A step of this game."""

    def why_not_asked(self, table: HocusPocusState, seat: Seat, move: Move) -> Illegal:
        """HP-8, HP-9: cast and rearrange on your own turn, and alone. HP-19: a closed window takes no Pocus."""
        out_of_turn = seat != table.turn or hocus_of(table) is not None
        match move:
            case Cast() if out_of_turn:
                return Illegal("HP-8", "not-asked")
            case Rearrange() if out_of_turn:
                return Illegal("HP-9", "not-asked")
            case Lay() if not hocus_waits(table):
                return Illegal("HP-19", "no-hocus-waits")
        return super().why_not_asked(table, seat, move)


class HocusStep(HocusPocusStep, frozen=True):
    """A step at which a Hocus waits or resolves."""

    waits: ClassVar[bool] = False
    hocus: Hocus


def hocus_of(table: HocusPocusState) -> Hocus | None:
    """The Hocus that waits to resolve or is resolving."""
    steps = table.pending(HocusStep)
    return steps[0].hocus if steps else None


def hocus_waits(table: HocusPocusState) -> bool:
    """HP-17: whether a Hocus waits to resolve, so that the next Pocus goes on it."""
    return any(step.waits for step in table.pending(HocusStep))
