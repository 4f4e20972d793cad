"""What happens, as all of an event's audience may see it."""

from collections.abc import Iterable, Sequence
from typing import Self

from coven.engine import Card, Event, Seat
from coven.games.mandragora.cards import NAMES, NIGHT_SHOP, listed, names
from coven.games.mandragora.moves import Cast, fields


class Sent(Event, frozen=True):
    seat: Seat
    shops: int
    shop: int


class Took(Event, frozen=True):
    """Cards that everybody saw: from a day shop, or scrolls."""

    seat: Seat
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, seat: Seat, kinds: Iterable[int]) -> Self:
        return cls(seat, names(kinds))


class TookUnseen(Event, frozen=True):
    seat: Seat
    number: int


class Found(Event, frozen=True):
    """What only the taker sees of a `TookUnseen`."""

    cards: tuple[Card, ...]

    @classmethod
    def of(cls, kinds: Iterable[int]) -> Self:
        return cls(names(kinds))


class Restocked(Event, frozen=True):
    shop: int
    card: Card | None
    """Nothing is seen of it on a night shop."""

    @classmethod
    def of(cls, ring: Sequence[Card], position: int, kind: int) -> Self:
        return cls(position + 1, None if ring[position] == NIGHT_SHOP else NAMES[kind])


class PileRanOut(Event, frozen=True):
    """MD-30: the end is set."""


class LastRound(Event, frozen=True):
    """MD-30: the end marker is taken, turned or discarded."""

    seat: Seat
    number: int


class SpellCast(Event, frozen=True):
    seat: Seat
    spell: Card
    grimoire: Card
    violet: int = 0
    yellow: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    mandrake: bool = False

    @classmethod
    def of(cls, seat: Seat, cast: Cast) -> Self:
        return cls(seat, *fields(cast))


class Uncovered(Event, frozen=True):
    """MD-16: the next spell of a pile."""

    spell: Card


class NoEffect(Event, frozen=True):
    """MD-26: the spell counts all the same."""

    seat: Seat
    spell: Card


class Banished(Event, frozen=True):
    seat: Seat
    scroll: Card


class ScrollGiven(Event, frozen=True):
    giver: Seat
    taker: Seat
    scroll: Card


class Levitated(Event, frozen=True):
    seat: Seat
    shop: int


class Handed(Event, frozen=True):
    """A card goes from hand to hand."""

    giver: Seat
    taker: Seat


class HandedCard(Event, frozen=True):
    """What only the two see of a `Handed`."""

    giver: Seat
    taker: Seat
    card: Card

    @classmethod
    def of(cls, giver: Seat, taker: Seat, kind: int) -> Self:
        return cls(giver, taker, NAMES[kind])


class ExtraTurnEarned(Event, frozen=True):
    seat: Seat


class Declined(Event, frozen=True):
    seat: Seat


class ReachGrew(Event, frozen=True):
    seat: Seat
    shops: int


class MarkerTaken(Event, frozen=True):
    holder: Seat


class MarkerPassed(Event, frozen=True):
    giver: Seat
    taker: Seat


class MarkerReturned(Event, frozen=True):
    """MD-29: nobody has a curse."""


class ExchangeChosen(Event, frozen=True):
    """MD-37: the others see the kind of exchange (`give`, `receive`, `swap` or `no-exchange`)."""

    seat: Seat
    partner: Seat
    exchange: str


class Passed(Event, frozen=True):
    seat: Seat


class Discarded(Event, frozen=True):
    """MD-24, MD-25."""

    seat: Seat
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, seat: Seat, kinds: Iterable[int]) -> Self:
        return cls(seat, names(kinds))


class Shown(Event, frozen=True):
    """MD-34: a hand at the end."""

    seat: Seat
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, seat: Seat, counts: list[int]) -> Self:
        return cls(seat, names(listed(counts)))


class Scored(Event, frozen=True):
    """MD-34: the sum of one witch."""

    seat: Seat
    spells: int
    grimoires: int
    colours: int
    curse: int
    points: int


Events = (
    Sent
    | Took
    | TookUnseen
    | Found
    | Restocked
    | PileRanOut
    | LastRound
    | SpellCast
    | Uncovered
    | NoEffect
    | Banished
    | ScrollGiven
    | Levitated
    | Handed
    | HandedCard
    | ExtraTurnEarned
    | Declined
    | ReachGrew
    | MarkerTaken
    | MarkerPassed
    | MarkerReturned
    | ExchangeChosen
    | Passed
    | Discarded
    | Shown
    | Scored
)
