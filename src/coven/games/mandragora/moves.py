"""What a witch can do."""

import msgspec

from coven.engine import Card, Move, Seat


class Send(Move, frozen=True):
    """MD-7."""

    shops: int


class Cast(Move, frozen=True):
    """MD-11, MD-12, MD-14: a spell, the one grimoire or mandrake for it, and its ingredients, a mandrake among them.

    What was cast stays on the table as it is here (MD-16).
    """

    spell: Card
    grimoire: Card
    violet: int = 0
    yellow: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    mandrake: bool = False

    @property
    def colours(self) -> tuple[int, ...]:
        """How many ingredients of each colour."""
        return (self.violet, self.yellow, self.red, self.green, self.blue)

    @property
    def ingredients(self) -> int:
        return sum(self.colours) + self.mandrake


class Pass(Move, frozen=True):
    """MD-31."""


class Decline(Move, frozen=True):
    """MD-22: no extra turn."""


class Banish(Move, frozen=True):
    """MD-18."""

    scroll: Card


class GiveScroll(Move, frozen=True):
    """MD-19."""

    scroll: Card
    target: Seat


class Draw(Move, frozen=True):
    """MD-20: from whose hand."""

    target: Seat


class Give(Move, frozen=True):
    """MD-20, MD-37: a card from the hand."""

    card: Card


class GiveAtRandom(Move, frozen=True):
    """MD-40: what the clock does for a partner who does not choose."""


class Levitate(Move, frozen=True):
    """MD-21: a card of a shop (1 to 10, clockwise from the start shop); on a night shop any card."""

    shop: int
    card: Card | None


class PassMarker(Move, frozen=True):
    """MD-28, MD-29."""

    target: Seat


class NoExchange(Move, frozen=True):
    """MD-37."""


class Receive(Move, frozen=True):
    """MD-37: a card of the partner's choice."""


class Swap(Move, frozen=True):
    """MD-37: this card for one of the partner's choice."""

    card: Card


PASS = Pass()
DECLINE = Decline()
NO_EXCHANGE = NoExchange()
RECEIVE = Receive()
AT_RANDOM = GiveAtRandom()

Moves = (
    Send
    | Cast
    | Pass
    | Decline
    | Banish
    | GiveScroll
    | Draw
    | Give
    | GiveAtRandom
    | Levitate
    | PassMarker
    | NoExchange
    | Receive
    | Swap
)


def fields(cast: Cast) -> tuple[Card, Card, int, int, int, int, int, bool]:
    """All that a cast says, in order."""
    everything: tuple[Card, Card, int, int, int, int, int, bool] = msgspec.structs.astuple(cast)
    return everything
