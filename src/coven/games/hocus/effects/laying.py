"""Parts of texts in which cards of the Hand or the deck are laid, drawn or RETURNed."""

from typing import ClassVar

from coven.engine import Card, Illegal, Seat
from coven.games.hocus.cards import NAMES, NUMBERS, POCKET_SIZE, POCKETS
from coven.games.hocus.effects.deck import draw, return_cards, top_card
from coven.games.hocus.effects.parts import Part, no_community, no_pot, not_in_hand
from coven.games.hocus.events import LaidFaceDown, LaidInPocket, LaidInPot, LaidOpen, TopLaidOpen
from coven.games.hocus.knowledge import everybody, leave_openly, leave_unseen
from coven.games.hocus.state import HocusState


class IntoCommunity(Part, frozen=True):
    """HC-13: a Hand card face up into a Community with room."""

    adds: ClassVar[bool] = True
    card: Card
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_community(table, self.community) or not_in_hand(table, seat, "HC-13", self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        card = NUMBERS[self.card]
        leave_openly(table, seat, card)
        table.communities[self.community - 1].append(card)
        table.tell(LaidOpen, seat, self.card, self.community)


class FaceDown(Part, frozen=True):
    """A Hand card face down into a Community with room. Its owner still knows it."""

    adds: ClassVar[bool] = True
    card: Card
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_community(table, self.community) or not_in_hand(table, seat, "HC-11", self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        card = NUMBERS[self.card]
        leave_unseen(table, seat, card)
        table.communities[self.community - 1].append(card)
        table.face_down += (card,)
        table.tell(LaidFaceDown, seat, self.community)


class IntoPot(Part, frozen=True):
    """HC-14: one or more Hand cards face down into a Pot."""

    cards: tuple[Card, ...]
    pot: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_pot(table, self.pot) or not_in_hand(table, seat, "HC-14", *self.cards)

    def do(self, table: HocusState, seat: Seat) -> None:
        for name in self.cards:
            card = NUMBERS[name]
            leave_unseen(table, seat, card)
            table.pots[self.pot - 1].append(card)
        table.tell(LaidInPot, seat, len(self.cards), self.pot)


class IntoPocket(Part, frozen=True):
    """HC-15: one or two Hand cards face down into an own Pocket with room for all of them.

    Of two cards laid together nobody else can tell which lies where.
    """

    cards: tuple[Card, ...]
    pocket: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        if self.pocket not in range(1, POCKETS + 1):
            return Illegal("HC-7", "no-pocket")
        if len(table.pockets[seat][self.pocket - 1]) + len(self.cards) > POCKET_SIZE:
            return Illegal("HC-15", "pocket-full")
        if self.pocket > 1 and not any(table.pockets[seat]):
            return Illegal("HC-7", "first-pocket-first")
        return not_in_hand(table, seat, "HC-15", *self.cards)

    def do(self, table: HocusState, seat: Seat) -> None:
        cards = [NUMBERS[name] for name in self.cards]
        if len(cards) > 1:
            table.shuffle(cards)
        for card in cards:
            leave_unseen(table, seat, card)
        table.pockets[seat][self.pocket - 1] += cards
        table.tell(LaidInPocket, seat, len(cards), self.pocket)


class ReturnCard(Part, frozen=True):
    """HC-12: RETURN a Hand card."""

    card: Card

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return not_in_hand(table, seat, "HC-12", self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        return_cards(table, seat, [NUMBERS[self.card]])


class ChooseReturn(Part, frozen=True):
    """RETURN up to `most` Hand cards, chosen in a move of their own: it ends its text, and the turn asks for them."""

    blind: ClassVar[bool] = True
    most: int
    redraw: bool


class Draw(Part, frozen=True):
    """HC-12: DRAW."""

    blind: ClassVar[bool] = True
    number: int

    def do(self, table: HocusState, seat: Seat) -> None:
        draw(table, seat, self.number)


class TopIntoCommunity(Part, frozen=True):
    """The deck's top card face up into a Community with room."""

    blind: ClassVar[bool] = True
    adds: ClassVar[bool] = True
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_community(table, self.community)

    def do(self, table: HocusState, seat: Seat) -> None:
        card = top_card(table, everybody(table))
        table.communities[self.community - 1].append(card)
        table.tell(TopLaidOpen, seat, NAMES[card], self.community)
