"""How good the moves of Hocus Focus are, as all can see who look long enough."""

from collections.abc import Sequence
from typing import Any

from coven.bots.hocus_focus.eyes import in_common
from coven.engine import Move, View
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.moves import PLACES, Kazaam, NoMatch, Point
from coven.games.hocus_focus.view import HocusFocusView

LATER = 0.25
"""How much worse a call is for every second that it comes later."""
WRONG = -6.0
SILENT = -3.0


def weigh(view: View, moves: Sequence[Any]) -> list[float]:
    """Right or wrong, as all can see who look long enough, and the sooner the better."""
    assert isinstance(view, HocusFocusView)
    places, silent = matches(view), WRONG if has_called(view) else SILENT
    return [weight(move, places, silent) for move in moves]


def has_called(view: HocusFocusView) -> bool:
    """HF-10: whether not to point would be as bad as a wrong point."""
    return view.pointing == view.seat or isinstance(view.called, Called)


def weight(move: Move, places: list[int], silent: float) -> float:
    match move:
        case Kazaam(_, ms):
            return -LATER * ms / 1000 if places else WRONG
        case NoMatch(_, ms):
            return WRONG if places else -LATER * ms / 1000
        case Point(place):
            return 0.0 if place in places else WRONG
    return silent


def matches(view: HocusFocusView) -> list[int]:
    """HF-5: the places that hold a match."""
    assert view.target
    return [place for place in PLACES if not in_common(view.area[place - 1], view.target)]
