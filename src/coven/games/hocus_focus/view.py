"""What a seat may know: everything but the order of the pile and the others' calls in a closing race."""

from typing import Any, Literal

from coven.engine import Card, Seat, View
from coven.games.hocus_focus.effects import Verdict
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.moves import Point, Wait
from coven.games.hocus_focus.state import HocusFocusState


class HocusFocusView(View, frozen=True, kw_only=True):
    """Won piles lie face down, but everybody saw their cards when they were won (HF-8)."""

    area: tuple[Card, ...]
    pile_size: int
    target: Card | None
    opening: int
    aside: tuple[Card, ...]
    won: tuple[tuple[Card, ...], ...]
    forfeited: tuple[Card, ...]
    barred: tuple[Seat, ...]
    away: tuple[Seat, ...]
    goal: int | None
    """None where the whole pile is played."""
    calls: tuple[Called, ...]
    """Of the race that closed last."""
    pointed: int | None
    pointing: Seat | None = None
    """Who has called Kazaam and has to point."""
    called: Called | Wait | None = None
    """What this seat has answered in the open race."""
    sealed: Point | Wait | None = None
    """This seat's point, sent before the race has closed."""
    moment: Literal["gathering", "count-in", "showing"] | None = None
    """When nobody can do anything (HF-26, HF-27); None: a race is on."""
    verdict: Verdict | None = None
    """How the race ended that is shown now."""


def look(table: HocusFocusState, seat: Seat) -> HocusFocusView:
    step: Any = table.step
    return HocusFocusView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        **(step.shown(table, seat) if step else {}),
        area=tuple(table.area),
        pile_size=len(table.pile),
        target=table.target,
        opening=table.opening,
        aside=tuple(table.aside),
        won=tuple([tuple(cards) for cards in table.won]),
        forfeited=tuple(table.forfeited),
        barred=tuple(table.barred),
        away=tuple(table.away),
        goal=table.options.goal if table.options.ending == "race" else None,
        calls=table.calls,
        pointed=table.pointed,
    )
