"""Sets of Hocus as numbers, quickly: what some cards make, and what two unseen ones could make with a Community."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from coven.games.hocus.cards import STRENGTHS, SUITS
from coven.games.hocus.effects.sets import SET_SIZE

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR = range(8)
"""HC-26: the Sets, from worst to best. A Straight Flush is so rare that it counts as a Flush here."""

BETTER_SET, STRONGER = 2.0, 0.13

Grade = tuple[int, int]
"""A Set, and the strength of its best cards."""


def grade(cards: Sequence[int]) -> Grade:
    """HC-26: the Set that these cards make."""
    return _grade(tuple(cards))


@lru_cache(1 << 16)
def _grade(cards: tuple[int, ...]) -> Grade:
    best = of_a_kind(tuple([card >> 2 for card in cards]))
    if len(cards) < SET_SIZE or best[0] >= FULL_HOUSE:
        return best
    suits = [card & 3 for card in cards]
    for suit in range(len(SUITS)):
        if suits.count(suit) >= SET_SIZE:
            return FLUSH, max([card >> 2 for card in cards if card & 3 == suit])
    strengths = {card >> 2 for card in cards}
    runs = [high for high in strengths if {high - 1, high - 2, high - 3, high - 4} <= strengths]
    return (STRAIGHT, max(runs)) if runs else best


@lru_cache(1 << 16)
def of_a_kind(strengths: tuple[int, ...]) -> Grade:
    """The best Set by equal strengths."""
    distinct = {*strengths}
    most = max(map(strengths.count, distinct), default=1)
    best = max([strength for strength in distinct if strengths.count(strength) == most], default=0)
    doubles = len(strengths) - len(distinct)
    if most >= 3:
        return (FOUR if most > 3 else FULL_HOUSE if doubles > 2 else THREE), best
    return min(doubles, TWO_PAIR), best


def rating(cards: Sequence[int]) -> float:
    """How good a Set is, as one number."""
    kind, best = grade(cards)
    return BETTER_SET * kind + STRONGER * best


class Unseen:
    """The cards of which a seat does not know where they are: a rival's Pocket may be any two of them."""

    def __init__(self, cards: Sequence[int]) -> None:
        strengths = [card >> 2 for card in cards]
        self.cards = cards
        self.left = [strengths.count(strength) for strength in STRENGTHS]
        self.pockets = max(len(cards) * (len(cards) - 1) // 2, 1)

    def ways(self, community: Sequence[int]) -> list[tuple[Grade, int]]:
        """The Sets that two of them make there, and how many pairs do. One pair may count for several Sets."""
        strengths = tuple([card >> 2 for card in community])
        ways = [*self.equal(strengths), *self.fitting(strengths), *self.strange(strengths)]
        if len(community) >= SET_SIZE - 2:
            ways += [*self.flushes(community), *self.straights({*strengths})]
        return ways

    def equal(self, strengths: tuple[int, ...]) -> Iterator[tuple[Grade, int]]:
        """Two of one strength."""
        for strength, left in enumerate(self.left):
            if left > 1:
                yield of_a_kind((*strengths, strength, strength)), left * (left - 1) // 2

    def fitting(self, strengths: tuple[int, ...]) -> Iterator[tuple[Grade, int]]:
        """One or both of a strength that lies there."""
        there = [strength for strength in {*strengths} if self.left[strength]]
        strangers = len(self.cards) - sum([self.left[strength] for strength in there])
        for strength in there:
            yield of_a_kind((*strengths, strength)), self.left[strength] * strangers
        for one, other in combinations(there, 2):
            yield of_a_kind((*strengths, one, other)), self.left[one] * self.left[other]

    def strange(self, strengths: tuple[int, ...]) -> Iterator[tuple[Grade, int]]:
        """Two different ones that do not fit: the higher may be the highest of all."""
        kind, best = of_a_kind(strengths)
        lower = 0
        for strength, left in enumerate(self.left):
            if left and strength not in strengths:
                yield (kind, best if kind else max(best, strength)), left * lower
                lower += left

    def flushes(self, community: Sequence[int]) -> Iterator[tuple[Grade, int]]:
        """Five of a suit with one card or two; the highest decides."""
        for suit in range(len(SUITS)):
            there = [card >> 2 for card in community if card & 3 == suit]
            if len(there) >= SET_SIZE - 2:
                suited = sorted([card >> 2 for card in self.cards if card & 3 == suit])
                others = len(self.cards) - len(suited) if len(there) == SET_SIZE - 1 else 0
                for lower, strength in enumerate(suited):
                    yield (FLUSH, max(strength, *there)), lower + others

    def straights(self, strengths: set[int]) -> Iterator[tuple[Grade, int]]:
        """Five in sequence with one card or two."""
        for high in STRENGTHS[SET_SIZE - 1 :]:
            missing = {high, high - 1, high - 2, high - 3, high - 4} - strengths
            if len(missing) == 1:
                yield (STRAIGHT, high), self.left[missing.pop()] * (len(self.cards) - 1)
            elif len(missing) == 2:
                yield (STRAIGHT, high), self.left[missing.pop()] * self.left[missing.pop()]

    def beating(self, mine: Grade, ways: list[tuple[Grade, int]]) -> float:
        """Which part of the possible Pockets is better; equal ones count half."""
        better = sum([number if theirs > mine else number / 2 for theirs, number in ways if theirs >= mine])
        return min(better / self.pockets, 1.0)
