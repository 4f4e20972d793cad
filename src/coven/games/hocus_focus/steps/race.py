"""The race to call."""

from typing import Any, ClassVar

from coven.engine import CLOCK, Illegal, Move, Seat
from coven.games.hocus_focus.effects import NOBODY, judge_no_match, judge_point
from coven.games.hocus_focus.events import Called, Idle, Tied
from coven.games.hocus_focus.knowledge import Call
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Tick, Wait, calls_on_offer, points_on_offer
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.pauses import show
from coven.games.hocus_focus.steps.pointing import Pointing
from coven.games.hocus_focus.steps.refusals import bad_point, shut_out, stale, untimely
from coven.games.hocus_focus.steps.secrecy import SecretCalls


class Race(SecretCalls, frozen=True):
    """HF-6, HF-22: everybody who is free calls once or waits, in any order; times decide when the race has closed."""

    rule: ClassVar[str] = "HF-22"

    def moves(self, table: HocusFocusState, seat: Seat) -> list[Any]:
        if seat in self.waiting:
            return calls_on_offer(table.opening)
        call = self.call_of(seat)
        return points_on_offer(table.opening, call.ms) if call else [self.timeout(table, CLOCK)]

    def play(self, table: HocusFocusState, seat: Seat, move: Move) -> None:
        match move:
            case Kazaam():
                self.answer(table, seat, Call(seat, "kazaam", move.ms))
            case NoMatch():
                self.answer(table, seat, Call(seat, "no-match", move.ms))
            case Wait() if seat in self.waiting:
                self.answer(table, seat)
            case Point() | Wait():
                self.seal(table, seat, move)
            case Tick():
                close(table, self.calls)
            case _:
                super().play(table, seat, move)

    def answer(self, table: HocusFocusState, seat: Seat, *call: Call) -> None:
        self.go_on(table, Race(without(self.waiting, seat), self.calls + call, self.gone))

    def go_on(self, table: HocusFocusState, race: "Race") -> None:
        """HF-22: the race closes at once when nobody is left who could call."""
        if race.waiting:
            table.then(race)
        else:
            close(table, race.calls)

    def seal(self, table: HocusFocusState, seat: Seat, point: Point | Wait) -> None:
        """HF-22: a point sent early is kept sealed. HF-10: the first one stands."""
        calls = [Call(call.seat, call.word, call.ms, point) if call.seat == seat else call for call in self.calls]
        table.then(Race(self.waiting, tuple(calls), self.gone))

    def go_on_without(self, table: HocusFocusState, leaver: Seat) -> None:
        """HF-9: a barred player's call is void. HF-14: if nobody is free now, that is a matter of the round."""
        if table.free():
            calls = tuple([call for call in self.calls if call.seat != leaver])
            gone = self.gone if leaver in self.waiting else (*self.gone, leaver)
            self.go_on(table, Race(without(self.waiting, leaver), calls, gone))

    def go_on_with(self, table: HocusFocusState, returner: Seat) -> None:
        """HF-9: a bar outlasts an absence. HF-22: so does an answer, even if it has become void."""
        back = () if returner in table.barred or returner in self.gone else (returner,)
        table.then(Race(tuple(sorted(self.waiting + back)), self.calls, without(self.gone, returner)))

    def due(self, table: HocusFocusState) -> int:
        """HF-22: a closing race ends `tie_ms` after the earliest call. HF-25: an open one ends some day."""
        if self.calls:
            return min([call.ms for call in self.calls]) + table.options.tie_ms
        return table.options.idle_ms

    def earliest(self, seat: Seat) -> int:
        call = self.call_of(seat)
        return call.ms if call else 0

    def last_chance(self, table: HocusFocusState, seat: Seat) -> int:
        """HF-25 for who may call, HF-10 for who has called."""
        call = self.call_of(seat)
        return call.ms + table.options.point_ms if call else table.options.idle_ms

    def seconds(self, table: HocusFocusState) -> int:
        return table.options.idle_seconds

    def refusal_to_player(self, table: HocusFocusState, seat: Seat, move: Move) -> Illegal | None:
        if refused := shut_out(table, seat):
            return refused
        call = self.call_of(seat)
        match move:
            case Kazaam() | NoMatch() if seat in self.waiting:
                return stale(table, move) or untimely(table, move)
            case Wait() if seat in self.waiting or (call and call.can_point()):
                return stale(table, move)
            case Kazaam() | NoMatch() | Wait():
                return stale(table, move) or Illegal("HF-22", "answered-already")
            case Point() if call and call.can_point():
                return bad_point(move, call.ms)
            case Point() if call and call.point:
                return Illegal("HF-10", "pointed-already")
            case Point():
                return Illegal("HF-6", "call-first")
        return Illegal(self.rule)


def without(seats: tuple[Seat, ...], one: Seat) -> tuple[Seat, ...]:
    return tuple([seat for seat in seats if seat != one])


def close(table: HocusFocusState, calls: tuple[Call, ...]) -> None:
    """HF-23: now all callers are shown. HF-13: two at the same time tie. HF-22: calls later than that are void."""
    in_order = sorted(calls, key=lambda call: (call.ms, call.seat))
    table.calls = tuple([Called(call.seat, call.word, call.ms) for call in in_order])
    table.pointed = None
    for call in in_order:
        table.tell(Called, call.seat, call.word, call.ms)
    if not calls:
        table.tell(Idle)
        show(table, NOBODY)
        return
    first = in_order[0]
    tied = [call.seat for call in in_order if call.ms <= first.ms + table.options.tie_ms]
    if len(tied) > 1:
        table.tell(Tied, tuple(tied))
        show(table, NOBODY)
    else:
        judge(table, first)


def judge(table: HocusFocusState, call: Call) -> None:
    """HF-22: a lone "No match!" is judged; a lone "Kazaam!" goes on to pointing, unless its point is here already."""
    if call.word == "no-match":
        show(table, judge_no_match(table, call.seat))
    elif call.point is None:
        table.then(Pointing(call.seat, call.ms))
    else:
        show(table, judge_point(table, call.seat, call.point, call.ms + table.options.point_ms))
