"""What happens, as everybody sees it; `Received`, `Saw` and `Swapped` are whispered."""

from coven.engine import Card, Event, Seat
from coven.games.hocus_pocus.moves import Source


class TurnBegan(Event, frozen=True):
    seat: Seat


class HocusCast(Event, frozen=True):
    seat: Seat
    card: Card
    source: Source
    target: Seat | None


class PocusLaid(Event, frozen=True):
    seat: Seat
    card: Card
    source: Source
    target: Seat | None
    void: bool


class Cancelled(Event, frozen=True):
    """HP-36: what Lightning strikes from the Hocus."""

    cards: tuple[Card, ...]


class Passed(Event, frozen=True):
    seat: Seat


class Destroyed(Event, frozen=True):
    """HP-31, HP-35: `by` is the Amulet or the Counterspell."""

    seat: Seat
    card: Card
    by: Card


class CatTook(Event, frozen=True):
    """HP-33."""

    seat: Seat
    card: Card


class PumpkinReturned(Event, frozen=True):
    """HP-34."""

    seat: Seat
    card: Card


class HandsSwapped(Event, frozen=True):
    seat: Seat
    target: Seat


class Swapped(Event, frozen=True):
    """What each swapper sees: the new Hand."""

    cards: tuple[Card, ...]


class Gazed(Event, frozen=True):
    seat: Seat
    number: int


class Saw(Event, frozen=True):
    """What only the user of a Crystal Ball sees: the top of the Library, the first on top."""

    cards: tuple[Card, ...]


class Arranged(Event, frozen=True):
    seat: Seat
    number: int


class OwlTook(Event, frozen=True):
    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


class Cursed(Event, frozen=True):
    seat: Seat
    target: Seat
    cards: tuple[Card, ...]


class Sacrificed(Event, frozen=True):
    seat: Seat
    number: int


class GemsTaken(Event, frozen=True):
    """HP-28, HP-11: out of the Cauldron."""

    seat: Seat
    number: int


class LastGemStayed(Event, frozen=True):
    """HP-45."""


class Robbed(Event, frozen=True):
    seat: Seat
    target: Seat
    number: int


class Whirled(Event, frozen=True):
    """HP-30: the Grimoires have gone round."""


class TimeUp(Event, frozen=True):
    """HP-41."""

    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    number: int


class Received(Event, frozen=True):
    """What only the drawer sees of a `Drew`."""

    cards: tuple[Card, ...]


class Shuffled(Event, frozen=True):
    """HP-14: the Discard is the new Library."""

    number: int


class Refilled(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Rearranged(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class Discarded(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


Events = (
    Arranged
    | Cancelled
    | CatTook
    | Cursed
    | Destroyed
    | Discarded
    | Drew
    | Gazed
    | GemsTaken
    | HandsSwapped
    | HocusCast
    | LastGemStayed
    | OwlTook
    | Passed
    | PocusLaid
    | PumpkinReturned
    | Rearranged
    | Received
    | Refilled
    | Robbed
    | Sacrificed
    | Saw
    | Shuffled
    | Swapped
    | TimeUp
    | TurnBegan
    | Whirled
)
