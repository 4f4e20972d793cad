"""Why not: each refusal names the most specific rule, and nothing that its reader does not know."""

from coven.engine import Illegal, Seat
from coven.games.hocus_focus.moves import PLACES, Kazaam, Leave, NoMatch, Point, Return, Wait
from coven.games.hocus_focus.state import HocusFocusState


def shut_out(table: HocusFocusState, seat: Seat) -> Illegal | None:
    """HF-9: the calls of a player who is barred or away are void."""
    if seat in table.away:
        return Illegal("HF-9", "away")
    if seat in table.barred:
        return Illegal("HF-9", "barred")
    return None


def stale(table: HocusFocusState, move: Kazaam | NoMatch | Wait) -> Illegal | None:
    """HF-24: void are calls for a past opening, and calls for one that nobody has seen yet."""
    if move.opening < table.opening:
        return Illegal("HF-24", "past-opening")
    if move.opening > table.opening:
        return Illegal("HF-24", "unseen-opening")
    return None


def untimely(table: HocusFocusState, move: Kazaam | NoMatch) -> Illegal | None:
    """HF-24: void is a call before the target was shown. HF-25: who calls later than an idle race lasts is too late."""
    if move.ms < 0:
        return Illegal("HF-24", "unseen-opening")
    if move.ms >= table.options.idle_ms:
        return Illegal("HF-25", "race-over")
    return None


def bad_point(point: Point, called: int) -> Illegal | None:
    """HF-6: at a place of the area. HF-10: after the call; too late is legal, and incorrect."""
    if point.place not in PLACES:
        return Illegal("HF-6", "no-such-place", low=PLACES[0], high=PLACES[-1])
    if point.ms < called:
        return Illegal("HF-10", "point-before-call")
    return None


def bad_presence(table: HocusFocusState, move: Leave | Return) -> Illegal | None:
    """HF-9: only who is here can leave, and only who is away can return."""
    known = move.seat in range(table.players)
    away = move.seat in table.away
    return None if known and away == isinstance(move, Return) else Illegal("HF-9")
