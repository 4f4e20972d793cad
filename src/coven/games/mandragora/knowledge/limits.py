"""MD-10: what a seat can say of the hands at each line of the ledger that it did not see.

Of hands between which cards passed unseen more can be said together than of each alone.
"""

from functools import lru_cache

import msgspec

from coven.engine import Seat
from coven.games.mandragora.cards import HAND_KINDS
from coven.games.mandragora.state import Line


class Limits(msgspec.Struct):
    """What some hands hold together: how many cards, and how many of each kind at least and at most."""

    seats: frozenset[Seat]
    size: int
    least: list[int]
    most: list[int]
    wild: int = 0
    """How many cards were taken unseen from shops: so many more than `most` there may be of any kind."""

    def copy(self) -> "Limits":
        return Limits(self.seats, self.size, self.least[:], self.most[:], self.wild)

    def joined(self, other: "Limits") -> "Limits":
        least, most = map(int.__add__, self.least, other.least), map(int.__add__, self.most, other.most)
        return Limits(self.seats | other.seats, self.size + other.size, [*least], [*most], self.wild + other.wild)

    def lose(self, kinds: list[int]) -> None:
        """A card of one of these kinds left."""
        self.size -= 1
        for kind in kinds:
            if self.least[kind]:
                self.least[kind] -= 1
        if len(kinds) == 1:
            self.most[kinds[0]] -= 1

    def gain(self, kinds: list[int]) -> None:
        """A card of one of these kinds came; if there are none, of any."""
        self.size += 1
        for kind in kinds:
            self.most[kind] += 1
        if len(kinds) == 1:
            self.least[kinds[0]] += 1
        elif not kinds:
            self.wild += 1

    def possible(self) -> list[int]:
        """Of which kinds any of the cards may be."""
        if self.size in self.least:
            return [self.least.index(self.size)]
        return [kind for kind in HAND_KINDS if self.most[kind] + self.wild > 0]


class Seen(msgspec.Struct, frozen=True):
    """A line that was seen: the cards that came into hands, and those that left hands."""

    came: list[tuple[Seat, int]]
    left: list[tuple[Seat, int]]


class Gap(msgspec.Struct, frozen=True):
    """A line that was not seen: who gave, who took, and what could be said then."""

    passings: list[tuple[Seat | None, Seat]]
    before: list[Limits]
    """Of all hands, alone and together, that changed."""
    without: list[Limits]
    """Of each taker's hand without the card that came."""
    seats: frozenset[Seat]


class Witness:
    """Follows the ledger with the eyes of a seat."""

    def __init__(self, players: int, seat: Seat) -> None:
        none = [0] * len(HAND_KINDS)
        self.seat = seat
        self.hands = [Limits(frozenset([each]), 0, none[:], none[:]) for each in range(players)]
        self.linked = [[hand] for hand in self.hands]
        """For each seat, all hands, alone and together, that unseen cards have linked with its own."""
        self.groups = [[hand] for hand in self.hands]
        """For each seat, those of them with its own."""

    def follow(self, line: Line) -> Seen | Gap:
        return self._see(line) if line.seen_by(self.seat) else self._miss(line)

    def _see(self, line: Line) -> Seen:
        came = [(taker, kind) for _, taker, kind in line.ways() if taker is not None]
        left = [(giver, kind) for giver, _, kind in line.ways() if giver is not None]
        for giver, kind in left:
            for group in self.groups[giver]:
                group.lose([kind])
        for taker, kind in came:
            for group in self.groups[taker]:
                group.gain([kind])
        return Seen(came, left)

    def _miss(self, line: Line) -> Gap:
        passings = [(giver, taker) for giver, taker, _ in line.ways() if taker is not None]
        self._link(*passings[0])
        changing = self._apart(*passings[0]) + self._apart(*passings[0][::-1])
        before = [group.copy() for group in changing]
        kinds = [[] if giver is None else self.hands[giver].possible() for giver, _ in passings]
        for (giver, taker), left in zip(passings, kinds, strict=True):
            for group in self._apart(giver, taker):
                group.lose(left)
        without = [self.hands[taker].copy() for _, taker in passings]
        for (giver, taker), came in zip(passings, kinds, strict=True):
            for group in self._apart(taker, giver):
                group.gain(came)
        return Gap(passings, before, without, frozenset(seat for seat in passings[0] if seat is not None))

    def _apart(self, seat: Seat | None, other: Seat | None) -> list[Limits]:
        """All hands, alone and together, with that of `seat` and without that of the other."""
        return [] if seat is None else [group for group in self.groups[seat] if other not in group.seats]

    def _link(self, giver: Seat | None, taker: Seat) -> None:
        """From now on more can be said of these hands together."""
        if giver is None or self.linked[giver] is self.linked[taker]:
            return
        ours, theirs = self.linked[giver], self.linked[taker]
        linked = ours + theirs + [one.joined(other) for one in ours for other in theirs]
        for seat in linked[-1].seats:
            self.linked[seat] = linked
            self.groups[seat] = [group for group in linked if seat in group.seats]


class Account(msgspec.Struct, frozen=True):
    """All that a seat can say of the hands from the ledger."""

    lines: list[Seen | Gap]
    sizes: list[int]
    shown: list[int]
    """How many more cards of each kind were seen coming from shops than were laid."""


@lru_cache(16)
def account(ledger: tuple[Line, ...], players: int, seat: Seat) -> Account:
    """Kept, since a bot makes many guesses at one table."""
    witness = Witness(players, seat)
    lines = [witness.follow(line) for line in ledger]
    shown = [0] * len(HAND_KINDS)
    for line in ledger:
        if line.taker is None:
            shown[line.kind] -= 1
        elif line.giver is None and line.seen_by(seat):
            shown[line.kind] += 1
    return Account(lines, [hand.size for hand in witness.hands], shown)
