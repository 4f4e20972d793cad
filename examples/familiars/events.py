"""What is told."""

from coven.engine import Card, Event, Seat


class Chose(Event, frozen=True):
    seat: Seat


class Revealed(Event, frozen=True):
    cards: tuple[Card, ...]
    seat: Seat | None
    """Who scores."""


class Drew(Event, frozen=True):
    number: int


class Received(Event, frozen=True):
    """What only the drawer sees of a `Drew`."""

    card: Card


Events = Chose | Drew | Received | Revealed
