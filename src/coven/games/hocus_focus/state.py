"""The options of Hocus Focus, and what lies on the table."""

from typing import Annotated, Literal, Self

from coven.engine import Card, Options, Seat, Table, option
from coven.games.hocus_focus.cards import MATCHES
from coven.games.hocus_focus.events import Called


class HocusFocusOptions(Options, frozen=True):
    goal: Annotated[int, option("HF-16", 1, 36)] = 10
    ending: Annotated[Literal["race", "pile"], option("HF-17")] = "race"
    expert: Annotated[bool, option("HF-19")] = False
    tie_ms: Annotated[int, option("HF-13", 0, 1000)] = 120
    point_seconds: Annotated[int, option("HF-10", 1, 30)] = 5
    lag_cap_ms: Annotated[int, option("HF-21", 0, 1000)] = 500
    idle_seconds: Annotated[int, option("HF-25", 10, 600)] = 60
    pause_ms: Annotated[int, option("HF-27", 0, 5000)] = 1200

    @property
    def point_ms(self) -> int:
        return self.point_seconds * 1000

    @property
    def shown_ms(self) -> int:
        """HF-27: experts need no pause."""
        return 0 if self.expert else self.pause_ms

    @property
    def idle_ms(self) -> int:
        return self.idle_seconds * 1000


class HocusFocusState(Table, kw_only=True):
    """HF-20: area, pile, target, set aside, won and forfeited hold all 48 cards, always."""

    options: HocusFocusOptions
    area: list[Card]
    """Place 1 first."""
    pile: list[Card]
    """The top is at the end."""
    target: Card | None = None
    aside: list[Card]
    won: list[list[Card]]
    """By seat, the last won at the end."""
    forfeited: list[Card]
    barred: list[Seat]
    away: list[Seat]
    opening: int = 0
    """How many times a race has opened, through all rounds."""
    calls: tuple[Called, ...] = ()
    """Of the race that closed last, the earliest first."""
    pointed: int | None = None
    """The place to which that race led, if anybody pointed in time."""

    @property
    def end_rule(self) -> str:
        """HF-16: the goal was reached. HF-17, HF-18: the pile was used up."""
        if self.outcome and self.outcome.reason == "goal-reached":
            return "HF-16"
        return "HF-17" if self.options.ending == "pile" else "HF-18"

    def clone(self) -> Self:
        other = super().clone()
        other.area = self.area[:]
        other.pile = self.pile[:]
        other.aside = self.aside[:]
        other.won = [cards[:] for cards in self.won]
        other.forfeited = self.forfeited[:]
        other.barred = self.barred[:]
        other.away = self.away[:]
        return other

    def free(self) -> tuple[Seat, ...]:
        """HF-9: who is neither barred nor away, and may call."""
        shut_out = self.barred + self.away
        return tuple([seat for seat in range(self.players) if seat not in shut_out])

    def scores(self) -> list[int]:
        return [len(cards) for cards in self.won]

    def matches(self) -> frozenset[Card]:
        """HF-5: the wizards that have nothing in common with the target, wherever they are."""
        assert self.target
        return MATCHES[self.target]

    def take_target(self) -> Card:
        """The target on its way to the area, to a winner, or aside."""
        assert self.target
        card, self.target = self.target, None
        return card
