"""What moves of Hocus are about, for habits."""

from coven.bots.habits import Kind, Leaning, Manners, Rivals
from coven.engine import Move
from coven.games.hocus.effects.changing import (
    Dissolving,
    Exchange,
    LayBeside,
    LookAtPocket,
    LookIntoPot,
    Palming,
    Scorching,
    Swap,
)
from coven.games.hocus.effects.laying import Draw, FaceDown, IntoPocket, IntoPot
from coven.games.hocus.moves import Cast, Commit, Decline, EndTurn, Shift, UseOwl
from coven.games.hocus.view import HocusView

PARTS: dict[type, Kind] = {
    IntoPot: "gain",
    LayBeside: "gain",
    IntoPocket: "wait",
    Draw: "wait",
    FaceDown: "guard",
    LookIntoPot: "guard",
    LookAtPocket: "guard",
    Exchange: "mix",
    Swap: "mix",
    Palming: "mix",
    Scorching: "attack",
    Dissolving: "attack",
}
"""What a text is about by its parts; the first that is named here counts."""


def lean(view: HocusView, move: Move) -> Leaning | None:
    match move:
        case Cast(_, parts) | Shift(_, parts) | UseOwl(_, parts):
            kinds = [PARTS[type(part)] for part in parts if type(part) in PARTS]
            return Leaning(kinds[0]) if kinds else None
        case Commit():
            return Leaning("attack")
        case Decline() | EndTurn():
            return Leaning("wait")
    return None


def rivals(view: HocusView) -> Rivals:
    """By points."""
    return Rivals({seat: float(points) for seat, points in enumerate(view.points) if seat != view.seat})


MANNERS = Manners(lean, rivals)
