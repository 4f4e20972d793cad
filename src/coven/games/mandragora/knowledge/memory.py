"""MD-10: what a seat remembers of the hands, from all cards that it saw coming and going."""

from collections.abc import Sequence

from coven.engine import Seat
from coven.games.mandragora.cards import HAND_KINDS
from coven.games.mandragora.state import Line

UNKNOWN = -1


class Memory:
    """How many cards of each kind every hand holds at least, for all that a seat has seen; its own hand fully."""

    __slots__ = ("followed", "hands", "seat", "sizes")

    def __init__(self, players: int, seat: Seat) -> None:
        self.seat = seat
        self.hands = [[0] * len(HAND_KINDS) for _ in range(players)]
        self.sizes = [0] * players
        self.followed = 0
        """How many lines of the ledger; only those after them are news."""

    def follow(self, ledger: Sequence[Line]) -> list[list[int]]:
        """The hands, after the whole ledger."""
        hands, sizes, seat = self.hands, self.sizes, self.seat
        for line in ledger[self.followed :]:
            giver, taker = line.giver, line.taker
            if taker is None:
                assert giver is not None
                _forget(hands[giver], line.kind)
                sizes[giver] -= 1
            elif giver is None:
                sizes[taker] += 1
                if line.seen is None or seat in line.seen:
                    hands[taker][line.kind] += 1
            else:
                self._hand_over(line)
        self.followed = len(ledger)
        return hands

    def _hand_over(self, line: Line) -> None:
        """MD-20, MD-37: from hand to hand, and perhaps one the other way at the same time."""
        hands, sizes, seen = self.hands, self.sizes, line.seen_by(self.seat)
        ways = [(giver, taker, kind) for giver, taker, kind in line.ways() if giver is not None and taker is not None]
        kinds = [
            _forget(hands[giver], kind) if seen else _forget_any(hands[giver], sizes[giver]) for giver, _, kind in ways
        ]
        for (giver, taker, _), kind in zip(ways, kinds, strict=True):
            if kind != UNKNOWN:
                hands[taker][kind] += 1
            sizes[giver] -= 1
            sizes[taker] += 1


def _forget(hand: list[int], kind: int) -> int:
    """A card left: one that was known, if its like was."""
    if hand[kind]:
        hand[kind] -= 1
    return kind


def _forget_any(hand: list[int], size: int) -> int:
    """A card left unseen: any that was known. Returns its kind if all cards of the hand were known to be of one."""
    only = hand.index(size) if size in hand else UNKNOWN
    hand[:] = [max(0, number - 1) for number in hand]
    return only
