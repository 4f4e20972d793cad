"""What a seat can choose from in its turn."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, permutations
from operator import itemgetter

from coven.engine import Seat
from coven.games.hocus.cards import COMMUNITY_SIZE, POCKET_SIZE, SUITS
from coven.games.hocus.effects.changing import WORTH_A_LOOK, LookAtPocket, Swap
from coven.games.hocus.effects.parts import visible_names
from coven.games.hocus.state import HocusState

SPARSE = 2
"""Entropic Energy: how many cards its Community may have beforehand."""

Two = tuple[int, int]
Pick = Callable[[Sequence[int]], Two]
"""Takes two of several cards."""
Heap = tuple[int, tuple[int, ...]]
"""A Pocket, and which cards of the Hand go there."""


class Choices:
    """The Hand and the places of a table as they are now. Whatever else is asked for is looked up at that time."""

    __slots__ = ("communities", "hand", "pots", "seat", "table")

    def __init__(self, table: HocusState, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.hand = table.hands[seat][:]
        self.communities = open_communities(table)
        self.pots = range(len(table.pots))

    def of_suit(self, only: int | None) -> list[int]:
        """The Hand cards of a suit; None: all."""
        return self.hand if only is None else [card for card in self.hand if card % len(SUITS) == only]

    # Hand cards, as places in the Hand

    @property
    def pairs(self) -> tuple[Pick, ...]:
        """Two cards, in their order."""
        return pairs(len(self.hand))

    @property
    def successions(self) -> tuple[Pick, ...]:
        """One card, and then another."""
        return successions(len(self.hand))

    @property
    def heaps(self) -> tuple[Heap, ...]:
        """HC-15: one card into a Pocket, or two where they have room."""
        first, second = self.table.pockets[self.seat]
        return heaps(len(self.hand), len(first), len(second))

    # What lies on the table

    @property
    def pairs_of_communities(self) -> list[Two]:
        """Where two cards can go: into one Community with room for both, or into two."""
        roomy = [place for place in self.communities if len(self.table.communities[place]) < COMMUNITY_SIZE - 1]
        return [(one, two) for one in self.communities for two in self.communities if one != two or one in roomy]

    def face_up(self, places: Sequence[int]) -> list[Two]:
        """The open cards of some Communities, each behind its place."""
        communities, hidden = self.table.communities, self.table.face_down
        return [(place, card) for place in places for card in communities[place] if card not in hidden]

    @property
    def pocketed(self) -> list[Two]:
        """The cards of the own Pockets, each behind the number of its Pocket."""
        return [(number, card) for number, pocket in enumerate(self.table.pockets[self.seat], 1) for card in pocket]

    @property
    def swaps(self) -> list[Swap]:
        """A card each of two Communities that are not full."""
        return [
            Swap(card, one + 1, other_card, other + 1)
            for one, other in combinations(self.communities, 2)
            for card in visible_names(self.table, one + 1)
            for other_card in visible_names(self.table, other + 1)
        ]

    @property
    def sparse_communities(self) -> list[int]:
        """Entropic Energy: those of few cards."""
        return [place for place in self.communities if len(self.table.communities[place]) <= SPARSE]

    @property
    def pots_to_look_into(self) -> list[int]:
        """Those with cards enough."""
        return [pot for pot, cards in enumerate(self.table.pots) if len(cards) >= WORTH_A_LOOK]

    @property
    def looks(self) -> list[LookAtPocket]:
        """Each Pocket of another player that has cards."""
        return [
            LookAtPocket(other, number)
            for other, pockets in enumerate(self.table.pockets)
            for number, pocket in enumerate(pockets, 1)
            if pocket and other != self.seat
        ]


@cache
def pairs(number: int) -> tuple[Pick, ...]:
    """How to take two of so many cards, in their order."""
    return tuple([itemgetter(*two) for two in combinations(range(number), 2)])


@cache
def successions(number: int) -> tuple[Pick, ...]:
    """How to take one of so many cards, and then another."""
    return tuple([itemgetter(*two) for two in permutations(range(number), 2)])


@cache
def heaps(hand: int, first: int, second: int) -> tuple[Heap, ...]:
    """HC-7: two empty Pockets are one choice."""
    held = enumerate((first, second) if first or second else (first,))
    rooms = [(pocket, POCKET_SIZE - cards) for pocket, cards in held]
    alone = [(pocket, (card,)) for pocket, room in rooms if room for card in range(hand)]
    together = [(pocket, two) for pocket, room in rooms if room > 1 for two in combinations(range(hand), 2)]
    return (*alone, *together)


def open_communities(table: HocusState) -> list[int]:
    return [number for number, cards in enumerate(table.communities) if len(cards) < COMMUNITY_SIZE]
