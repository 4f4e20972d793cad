"""A text is made of parts: each is a clause with its choices made, and a move is a whole text of them.

Numbers of Communities, Pots and Pockets count from 1 here.
"""

from typing import ClassVar

import msgspec

from coven.engine import Card, Illegal, Seat
from coven.engine.values import kebab
from coven.games.hocus.cards import COMMUNITY_SIZE, NAMES, POCKETS, named
from coven.games.hocus.state import HocusState


class Part(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="part", forbid_unknown_fields=True):
    """One clause of a text."""

    blind: ClassVar[bool] = False
    """Whether what it does depends on cards that nobody knows yet."""
    adds: ClassVar[bool] = False
    """HC-35: whether it adds a card to a Community. So does an exchange with the Hand, not one between two."""

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        """What is against it, in words that say nothing hidden."""
        return None

    def do(self, table: HocusState, seat: Seat) -> None:
        """Carry it out."""


# What can be against it


def not_in_hand(table: HocusState, seat: Seat, rule: str, *cards: Card) -> Illegal | None:
    """Each card is in the Hand, and named once, in the Hand's order."""
    hand = named(table.hands[seat])
    if not {*cards} <= {*hand}:
        return Illegal(rule, "not-in-hand")
    return None if cards == tuple(card for card in hand if card in cards) else Illegal(rule, "not-ascending")


def no_community(table: HocusState, community: int, *, full_too: bool = False) -> Illegal | None:
    if not 1 <= community <= len(table.communities):
        return Illegal("HC-6", "no-community")
    if not full_too and len(table.communities[community - 1]) == COMMUNITY_SIZE:
        return Illegal("HC-13", "community-full")
    return None


def no_pot(table: HocusState, pot: int) -> Illegal | None:
    return None if 1 <= pot <= len(table.pots) else Illegal("HC-6", "no-pot")


def not_face_up(table: HocusState, community: int, card: Card) -> Illegal | None:
    return None if card in face_up_names(table, community) else Illegal("HC-11", "not-face-up")


def face_up_names(table: HocusState, community: int) -> list[Card]:
    return [NAMES[card] for card in table.communities[community - 1] if card not in table.face_down]


def not_in_pocket(table: HocusState, seat: Seat, pocket: int, card: Card) -> Illegal | None:
    if pocket not in range(1, POCKETS + 1):
        return Illegal("HC-7", "no-pocket")
    return None if card in named(table.pockets[seat][pocket - 1]) else Illegal("HC-11", "not-in-pocket")


def visible_names(table: HocusState, community: int) -> list[Card]:
    """The cards of a Community as everybody sees them."""
    cards = table.communities[community - 1]
    return [f"face-down-{place}" if card in table.face_down else NAMES[card] for place, card in enumerate(cards, 1)]
