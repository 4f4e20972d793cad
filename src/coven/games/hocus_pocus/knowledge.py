"""HP-47: who knows which hidden card, and how cards move in and out of hiding.

`knows[card]` has a bit for each seat, beside the owner of the Hand, that knows which card lies at that place of a Hand
or of the Library; one more bit is the spectators', who know what everybody knows.

A card leaves a Hand by its name. If the Hand holds another of that name nobody else can tell which of them left, and
each seat that could count on some of them counts on one less.

A Crystal Ball may move cards that others knew from an earlier one. They know then only that these are somewhere among
those places: `mixed[card]` is the number of such a mix of places, `among[card]` has the bits of those who know that the
card is in it. That holds in the Library and into the Hands that draw from it, until a card leaves one of those Hands.
"""

from bisect import insort
from typing import TYPE_CHECKING

from coven.engine import Seat
from coven.games.hocus_pocus.cards import NAME

if TYPE_CHECKING:
    from coven.games.hocus_pocus.state import HocusPocusTable

EVERYBODY = 0b1111111


def bit(seat: Seat) -> int:
    """The bit of a seat; a spectator has the lowest."""
    return 2 << seat if seat >= 0 else 1


def enter_openly(table: "HocusPocusTable", seat: Seat, card: int) -> None:
    """All see the card go into the Hand."""
    insort(table.hands[seat], card)
    table.knows[card] = EVERYBODY


def leave(table: "HocusPocusTable", seat: Seat, card: int) -> None:
    """All see a card of this name leave the Hand."""
    hand = table.hands[seat]
    hand.remove(card)
    lost = table.knows[card]
    table.knows[card] = 0
    for twin in hand:
        if NAME[twin] == NAME[card] and table.name(twin) == table.name(card):
            confused = table.knows[twin] & ~lost
            table.knows[twin] ^= confused
            lost |= confused
    if table.mixes:
        _forget_mixes(table, {table.mixed[place] for place in (card, *hand)})


def _forget_mixes(table: "HocusPocusTable", numbers: set[int]) -> None:
    """Nobody can tell any more which of the mixed places are left."""
    for card, number in enumerate(table.mixed):
        if number in numbers:
            table.mixed[card] = table.among[card] = 0


def show_top(table: "HocusPocusTable", seat: Seat, number: int) -> list[int]:
    """The top cards of the Library, the first on top, known to the seat from now on."""
    top = table.library[: -number - 1 : -1]
    for card in top:
        table.knows[card] |= bit(seat)
    return top


def put_on_top(table: "HocusPocusTable", seat: Seat, cards: list[int]) -> None:
    """HP-23: the same cards in an order that only the seat knows. Who knew some of them knows that they are here."""
    table.library[-len(cards) :] = cards[::-1]
    mine = bit(seat)
    if any(table.knows[card] & ~mine or table.mixed[card] for card in cards):
        _mix(table, cards)
    for card in cards:
        table.among[card] |= table.knows[card] & ~mine
        table.knows[card] = mine


def _mix(table: "HocusPocusTable", cards: list[int]) -> None:
    """Make the places of these cards one mix, together with the mixes that they belong to already."""
    joined = {table.mixed[card] for card in cards} - {0}
    table.mixes += 1
    for card, number in enumerate(table.mixed):
        if number in joined or card in cards:
            table.mixed[card] = table.mixes


def swap_hands(table: "HocusPocusTable", one: Seat, other: Seat) -> None:
    """HP-22: both keep in mind the Hand that they gave."""
    hands = table.hands
    for giver in (one, other):
        for card in hands[giver]:
            table.knows[card] |= bit(giver)
    hands[one], hands[other] = hands[other], hands[one]
