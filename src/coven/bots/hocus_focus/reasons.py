"""Why a move of Hocus Focus is right or wrong."""

from coven.bots.hocus_focus.judgement import has_called, matches
from coven.bots.reason import Reason
from coven.bots.sight import Sight
from coven.engine import Move
from coven.games.hocus_focus.cards import TRAITS, traits
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point
from coven.games.hocus_focus.view import HocusFocusView


def why(sight: Sight, move: Move) -> Reason:
    view = sight.view
    assert isinstance(view, HocusFocusView)
    assert view.target
    places = matches(view)
    match move:
        case Point(place) if place in places:
            return Reason("match", {"place": place})
        case Point(place):
            pairs = zip(TRAITS, traits(view.area[place - 1]), traits(view.target), strict=True)
            common = tuple(f"board-{trait}" for trait, one, other in pairs if one == other)
            return Reason("in-common", {"place": place, "traits": common})
        case Kazaam() | NoMatch() if places:
            return Reason("kazaam" if isinstance(move, Kazaam) else "there-is-a-match", {"number": len(places)})
        case Kazaam() | NoMatch():
            return Reason("nothing-to-point-at" if isinstance(move, Kazaam) else "no-match")
    return Reason("silent") if has_called(view) else Reason("wait", {"number": len(places)})
