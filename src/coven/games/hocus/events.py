"""What is told at a table of Hocus. What only one seat sees is whispered: `Dealt`, `Received` and `Saw`."""

from coven.engine import Card, Event, Seat

# A round


class SchoolTaken(Event, frozen=True):
    seat: Seat
    school: str


class RoundBegan(Event, frozen=True):
    number: int
    seat: Seat
    """The first player."""


class Dealt(Event, frozen=True):
    cards: tuple[Card, ...]


class Passed(Event, frozen=True):
    """HC-9: no Hand card, no turn."""

    seat: Seat


class FinalTurns(Event, frozen=True):
    """HC-17."""

    seat: Seat
    """Who filled the last Community, and plays last."""


class HandsEmpty(Event, frozen=True):
    """HC-18."""


# Spells, Owls and Shifts, and what they do


class SpellCast(Event, frozen=True):
    seat: Seat
    spell: str


class Shifted(Event, frozen=True):
    seat: Seat
    spell: str


class OwlUsed(Event, frozen=True):
    seat: Seat
    owl: Card


class OwlsReturned(Event, frozen=True):
    """HC-19, HC-28: under the deck, where all know them (HC-36)."""

    seat: Seat
    owls: tuple[Card, ...]


class LaidOpen(Event, frozen=True):
    seat: Seat
    card: Card
    community: int


class LaidFaceDown(Event, frozen=True):
    seat: Seat
    community: int


class LaidInPot(Event, frozen=True):
    seat: Seat
    number: int
    pot: int


class LaidInPocket(Event, frozen=True):
    seat: Seat
    number: int
    pocket: int


class TopLaidOpen(Event, frozen=True):
    seat: Seat
    card: Card
    community: int


class Drew(Event, frozen=True):
    seat: Seat
    number: int


class Received(Event, frozen=True):
    """What only the drawer sees of a `Drew`."""

    cards: tuple[Card, ...]


class Returned(Event, frozen=True):
    seat: Seat
    number: int


class Exchanged(Event, frozen=True):
    seat: Seat
    card: Card
    taken: Card
    community: int


class PocketExchanged(Event, frozen=True):
    seat: Seat
    pocket: int
    place: int
    """HC-37: which card of the Pocket, the first is 1."""


class PocketMoved(Event, frozen=True):
    seat: Seat
    pocket: int
    place: int


class Scorched(Event, frozen=True):
    seat: Seat
    card: Card
    community: int


class Dissolved(Event, frozen=True):
    """HC-36: a card of a Community goes under the deck."""

    seat: Seat
    card: Card
    community: int


class Palmed(Event, frozen=True):
    """A card of a Pocket goes into a Pot, and a Hand card into its place."""

    seat: Seat
    pocket: int
    place: int
    pot: int


class Swapped(Event, frozen=True):
    seat: Seat
    card: Card
    community: int
    other_card: Card
    other_community: int


class LookedIntoPot(Event, frozen=True):
    seat: Seat
    pot: int


class LookedAtPocket(Event, frozen=True):
    seat: Seat
    target: Seat
    pocket: int


class Saw(Event, frozen=True):
    """What only the seat sees that looks."""

    cards: tuple[Card, ...]


class LaidBeside(Event, frozen=True):
    seat: Seat
    spell: str
    place: str
    number: int


class Siphoned(Event, frozen=True):
    seat: Seat
    community: int


# Showdowns


class Revealed(Event, frozen=True):
    """HC-20: cards that lay face down in a Community."""

    community: int
    cards: tuple[Card, ...]


class OrderNamed(Event, frozen=True):
    seat: Seat
    communities: tuple[int, ...]


class Committed(Event, frozen=True):
    seat: Seat
    pocket: int
    community: int


class Declined(Event, frozen=True):
    seat: Seat
    community: int


class PocketShown(Event, frozen=True):
    seat: Seat
    pocket: int
    cards: tuple[Card, ...]
    kind: str
    best: tuple[Card, ...]


class PotWon(Event, frozen=True):
    winner: Seat
    reason: str
    pot: int
    cards: tuple[Card, ...]
    points: int


class PotSplit(Event, frozen=True):
    winners: tuple[Seat, ...]
    pot: int
    cards: tuple[Card, ...]
    points: int


class PotLeft(Event, frozen=True):
    """HC-23: nobody committed a Pocket."""

    pot: int


class OwlsClaimed(Event, frozen=True):
    seat: Seat
    owls: tuple[Card, ...]


class BonusScored(Event, frozen=True):
    seat: Seat
    spell: str
    points: int


Events = (
    SchoolTaken
    | RoundBegan
    | Dealt
    | Passed
    | FinalTurns
    | HandsEmpty
    | SpellCast
    | Shifted
    | OwlUsed
    | OwlsReturned
    | LaidOpen
    | LaidFaceDown
    | LaidInPot
    | LaidInPocket
    | TopLaidOpen
    | Drew
    | Received
    | Returned
    | Exchanged
    | PocketExchanged
    | PocketMoved
    | Scorched
    | Dissolved
    | Palmed
    | Swapped
    | LookedIntoPot
    | LookedAtPocket
    | Saw
    | LaidBeside
    | Siphoned
    | Revealed
    | OrderNamed
    | Committed
    | Declined
    | PocketShown
    | PotWon
    | PotSplit
    | PotLeft
    | OwlsClaimed
    | BonusScored
)
