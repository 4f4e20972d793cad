"""Parts of texts in which cards on the table change places, are looked at, or get an Enchantment beside them."""

from bisect import insort
from typing import ClassVar

from coven.engine import Card, Illegal, Seat
from coven.games.hocus.cards import NUMBERS, POCKET_SIZE, POCKETS, named
from coven.games.hocus.effects.parts import (
    Part,
    no_community,
    no_pot,
    not_face_up,
    not_in_hand,
    not_in_pocket,
    visible_names,
)
from coven.games.hocus.events import (
    Dissolved,
    Exchanged,
    LaidBeside,
    LookedAtPocket,
    LookedIntoPot,
    Palmed,
    PocketExchanged,
    PocketMoved,
    Saw,
    Scorched,
    Swapped,
)
from coven.games.hocus.knowledge import learn, leave_openly, leave_unseen
from coven.games.hocus.state import HocusState, Look, Lying


class Exchange(Part, frozen=True):
    """A Hand card against a face-up card of a Community that is not full."""

    adds: ClassVar[bool] = True
    card: Card
    taken: Card
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return (
            no_community(table, self.community)
            or not_in_hand(table, seat, "HC-11", self.card)
            or not_face_up(table, self.community, self.taken)
        )

    def do(self, table: HocusState, seat: Seat) -> None:
        card, taken = NUMBERS[self.card], NUMBERS[self.taken]
        community = table.communities[self.community - 1]
        leave_openly(table, seat, card)
        community[community.index(taken)] = card
        insort(table.hands[seat], taken)
        table.tell(Exchanged, seat, self.card, self.taken, self.community)


