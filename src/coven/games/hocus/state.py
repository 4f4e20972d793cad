"""The options of Hocus, and all that lies on the table."""

from typing import Annotated, Literal, Self

import msgspec

from coven.engine import Card, Options, Seat, Table, option


class HocusOptions(Options, frozen=True):
    goal: Annotated[int, option("HC-30", 5, 100)] = 25
    schools: Annotated[Literal["dealt", "chosen"], option("HC-3")] = "dealt"
    truly_advanced: Annotated[bool, option("HC-3")] = True
    classic: Annotated[bool, option("HC-32")] = False
    round_limit: Annotated[int, option("HC-38", 1, 100)] | None = None


class Lying(msgspec.Struct, frozen=True, gc=False):
    """HC-33: an Enchantment card that lies beside a Community, a Pot or a Pocket of its owner."""

    spell: str
    owner: Seat
    number: int
    """Which Community, Pot or Pocket: the first is 1."""


class Batch(msgspec.Struct, frozen=True, gc=False):
    """HC-12: cards RETURNed together, in ascending order: what is left of them in the deck, and what has left it."""

    cards: tuple[int, ...]
    gone: tuple[tuple[int, int], ...] = ()
    """With who knew the card when it left (see `knowledge`): they know that the rest is higher."""

    def without(self, card: int, known: int) -> "Batch":
        """Once a card, the first if it is one of them, has left the deck."""
        return Batch(self.cards[1:], (*self.gone, (card, known))) if card == self.cards[0] else self

    def above(self, watcher: int) -> int:
        """Than which card the rest is higher, as far as a watcher knows; -1: than none."""
        return max([card for card, known in self.gone if known & watcher], default=-1)


class Look(msgspec.Struct, frozen=True, gc=False):
    """HC-37: who has looked at which Pot or, with a target, at whose Pocket in this round."""

    seat: Seat
    number: int
    target: Seat | None = None


class Contender(msgspec.Struct, frozen=True, gc=False):
    """HC-21, HC-22: who committed which Pocket, and the best Set that it makes with the Community."""

    seat: Seat
    pocket: int
    cards: tuple[Card, ...]
    kind: str
    best: tuple[Card, ...]


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """HC-33: what an Enchantment brought in a showdown."""

    seat: Seat
    spell: str
    points: int


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a showdown went, for all to see until the next round's showdowns."""

    community: int
    cards: tuple[Card, ...]
    contenders: tuple[Contender, ...]
    reason: str
    """HC-23, HC-25: `best-set`, `alone`, `tie` or `nobody`."""
    winners: tuple[Seat, ...]
    points: int
    """What each winner scores for the Pot."""
    pot: tuple[Card, ...] = ()
    """HC-37: the Pot, unless nobody won it."""
    owls: tuple[Card, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


class HocusState(Table, kw_only=True):
    """Cards are numbers (see `cards`); Communities, Pots and Pockets count from 0 here and from 1 for people."""

    end_rule = "HC-30"

    options: HocusOptions
    round: int = 0
    first: Seat
    schools: tuple[str | None, ...]
    points: list[int]
    deck: list[int]
    """From the top to the bottom."""
    hands: list[list[int]]
    """Sorted, so that their order tells nothing."""
    pockets: list[list[list[int]]]
    communities: list[list[int]]
    pots: list[list[int]]
    owls: list[list[int]]
    """HC-24: claimed, by seat."""
    shown: list[int]
    """Used Pockets and won Pots: turned up until the next round."""
    known: list[int]
    """HC-36: for each card who knows where it is, a bit a seat (see `knowledge`)."""
    face_down: tuple[int, ...] = ()
    """The cards in Communities that lie face down."""
    batches: tuple[Batch, ...] = ()
    """HC-12: cards RETURNed together that lie in the deck."""
    enchantments: tuple[Lying, ...] = ()
    looks: tuple[Look, ...] = ()
    final_turns: int | None = None
    """HC-17: how many final turns are still due, once all Communities were full and until the showdowns."""
    order: tuple[int, ...] = ()
    """HC-20: the order of the showdowns, as it was named."""
    committed: list[int]
    """HC-21: for each seat the Pocket that it has pushed forward, from 1; 0: none."""
    results: tuple[Result, ...] = ()

    def clone(self) -> Self:
        other = super().clone()
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.hands = [*map(list.copy, self.hands)]
        other.pockets = [[first[:], second[:]] for first, second in self.pockets]
        other.communities = [*map(list.copy, self.communities)]
        other.pots = [*map(list.copy, self.pots)]
        other.owls = [*map(list.copy, self.owls)]
        other.shown = self.shown[:]
        other.known = self.known[:]
        other.committed = self.committed[:]
        return other
