"""What the table remembers besides cards: Enchantments that lie out, who looked where, how the showdowns went."""

import msgspec

from coven.engine import Card, Seat


class Lying(msgspec.Struct, frozen=True, gc=False):
    """HC-33: an Enchantment card that lies beside a Community, a Pot or a Pocket of its owner."""

    spell: str
    owner: Seat
    number: int
    """Which Community, Pot or Pocket: the first is 1."""


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