class ExchangePocket(Part, frozen=True):
    """HC-16: a Hand card against a card of an own Pocket. All see which of two cards is taken."""

    card: Card
    taken: Card
    pocket: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return not_in_pocket(table, seat, self.pocket, self.taken) or not_in_hand(table, seat, "HC-11", self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        card, taken = NUMBERS[self.card], NUMBERS[self.taken]
        pocket = table.pockets[seat][self.pocket - 1]
        place = pocket.index(taken)
        leave_unseen(table, seat, card)
        pocket[place] = card
        insort(table.hands[seat], taken)
        table.tell(PocketExchanged, seat, self.pocket, place + 1)


class MovePocket(Part, frozen=True):
    """HC-16: a card of an own Pocket moves to the other one, which must have room. All see which of two cards moves."""

    card: Card
    pocket: int
    """From which."""

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        problem = not_in_pocket(table, seat, self.pocket, self.card)
        if problem is None and len(table.pockets[seat][2 - self.pocket]) == POCKET_SIZE:
            return Illegal("HC-15", "pocket-full")
        return problem

    def do(self, table: HocusState, seat: Seat) -> None:
        pocket, other = table.pockets[seat][self.pocket - 1], table.pockets[seat][2 - self.pocket]
        place = pocket.index(NUMBERS[self.card])
        other.append(pocket.pop(place))
        table.tell(PocketMoved, seat, self.pocket, place + 1)


class Scorching(Part, frozen=True):
    """HC-16: a face-up card of any Community, even a full one, moves into its Pot, where all know it (HC-36)."""

    card: Card
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_community(table, self.community, full_too=True) or not_face_up(table, self.community, self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        card = NUMBERS[self.card]
        table.communities[self.community - 1].remove(card)
        table.pots[self.community - 1].append(card)
        table.tell(Scorched, seat, self.card, self.community)


class Dissolving(Part, frozen=True):
    """HC-16: a face-up card of any Community, even a full one, goes under the deck, where all know it (HC-36)."""

    card: Card
    community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return no_community(table, self.community, full_too=True) or not_face_up(table, self.community, self.card)

    def do(self, table: HocusState, seat: Seat) -> None:
        card = NUMBERS[self.card]
        table.communities[self.community - 1].remove(card)
        table.deck.append(card)
        table.tell(Dissolved, seat, self.card, self.community)


class Palming(Part, frozen=True):
    """HC-16: a card of an own Pocket goes into a Pot, and a Hand card into its place.

    All see which of two cards it is: whoever had looked at it knows it in the Pot (HC-36).
    """

    card: Card
    taken: Card
    pocket: int
    pot: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        return (
            no_pot(table, self.pot)
            or not_in_pocket(table, seat, self.pocket, self.taken)
            or not_in_hand(table, seat, "HC-11", self.card)
        )

    def do(self, table: HocusState, seat: Seat) -> None:
        card, taken = NUMBERS[self.card], NUMBERS[self.taken]
        pocket = table.pockets[seat][self.pocket - 1]
        place = pocket.index(taken)
        leave_unseen(table, seat, card)
        pocket[place] = card
        table.pots[self.pot - 1].append(taken)
        table.tell(Palmed, seat, self.pocket, place + 1, self.pot)


class Swap(Part, frozen=True):
    """A card each of two Communities that are not full, each keeping its facing. `face-down-2` is the second card."""

    card: Card
    community: int
    other_card: Card
    other_community: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        for card, community in ((self.card, self.community), (self.other_card, self.other_community)):
            if problem := no_community(table, community):
                return problem
            if card not in visible_names(table, community):
                return Illegal("HC-11", "not-in-community")
        if self.community == self.other_community:
            return Illegal("HC-11", "same-community")
        return Illegal("HC-11", "not-ascending") if self.community > self.other_community else None

    def do(self, table: HocusState, seat: Seat) -> None:
        one, other = self.community, self.other_community
        place = visible_names(table, one).index(self.card)
        other_place = visible_names(table, other).index(self.other_card)
        first, second = table.communities[one - 1], table.communities[other - 1]
        first[place], second[other_place] = second[other_place], first[place]
        table.tell(Swapped, seat, self.card, one, self.other_card, other)


WORTH_A_LOOK = 3
"""Scry: how many cards the Pot must hold beforehand."""


class LookIntoPot(Part, frozen=True):
    """HC-14: a Spell says that you may, once a card was laid there and if there were cards enough before."""

    blind: ClassVar[bool] = True
    pot: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        if problem := no_pot(table, self.pot):
            return problem
        few = len(table.pots[self.pot - 1]) <= WORTH_A_LOOK
        return Illegal("HC-11", "pot-too-small", number=WORTH_A_LOOK) if few else None

    def do(self, table: HocusState, seat: Seat) -> None:
        pot = table.pots[self.pot - 1]
        learn(table, seat, pot)
        table.looks += (Look(seat, self.pot),)
        table.tell(LookedIntoPot, seat, self.pot)
        table.whisper(seat, Saw, named(sorted(pot)))


class LookAtPocket(Part, frozen=True):
    blind: ClassVar[bool] = True
    target: Seat
    pocket: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        others = [other for other in range(table.players) if other != seat]
        there = self.target in others and self.pocket in range(1, POCKETS + 1)
        return None if there and table.pockets[self.target][self.pocket - 1] else Illegal("HC-11", "no-such-pocket")

    def do(self, table: HocusState, seat: Seat) -> None:
        pocket = table.pockets[self.target][self.pocket - 1]
        learn(table, seat, pocket)
        table.looks += (Look(seat, self.pocket, self.target),)
        table.tell(LookedAtPocket, seat, self.target, self.pocket)
        table.whisper(seat, Saw, named(pocket))


class LayBeside(Part, frozen=True):
    """HC-33: the Spell's own card goes beside a Community, a Pot or a Pocket."""

    spell: str
    place: str
    number: int

    def why_not(self, table: HocusState, seat: Seat) -> Illegal | None:
        if self.place == "beside-community":
            return no_community(table, self.number)
        return no_pot(table, self.number) if self.place == "beside-pot" else None

    def do(self, table: HocusState, seat: Seat) -> None:
        table.enchantments += (Lying(self.spell, seat, self.number),)
        table.tell(LaidBeside, seat, self.spell, self.place, self.number)
