"""The options of Mandragora, and what lies on the table."""

from typing import Annotated, Self

import msgspec

from coven.engine import Card, Options, Seat, Table, option
from coven.games.mandragora.cards import CURSES, NIGHT_SHOP
from coven.games.mandragora.events import Scored
from coven.games.mandragora.moves import Cast


class MandragoraOptions(Options, frozen=True):
    teams: Annotated[bool, option("MD-36")] = False


TEAMS: tuple[tuple[Seat, ...], ...] = ((0, 2), (1, 3))
"""MD-36: partners sit opposite one another."""

Way = tuple[Seat | None, Seat | None, int]
"""Who gave a card, who took it, and its kind."""


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card that came into a hand or left it, and who saw its face."""

    kind: int
    giver: Seat | None
    """Nobody: it came from a shop."""
    taker: Seat | None
    """Nobody: it was laid for a spell."""
    seen: tuple[Seat, ...] | None = None
    """By whom; None: by everybody."""
    back: int | None = None
    """MD-37: the card that went the other way at the same time."""

    def seen_by(self, seat: Seat) -> bool:
        return self.seen is None or seat in self.seen

    def ways(self) -> tuple[Way, ...]:
        """All cards that went, each its own way."""
        there = (self.giver, self.taker, self.kind)
        return (there,) if self.back is None else (there, (self.taker, self.giver, self.back))


class MandragoraState(Table, kw_only=True):
    """MD-39: every article in the game is in the pile, on a shop, in a hand, a scroll, laid, banished or discarded.

    Hands are numbers of cards by kind; all else lists kinds.
    """

    end_rule = "MD-32"

    options: MandragoraOptions
    ring: tuple[Card, ...]
    assistant: int = 0
    shops: list[tuple[int, ...]]
    pile: list[int]
    tops: tuple[Card | None, ...]
    """MD-2: the top spell of each pile; `spell_piles` are the spells below."""
    spell_piles: list[tuple[Card, ...]]
    hands: list[list[int]]
    ledger: list[Line]
    scrolls: list[tuple[int, ...]]
    spells: list[tuple[Cast, ...]]
    reach: list[int]
    marker: Seat | None = None
    last_round: int = 0
    """MD-30: 0 until the last rounds begin, then 1 to 3."""
    end_seat: Seat | None = None
    """Who begins each of the last rounds."""
    passed: tuple[Seat, ...] = ()
    banished: tuple[int, ...] = ()
    discarded: list[tuple[int, ...]]
    scored: tuple[Scored, ...] = ()

    def clone(self) -> Self:
        other = super().clone()
        other.shops = self.shops[:]
        other.pile = self.pile[:]
        other.spell_piles = self.spell_piles[:]
        other.hands = [hand[:] for hand in self.hands]
        other.ledger = self.ledger[:]
        other.scrolls = self.scrolls[:]
        other.spells = self.spells[:]
        other.reach = self.reach[:]
        other.discarded = self.discarded[:]
        return other

    def is_night(self, position: int) -> bool:
        return self.ring[position] == NIGHT_SHOP

    def curses(self) -> list[int]:
        return [sum([CURSES[kind] for kind in scrolls]) for scrolls in self.scrolls]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """The other witches, beginning at the left."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def opponents(self, seat: Seat) -> list[Seat]:
        """MD-36: in teams only the other team."""
        return [other for other in self.clockwise(seat) if other != self.partner(seat)]

    def partner(self, seat: Seat) -> Seat | None:
        """MD-36: who sits opposite."""
        return (seat + 2) % 4 if self.options.teams else None

    def confidants(self, seat: Seat) -> tuple[Seat, ...]:
        """MD-38: partners may talk freely."""
        partner = self.partner(seat)
        return () if partner is None else tuple(sorted((seat, partner)))
