"""Who will stand in a duel of Stupéfix: what the cards that everybody has seen tell about those still unseen."""

from collections.abc import Sequence
from math import prod

from coven.bots.stupefix.position import Seen
from coven.engine import Seat
from coven.games.stupefix.cards import SHIELD, STUNNER, STUNNERS, TWINS_STUNNERS

SHIELDS = (0.02, 0.25, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95)
"""How often players shield themselves against so many aims."""
HABIT = 4
"""After how many rounds what somebody did counts for as much as what people do."""
CROWD = 1.0
"""How many others are thought to aim at everybody as long as aims are secret."""


def stunners_unseen(seen: Seen, seat: Seat) -> tuple[int, int]:
    """How many Stunners are among how many unseen cards of a seat: in hand, prepared and under Shields."""
    dealt = TWINS_STUNNERS if seat in seen.twins else STUNNERS
    gained = sum([lesson.seat == seat and lesson.gained for lesson in seen.lessons])
    stunners = dealt + gained - seen.casts[seat].count(STUNNER)
    prepared = seen.phase in ("aiming", "casting")
    unseen = seen.hand_sizes[seat] + prepared + seen.casts[seat].count(SHIELD)
    return max(stunners, 0), max(unseen, 1)


def shield_chance(seen: Seen, seat: Seat, aims: float) -> float:
    """How likely a seat is to shield itself: as people do, and as it has done."""
    low = min(int(aims), len(SHIELDS) - 2)
    usual = SHIELDS[low] + (aims - low) * (SHIELDS[low + 1] - SHIELDS[low])
    done = seen.casts[seat]
    return (HABIT * usual + done.count(SHIELD)) / (HABIT + len(done))


class Duel:
    """The chances of all seats as one of them sees them, when all aims are shown."""

    def __init__(self, seen: Seen) -> None:
        seats = range(len(seen.houses))
        self.seen = seen
        self.aimers: list[list[Seat]] = [[] for _ in seats]
        for seat, target in enumerate(seen.aims):
            if target is not None:
                self.aimers[target].append(seat)
        self.shields = [shield_chance(seen, seat, len(self.aimers[seat])) for seat in seats]
        self.hits = [self.hit(seat) for seat in seats]

    def hit(self, seat: Seat) -> float:
        """How likely a seat is to cast a Stunner."""
        stunners, unseen = stunners_unseen(self.seen, seat)
        return min(stunners / unseen, 1.0) * (1 - self.shields[seat])

    def unharmed(self, seat: Seat, leaving_out: Seat | None = None) -> float:
        """How likely it is that nobody stuns a seat, shielded or not; one of those who aim at it may be left out."""
        return prod([1 - self.hits[aimer] for aimer in self.aimers[seat] if aimer != leaving_out])

    def expected_hits(self, seat: Seat) -> float:
        return sum([self.hits[aimer] for aimer in self.aimers[seat]])

    def standing(self, seats: Sequence[Seat], leaving_out: Seat | None = None) -> float:
        """How many of these are expected to stand."""
        return sum([(1 - self.shields[seat]) * self.unharmed(seat, leaving_out) for seat in seats])
