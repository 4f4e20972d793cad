"""The options of Hocus Pocus, and what lies on the table."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Annotated, Self

from msgspec import UNSET

from coven.engine import Card, Options, Seat, Table, option
from coven.games.hocus_pocus.cards import MARKED, NAME, ORDER, names_of


class HocusPocusOptions(Options, frozen=True):
    """HP-3: the gems in the Cauldron, if not those of the table. HP-46: after how many turns the game ends."""

    gems: Annotated[int, option("HP-3", 5, 60)] | None = None
    turn_limit: Annotated[int, option("HP-46", 1, 10_000)] | None = None


class HocusPocusState(Table, kw_only=True):
    """Cards are numbers (see `cards`). Hands and Grimoires are kept in order; the last of the Library is its top.

    `knows`, `among` and `mixed` say for each card what is known of it while it is hidden: see `knowledge`.
    """

    options: HocusPocusOptions
    turn: Seat
    turns: int = 0
    cauldron: int
    gems: list[int]
    hands: list[list[int]]
    grimoires: list[list[int]]
    library: list[int]
    discard: list[int]
    zone: list[int]
    marked: list[int]
    inspired: bool = False
    time_up: bool = False
    knows: list[int]
    among: list[int]
    mixed: list[int]
    mixes: int = 0

    @property
    def end_rule(self) -> str:
        """HP-42: the last gem was taken. HP-46: the last turn was played."""
        return "HP-46" if self.outcome and self.outcome.reason == "turn-limit" else "HP-42"

    @property
    def turn_number(self) -> int:
        return self.turns

    def clone(self) -> Self:
        other = super().clone()
        other.gems = self.gems[:]
        other.hands = [hand[:] for hand in self.hands]
        other.grimoires = [grimoire[:] for grimoire in self.grimoires]
        other.library = self.library[:]
        other.discard = self.discard[:]
        other.zone = self.zone[:]
        other.marked = self.marked[:]
        other.knows = self.knows[:]
        other.among = self.among[:]
        other.mixed = self.mixed[:]
        return other

    @property
    def listened(self) -> bool:
        """Whether anybody hears events, so that their words are worth looking up."""
        return self.told is not UNSET

    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, from the player on turn."""
        return CLOCKWISE[self.players][self.turn]

    def name(self, card: int) -> Card:
        """HP-34: a marked copy has a name of its own."""
        return MARKED[card] if card in self.marked else NAME[card]

    def names(self, cards: Iterable[int]) -> tuple[Card, ...]:
        return tuple(map(self.name, cards)) if self.marked else names_of(tuple(cards))

    def ordered(self, cards: Iterable[int]) -> tuple[Card, ...]:
        """The names with equal ones side by side, as people see them."""
        if not self.marked:
            return names_of(tuple(cards))
        return tuple(sorted(map(self.name, cards), key=lambda name: (ORDER[name], name)))

    def choices(self, cards: list[int], number: int) -> dict[tuple[Card, ...], None]:
        """Every different choice of `number` of these cards, by name."""
        return dict.fromkeys(combinations(self.ordered(cards), number))

    def playable(self, cards: list[int]) -> list[int]:
        """HP-34: the cards without a mark."""
        return [card for card in cards if card not in self.marked] if self.marked else cards

    def find(self, cards: list[int], names: Sequence[Card]) -> list[int]:
        """Cards of these names among `cards`, a different one for each name."""
        left, names_left = cards[:], [*self.names(cards)]
        found = []
        for name in names:
            place = names_left.index(name)
            del names_left[place]
            found.append(left.pop(place))
        return found


CLOCKWISE = {
    players: tuple((*range(first, players), *range(first)) for first in range(players)) for players in range(2, 7)
}
"""For each number of players and each seat: all seats, from that one."""
