"""What moves of Stupéfix are about, for habits."""

from coven.bots.habits import Leaning, Manners, Rivals
from coven.engine import Move
from coven.games.stupefix.cards import FAVOUR, POTION, STUNNER
from coven.games.stupefix.moves import Aim, Cast, Prepare, Shield, Take
from coven.games.stupefix.state import team
from coven.games.stupefix.view import StupefixView


def lean(view: StupefixView, move: Move) -> Leaning | None:
    match move:
        case Prepare(card):
            return Leaning("attack" if card == STUNNER else "wait")
        case Aim(target):
            return Leaning("wait") if target is None else Leaning("attack", target)
        case Cast(card):
            return Leaning("attack" if card == STUNNER else "mix")
        case Shield():
            return Leaning("guard")
        case Take(card) if card in (POTION, FAVOUR):
            return Leaning("wait")
        case Take():
            return Leaning("gain")
    return None


def rivals(view: StupefixView) -> Rivals:
    """By the Points of their houses as announced. Whoever aims at the seat, or did last, is a foe."""
    points = dict(zip(view.sides, view.announced, strict=False))
    mates = team(view.houses, view.seat)
    others = [seat for seat in range(len(view.houses)) if seat not in mates]
    foes = [seat for seat in others if seat < len(view.aims) and view.aims[seat] == view.seat]
    return Rivals({seat: float(points.get(view.houses[seat], 0)) for seat in others}, foes)


MANNERS = Manners(lean, rivals)
