"""The point after a call."""

from typing import Any, ClassVar

from coven.engine import Illegal, Move, Prompt, Seat
from coven.games.hocus_focus.effects import judge_point
from coven.games.hocus_focus.moves import Point, Tick, Wait, points_on_offer
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.moment import Moment
from coven.games.hocus_focus.steps.pauses import show
from coven.games.hocus_focus.steps.refusals import bad_point, stale


class Pointing(Moment, frozen=True):
    """HF-7, HF-10: one has called, and nobody else may; the point must follow in time."""

    rule: ClassVar[str] = "HF-10"
    seat: Seat
    called: int

    def actors(self, table: HocusFocusState) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, table: HocusFocusState, seat: Seat) -> list[Any]:
        return points_on_offer(table.opening, self.called)

    def play(self, table: HocusFocusState, seat: Seat, move: Move) -> None:
        match move:
            case Point() | Wait():
                show(table, judge_point(table, self.seat, move, self.deadline_of_point(table)))
            case Tick():
                show(table, judge_point(table, self.seat, Wait(table.opening), self.deadline_of_point(table)))
            case _:
                super().play(table, seat, move)

    def deadline_of_point(self, table: HocusFocusState) -> int:
        return self.called + table.options.point_ms

    def due(self, table: HocusFocusState) -> int:
        return self.deadline_of_point(table) + 1

    def awaited(self, table: HocusFocusState) -> tuple[Seat, ...]:
        """HF-10: for the point only the caller's own time counts."""
        return (self.seat,)

    def earliest(self, seat: Seat) -> int:
        return self.called

    def last_chance(self, table: HocusFocusState, seat: Seat) -> int:
        return self.deadline_of_point(table)

    def seconds(self, table: HocusFocusState) -> int:
        return table.options.point_seconds

    def refusal_to_player(self, table: HocusFocusState, seat: Seat, move: Move) -> Illegal | None:
        """HF-24: a call that arrives after closing is void."""
        if seat != self.seat:
            return Illegal("HF-7", "call-being-judged")
        match move:
            case Point():
                return bad_point(move, self.called)
            case Wait():
                return stale(table, move)
        return Illegal("HF-10", "point-now")

    def prompt(self, table: HocusFocusState, viewer: Seat) -> Prompt:
        message = "pointing" if viewer == self.seat else "pointing-of-other"
        return Prompt(message, {"seat": self.seat, "seconds": table.options.point_seconds})

    def shown(self, table: HocusFocusState, viewer: Seat) -> dict[str, Any]:
        return {"pointing": self.seat}
