"""What is hidden: the order of the pile, and while a race is closing the calls of the others (HF-23)."""

from typing import TypeVar

import msgspec

from coven.engine import Seat
from coven.games.hocus_focus.events import Word
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Wait, calls_on_offer, points_on_offer
from coven.games.hocus_focus.state import HocusFocusState

T = TypeVar("T")


def redeal(table: HocusFocusState) -> None:
    """Nobody knows the order of the pile. Calls in a closing race are left to `Race.guessed`."""
    table.pile.sort()
    table.shuffle(table.pile)


class Call(msgspec.Struct, frozen=True, gc=False):
    """A call in a race that has not closed yet, and the point that its caller has sent early."""

    seat: Seat
    word: Word
    ms: int
    point: Point | Wait | None = None

    def can_point(self) -> bool:
        return self.word == "kazaam" and self.point is None


def guess_call(table: HocusFocusState, seat: Seat) -> Call | None:
    """A call that somebody may have made, with or without an early point; or none, if that player waits."""
    move = pick(table, calls_on_offer(table.opening))
    match move:
        case Kazaam():
            points = points_on_offer(table.opening, move.ms)
            return Call(seat, "kazaam", move.ms, pick(table, [None, *points]))
        case NoMatch():
            return Call(seat, "no-match", move.ms)
    return None


def pick(table: HocusFocusState, items: list[T]) -> T:
    return items[table.below(len(items))]
