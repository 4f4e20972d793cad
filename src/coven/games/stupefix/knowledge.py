"""What can be known of the cards that nobody saw, and how they are dealt again.

Unseen are the cards under the Shields, those prepared and those in hand. Known are the Stunners that each seat was
dealt, the cards that were cast, and what every Private Lesson showed to all (ST-20):

- a swap, or no Stunner in the discard: the seat had a Fizzle in hand;
- no Fizzle: all of the seat's hand was Stunners;
- a face-down Stunner was taken: there was one under some Shield, and now the seat holds it;
- no Stunner in the discard: all cards under the Shields are Fizzles by then, but for those that were taken before.

So the Stunners laid under Shields are counted by the time between two Lessons: `Laid` has one number for each.
Every way to put the Stunners of all seats on the unseen cards that agrees with all this is dealt equally often.
"""

from functools import cache, lru_cache
from itertools import accumulate, product
from math import comb, prod

import msgspec

from coven.engine import Seat
from coven.games.stupefix.cards import FIZZLE, HAND_SIZE, SHIELD, STUNNER, Spell, spells
from coven.games.stupefix.state import Lesson, StupefixState

Laid = tuple[int, ...]
"""Stunners of one seat under its Shields: before the first Lesson, between it and the second, …, after the last."""


def redeal(table: StupefixState, viewer: Seat) -> None:
    """ST-24: hidden are hands, prepared cards, face-down discards and the pile; after the end, nothing (ST-17)."""
    if table.outcome is None:
        deal_spells_again(table, viewer)
        table.pile.sort()
        table.shuffle(table.pile)


def deal_spells_again(table: StupefixState, viewer: Seat) -> None:
    """ST-17, ST-20, ST-24: deal the spells that `viewer` cannot know once more."""
    ways = [
        {laid_in_truth(table, seat): 1} if seat == viewer else ways_to_lay(table, seat) for seat in range(table.players)
    ]
    for seat, laid in enumerate(choose_together(table, ways)):
        if seat != viewer:
            deal_seat(table, seat, laid)


def face_down_stunners(table: StupefixState) -> int:
    """ST-14, ST-20: how many Stunners lie face down in the discard."""
    return sum(cards.count(STUNNER) for cards in table.shielded) - taken_back(table.lessons)


@lru_cache(4096)
def taken_back(lessons: tuple[Lesson, ...]) -> int:
    """How many face-down Stunners these Lessons took."""
    return sum(lesson.result == "face-down" for lesson in lessons)


# One seat


def shields_by_time(table: StupefixState, seat: Seat) -> list[int]:
    """How many Shields the seat has cast before, between and after the Lessons."""
    counts = [table.casts[seat][: lesson.round].count(SHIELD) for lesson in table.lessons]
    return differences([*counts, table.casts[seat].count(SHIELD)])


def differences(counts: list[int]) -> list[int]:
    return [count - before for before, count in zip([0, *counts], counts, strict=False)]


def laid_in_truth(table: StupefixState, seat: Seat) -> Laid:
    """What the seat itself knows of its own Shields."""
    ends = accumulate(shields_by_time(table, seat))
    return tuple(differences([table.shielded[seat][:end].count(STUNNER) for end in ends]))


def ways_to_lay(table: StupefixState, seat: Seat) -> dict[Laid, int]:
    """All that the seat may have laid under its Shields, and in how many ways with the cards that it has left."""
    shields = shields_by_time(table, seat)
    left = cards_left(table, seat)
    found = {}
    for laid in product(*(range(count + 1) for count in shields)):
        stunners = stunners_left(table, seat, laid)
        if 0 <= stunners <= left:
            found[laid] = prod(map(comb, shields, laid)) * comb(left, stunners)
    return found


def cards_left(table: StupefixState, seat: Seat) -> int:
    """In hand and prepared."""
    return table.hand_size(seat) + (1 if table.prepared else 0)


def stunners_left(table: StupefixState, seat: Seat, laid: Laid) -> int:
    """In hand and prepared if the seat has laid so many; -1 if a Lesson has shown that it has not."""
    gained = 0
    under_shields = list(accumulate(laid))
    for lesson, under in zip(table.lessons, under_shields, strict=False):
        if lesson.seat == seat:
            in_hand = table.dealt(seat) + gained - table.casts[seat][: lesson.round].count(STUNNER) - under
            all_stunners = in_hand == HAND_SIZE - lesson.round
            if in_hand < 0 or all_stunners != (lesson.result == "no-fizzle"):
                return -1
            gained += lesson.gained
    return table.dealt(seat) + gained - table.casts[seat].count(STUNNER) - under_shields[-1]


def deal_seat(table: StupefixState, seat: Seat, laid: Laid) -> None:
    """Give a seat cards that agree with what it has laid under its Shields."""
    shielded: list[Spell] = []
    for stunners, shields in zip(laid, shields_by_time(table, seat), strict=True):
        cards = spells(shields - stunners, stunners)
        table.shuffle(cards)
        shielded += cards
    table.shielded[seat] = tuple(shielded)
    stunners, left = stunners_left(table, seat, laid), cards_left(table, seat)
    if table.prepared:
        table.prepared[seat] = STUNNER if table.below(left) < stunners else FIZZLE
        stunners -= table.prepared[seat] == STUNNER
        left -= 1
    table.stunners[seat], table.fizzles[seat] = stunners, left - stunners


# All seats together


class Look(msgspec.Struct, frozen=True, gc=False):
    """A Lesson that looked into the face-down discard, and what it tells of all Shields before it."""

    time: int
    """The number of the Lesson."""
    least: int
    """So many Stunners lay under Shields: those that were taken back, by this Lesson too."""
    exactly: bool
    """Whether there were no others."""


def looks_into(lessons: tuple[Lesson, ...]) -> list[Look]:
    """ST-20: only without a face-up Stunner does a Lesson look at the face-down cards."""
    return [
        Look(time, taken_back(lessons[: time + 1]), lesson.result == "no-stunner")
        for time, lesson in enumerate(lessons)
        if lesson.result in ("face-down", "no-stunner")
    ]


def choose_together(table: StupefixState, ways: list[dict[Laid, int]]) -> list[Laid]:
    """One `Laid` for each seat, so that every Lesson found in the face-down discard what it found there."""
    looks = looks_into(table.lessons)

    def add(totals: Laid, laid: Laid) -> Laid:
        """Stunners under Shields at each look; what is too much may as well be one too many."""
        sums = zip(looks, totals, strict=True)
        return tuple([min(total + sum(laid[: look.time + 1]), look.least + 1) for look, total in sums])

    @cache
    def endings(seat: Seat, totals: Laid) -> int:
        """In how many ways the seats from `seat` on can be dealt."""
        if seat == len(ways):
            return agrees(looks, totals)
        return sum([number * endings(seat + 1, add(totals, laid)) for laid, number in ways[seat].items()])

    totals = (0,) * len(looks)
    chosen = []
    for seat, options in enumerate(ways):
        luck = table.below(endings(seat, totals))
        for laid, number in options.items():
            luck -= number * endings(seat + 1, add(totals, laid))
            if luck < 0:
                break
        chosen.append(laid)
        totals = add(totals, laid)
    return chosen


def agrees(looks: list[Look], totals: Laid) -> bool:
    """Whether so many Stunners under Shields are what the Lessons found."""
    return all(
        total == look.least if look.exactly else total >= look.least for look, total in zip(looks, totals, strict=True)
    )
