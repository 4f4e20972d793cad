"""What is told."""

from coven.engine import Card, Event, Seat
from coven.games.stupefix.cards import House, Spell


class RoundBegan(Event, frozen=True):
    number: int
    cards: tuple[Card, ...]


class ChoiceMade(Event, frozen=True):
    """A choice is in; nobody hears which."""

    seat: Seat


class Prepared(ChoiceMade, frozen=True):
    pass


class Aimed(ChoiceMade, frozen=True):
    pass


class Decided(ChoiceMade, frozen=True):
    pass


class AimShown(Event, frozen=True):
    seat: Seat
    target: Seat | None


class CastShown(Event, frozen=True):
    seat: Seat
    card: Spell
    target: Seat | None


class ShieldShown(Event, frozen=True):
    seat: Seat


class Stunned(Event, frozen=True):
    seat: Seat
    number: int


class NobodyStands(Event, frozen=True):
    """ST-19."""


class SharingBegan(Event, frozen=True):
    seats: tuple[Seat, ...]
    """Whose flags stand, in the order of picking."""


class Took(Event, frozen=True):
    seat: Seat
    card: Card


class Swapped(Event, frozen=True):
    """A Private Lesson: a Fizzle on the discard, a Stunner from it."""

    seat: Seat
    face_down: bool


class NoFizzle(Event, frozen=True):
    """A Private Lesson without a Fizzle in hand."""

    seat: Seat


class NoStunner(Event, frozen=True):
    """A Private Lesson without a Stunner in the discard."""

    seat: Seat


class TurnedBack(Event, frozen=True):
    """A Time-Turner: whose Late token went back, if any."""

    seat: Seat
    owner: Seat | None


class BecamePet(Event, frozen=True):
    seat: Seat
    token: bool
    """Whether a Late token was discarded."""


class Announced(Event, frozen=True):
    house: House
    points: int


class PotionMaster(Event, frozen=True):
    seat: Seat | None
    house: House | None


class Latecomer(Event, frozen=True):
    """Those with the most Late tokens; nobody if all have the same number."""

    seats: tuple[Seat, ...]


class FavoursCounted(Event, frozen=True):
    seat: Seat
    number: int
    points: int


class HouseScored(Event, frozen=True):
    house: House
    urn: int
    points: int


Events = (
    RoundBegan
    | Prepared
    | Aimed
    | Decided
    | AimShown
    | CastShown
    | ShieldShown
    | Stunned
    | NobodyStands
    | SharingBegan
    | Took
    | Swapped
    | NoFizzle
    | NoStunner
    | TurnedBack
    | BecamePet
    | Announced
    | PotionMaster
    | Latecomer
    | FavoursCounted
    | HouseScored
)
