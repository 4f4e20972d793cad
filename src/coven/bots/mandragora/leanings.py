"""What moves of Mandragora are about, for habits."""

from coven.bots.habits import Kind, Leaning, Manners, Rivals
from coven.bots.mandragora.judgement import standing
from coven.engine import Card, Move, printed
from coven.games.mandragora.moves import Banish, Cast, Decline, Draw, GiveScroll, Levitate, Pass, PassMarker
from coven.games.mandragora.view import MandragoraView

SPELLS: dict[Card, Kind] = {
    "banishment": "guard",
    "transfer": "attack",
    "substitution": "mix",
    "levitation": "gain",
    "doubling": "gain",
    "celerity": "mix",
    "vanishing": "guard",
    "purification": "guard",
}


def lean(view: MandragoraView, move: Move) -> Leaning | None:
    match move:
        case Cast(spell):
            return Leaning(SPELLS[printed(spell)[0]])
        case GiveScroll(_, target) | PassMarker(target) | Draw(target):
            return Leaning("attack", target)
        case Banish():
            return Leaning("guard")
        case Levitate():
            return Leaning("gain")
        case Pass() | Decline():
            return Leaning("wait")
    return None


def rivals(view: MandragoraView) -> Rivals:
    """By spells and cards."""
    ours = {view.seat, view.partner}
    return Rivals({seat: standing(view, seat) for seat in range(len(view.hand_sizes)) if seat not in ours})


MANNERS = Manners(lean, rivals)
