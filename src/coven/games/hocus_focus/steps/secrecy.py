"""HF-23: while a race is closing, nobody but the caller learns that there was a call."""

from typing import Any, Self

from coven.engine import CLOCK, Prompt, Seat
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.knowledge import Call, guess_call
from coven.games.hocus_focus.moves import Wait
from coven.games.hocus_focus.state import HocusFocusState
from coven.games.hocus_focus.steps.moment import Moment


class SecretCalls(Moment, frozen=True, omit_defaults=True):
    """Who has answered and how, and what each viewer may know of it."""

    waiting: tuple[Seat, ...]
    """Who may still call in this opening."""
    calls: tuple[Call, ...]
    """None yet: the race is open. Else it is closing (HF-22)."""
    gone: tuple[Seat, ...] = ()
    """Who is away and had answered before: being back is no second chance."""

    def call_of(self, seat: Seat) -> Call | None:
        for call in self.calls:
            if call.seat == seat:
                return call
        return None

    def actors(self, table: HocusFocusState) -> tuple[Seat, ...]:
        """Who may call, then who may point early. The clock alone, if everybody is away."""
        return self.waiting + tuple([call.seat for call in self.calls if call.can_point()]) or (CLOCK,)

    def asked(self, table: HocusFocusState, viewer: Seat) -> tuple[Seat, ...]:
        """HF-23: others are waited for until the race has closed, whether they have called or not."""
        done = viewer not in self.actors(table)
        return tuple([seat for seat in table.free() if seat != viewer or not done]) or (CLOCK,)

    def prompt(self, table: HocusFocusState, viewer: Seat) -> Prompt:
        if viewer in self.waiting:
            return Prompt("race")
        call = self.call_of(viewer)
        return Prompt("point-early" if call and call.can_point() else "race-goes-on")

    def shown(self, table: HocusFocusState, viewer: Seat) -> dict[str, Any]:
        """HF-23: only the caller sees a call."""
        if call := self.call_of(viewer):
            return {"called": Called(call.seat, call.word, call.ms), "sealed": call.point}
        waited = viewer in table.free() and viewer not in self.waiting
        return {"called": Wait(table.opening) if waited else None}

    def guessed(self, table: HocusFocusState, viewer: Seat) -> Self:
        """HF-23: any of the others may have called, waited or done nothing yet, but not all: the race would be over.

        Of the others who are away none has answered: nobody can know otherwise.
        """
        me = [viewer] if viewer in self.waiting else []
        others = [seat for seat in table.free() if seat != viewer]
        table.shuffle(others)
        answered = table.below(len(me + others))
        mine: list[Call | None] = [call for call in self.calls if call.seat == viewer]
        calls = mine + [guess_call(table, seat) for seat in others[:answered]]
        waiting = tuple(sorted(me + others[answered:]))
        gone = (viewer,) if viewer in self.gone else ()
        return type(self)(waiting, tuple([call for call in calls if call]), gone)
