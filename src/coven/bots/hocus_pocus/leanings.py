"""What moves of Hocus Pocus are about, for habits."""

from coven.bots.habits import Leaning, Manners, Rivals
from coven.engine import Move
from coven.games.hocus_pocus.cards import kind_and_number
from coven.games.hocus_pocus.moves import Cast, Draw, Lay, Pass, TakeGem
from coven.games.hocus_pocus.view import HocusPocusView

STIRRING = frozenset({"vortex", "abracadabra"})
PREPARING = frozenset({"inspiration", "crystal-ball"})


def lean(view: HocusPocusView, move: Move) -> Leaning | None:
    match move:
        case Cast(card, _, target):
            return lean_of_hocus(kind_and_number(card)[0], target)
        case Lay("enchanted-mirror", _, target):
            return Leaning("attack", target)
        case Lay("magic-wand"):
            return Leaning("gain")
        case Lay():
            return Leaning("guard")
        case TakeGem():
            return Leaning("gain")
        case Draw() | Pass():
            return Leaning("wait")
    return None


def lean_of_hocus(kind: str, target: int | None) -> Leaning:
    if kind in STIRRING:
        return Leaning("mix", target)
    if kind in PREPARING:
        return Leaning("wait")
    return Leaning("gain") if target is None else Leaning("attack", target)


def rivals(view: HocusPocusView) -> Rivals:
    """By gems. Whoever has cast a Hocus at the seat is a foe."""
    standing = {seat: float(gems) for seat, gems in enumerate(view.gems) if seat != view.seat}
    hocus = view.hocus
    return Rivals(standing, {hocus.seat} if hocus and hocus.target == view.seat else ())


MANNERS = Manners(lean, rivals)
