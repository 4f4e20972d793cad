"""What players can do. A card is named; a `marked-` card is that very copy (HP-34)."""

from typing import Literal

from coven.engine import Card, Move, Seat

Source = Literal["hand", "grimoire"]


class Cast(Move, frozen=True):
    """HP-6: play a Hocus."""

    card: Card
    source: Source
    target: Seat | None = None


class Lay(Move, frozen=True):
    """HP-17: lay a Pocus on the Hocus that waits. A Mirror names the new target."""

    card: Card
    source: Source
    target: Seat | None = None


class Pass(Move, frozen=True):
    """HP-18: lay nothing, until the next Pocus asks again."""


class Rearrange(Move, frozen=True):
    """HP-9: these cards form the Grimoire now."""

    cards: tuple[Card, ...]


class Draw(Move, frozen=True):
    """HP-11: end the turn with two cards."""


class TakeGem(Move, frozen=True):
    """HP-11: end the turn with a gem."""


class Refill(Move, frozen=True):
    """HP-15: lay these cards from the Hand into the Grimoire."""

    cards: tuple[Card, ...]


class Choose(Move, frozen=True):
    """HP-24, HP-26: these cards of the target's Grimoire."""

    cards: tuple[Card, ...]


class Arrange(Move, frozen=True):
    """HP-23: put these cards back on the Library, the first on top."""

    cards: tuple[Card, ...]


class Discard(Move, frozen=True):
    """HP-12: discard these cards."""

    cards: tuple[Card, ...]


Moves = Arrange | Cast | Choose | Discard | Draw | Lay | Pass | Rearrange | Refill | TakeGem

PASS = Pass()
DRAW = Draw()
TAKE_GEM = TakeGem()
