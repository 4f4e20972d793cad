"""What everybody hears. Every `ms` is own time since the race opened."""

from typing import Literal

from coven.engine import Card, Event, Opening, Seat

Word = Literal["kazaam", "no-match"]


class CountedIn(Event, frozen=True):
    """HF-26: everybody is here, and the first race opens in so many seconds."""

    seconds: int


class Turned(Opening, frozen=True):
    """HF-4: a new round has a target, and its race is open."""

    card: Card
    opening: int


class Reopened(Opening, frozen=True):
    """HF-22: an incorrect call has been judged, and the race is open again."""

    opening: int


class Called(Event, frozen=True):
    """HF-23: shown when the race has closed, for every caller."""

    seat: Seat
    word: Word
    ms: int


class Tied(Event, frozen=True):
    seats: tuple[Seat, ...]


class Pointed(Event, frozen=True):
    seat: Seat
    place: int
    card: Card


class Compared(Event, frozen=True):
    """HF-27: what the wizard that was pointed at shares with the target."""

    card: Card
    target: Card
    traits: tuple[str, ...]


class Searched(Event, frozen=True):
    """HF-27: whether there is a match after all, once somebody has called "No match!"."""

    match: bool


class PointedLate(Event, frozen=True):
    seat: Seat


class Won(Event, frozen=True):
    seat: Seat
    card: Card
    bonus: int
    """How many cards set aside come with it (HF-13)."""


class Barred(Event, frozen=True):
    seat: Seat


class Forfeited(Event, frozen=True):
    seat: Seat
    card: Card


class AllBarred(Event, frozen=True):
    pass


class Idle(Event, frozen=True):
    pass


class SetAside(Event, frozen=True):
    card: Card


class Left(Event, frozen=True):
    seat: Seat


class Returned(Event, frozen=True):
    seat: Seat


Events = (
    CountedIn
    | Turned
    | Reopened
    | Called
    | Tied
    | Pointed
    | Compared
    | Searched
    | PointedLate
    | Won
    | Barred
    | Forfeited
    | AllBarred
    | Idle
    | SetAside
    | Left
    | Returned
)
