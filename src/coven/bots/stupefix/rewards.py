"""What rewards, tokens and places are worth in Stupéfix, in points of a house."""

from functools import cache, lru_cache

import msgspec

from coven.bots.shares import shares_by_lead
from coven.engine import Card, Seat
from coven.games.stupefix.cards import FAVOURS, LATECOMER, POINTS, POTION_MASTER
from coven.games.stupefix.view import Counts

FAVOURS_A_ROUND = 0.3
"""How many more Favours a player may hope for in every round to come."""
FIRST_PICK = 10.0
LESSON_WORTH = 10.0
LATE_DOUBT, LATE_DOUBT_A_ROUND = 0.35, 0.22
POTION_DOUBT, POTION_DOUBT_A_ROUND = 0.35, 0.14
"""How far apart tokens or Potions must be before it is likely who will have the most, now and with rounds to come."""


def chances_of_lateness(late: tuple[int, ...], rounds_left: int) -> tuple[float, ...]:
    """ST-26: how likely each seat is to be the Latecomer."""
    return chances(late, LATE_DOUBT + LATE_DOUBT_A_ROUND * rounds_left)


def chances_of_potions(potions: tuple[int, ...], rounds_left: int) -> tuple[float, ...]:
    """ST-25: how likely each seat is to be the Potion Master."""
    return chances(potions, POTION_DOUBT + POTION_DOUBT_A_ROUND * rounds_left)


@lru_cache(20_000)
def late_cost(late: tuple[int, ...], seat: Seat, more: int, rounds_left: int) -> float:
    """What so many more Late tokens are likely to cost the house of a seat."""
    before = chances_of_lateness(late, rounds_left)[seat]
    return LATECOMER * (before - chances_of_lateness(with_more(late, seat, more), rounds_left)[seat])


def potion_gain(potions: tuple[int, ...], seat: Seat, rounds_left: int) -> float:
    """What one more Potion is likely to bring the house of a seat."""
    before = chances_of_potions(potions, rounds_left)[seat]
    return POTION_MASTER * (chances_of_potions(with_more(potions, seat, 1), rounds_left)[seat] - before)


def with_more(numbers: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*numbers[:seat], numbers[seat] + more, *numbers[seat + 1 :])


def favour_gain(favours: int, rounds_left: int) -> float:
    """ST-27: the more one has the more the next is worth, and more may come."""
    return favours_worth(favours + 1, rounds_left) - favours_worth(favours, rounds_left)


@cache
def favours_worth(favours: int, rounds_left: int) -> float:
    """Between two lines of the table, if half a Favour may be hoped for."""
    hoped = min(favours + FAVOURS_A_ROUND * rounds_left, len(FAVOURS) - 1.0)
    low = min(int(hoped), len(FAVOURS) - 2)
    return FAVOURS[low] + (hoped - low) * (FAVOURS[low + 1] - FAVOURS[low])


@lru_cache(20_000)
def chances(numbers: tuple[int, ...], doubt: float) -> tuple[float, ...]:
    """How likely each is to have the most in the end."""
    return tuple(shares_by_lead(numbers, doubt))


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What there is to win and to lose for each seat: public things, as far as somebody remembers them."""

    rounds_left: int
    late: tuple[int, ...]
    counts: Counts
    lesson: float
    """What a Private Lesson is worth now."""

    def reward(self, card: Card, seat: Seat, owner: Seat | None = None) -> float:
        """What a reward is worth to a seat, in points."""
        match card:
            case "favour":
                return favour_gain(self.counts.favours[seat], self.rounds_left)
            case "potion":
                return potion_gain(self.counts.potions, seat, self.rounds_left)
            case "private-lesson":
                return self.lesson
            case "time-turner":
                return 0.0 if owner is None else self.relief(owner)
            case "become-the-pet":
                return self.relief(seat) + FIRST_PICK * (self.rounds_left > 0)
        return float(POINTS[card])

    def relief(self, seat: Seat) -> float:
        """What one Late token less is worth."""
        return -late_cost(self.late, seat, -1, self.rounds_left) if self.late[seat] else 0.0

    def offer(self, offered: tuple[Card, ...], seat: Seat) -> float:
        """What all that is offered is worth to a seat."""
        return offer_worth(self, offered, seat)


@lru_cache(20_000)
def offer_worth(stakes: Stakes, offered: tuple[Card, ...], seat: Seat) -> float:
    worths = {card: stakes.reward(card, seat, seat) for card in {*offered}}
    return sum([worths[card] for card in offered])
