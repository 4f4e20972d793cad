"""What the table remembers besides cards: Enchantments that lie out, what was RETURNed, who looked where, results."""

import msgspec

from coven.engine import Card, Seat


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
