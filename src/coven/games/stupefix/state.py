"""The options of Stupéfix, and what lies on the table."""

from functools import cache
from typing import Annotated, Literal, Self

import msgspec

from coven.engine import Card, Options, Seat, Table, option
from coven.games.stupefix.cards import FAVOUR, POTION, SIDES, STUNNERS, TWINS_STUNNERS, House, Shown, Spell


class StupefixOptions(Options, frozen=True):
    """ST-24: open counts; ST-30: deadlines in seconds, 0 for none."""

    open_counts: Annotated[bool, option("ST-24")] = False
    prepare_seconds: Annotated[int, option("ST-30", 0, 300)] = 0
    aim_seconds: Annotated[int, option("ST-30", 0, 300)] = 0
    cast_seconds: Annotated[int, option("ST-30", 0, 300)] = 0
    pick_seconds: Annotated[int, option("ST-30", 0, 300)] = 0


class Lesson(msgspec.Struct, frozen=True, gc=False):
    """ST-20: what everybody saw of a Private Lesson."""

    seat: Seat
    round: int
    result: Literal["face-up", "face-down", "no-fizzle", "no-stunner"]

    @property
    def gained(self) -> bool:
        """Whether the seat got a Stunner."""
        return self.result in ("face-up", "face-down")


class StupefixState(Table, kw_only=True):
    """ST-29: no card is ever lost, and every hand has as many spells as there are rounds left."""

    end_rule = "ST-28"

    options: StupefixOptions
    houses: tuple[House, ...]
    twins: tuple[Seat, ...]
    pet: Seat
    round: int = 0
    pile: list[Card]
    offered: list[Card]
    fizzles: list[int]
    stunners: list[int]
    """Each hand is so many Fizzles and so many Stunners."""
    prepared: list[Spell]
    """By seat, from the end of Prepare to the end of Cast."""
    aims: tuple[Seat | None, ...] = ()
    """As they were last revealed."""
    flags: list[bool]
    late: list[int]
    casts: list[tuple[Shown, ...]]
    """What everybody saw each seat cast, round by round."""
    shielded: list[tuple[Spell, ...]]
    """What each seat has discarded face down, in order; `lessons` tell how many of the Stunners were taken back."""
    discard: list[Spell]
    """Face up."""
    lessons: tuple[Lesson, ...] = ()
    rewards: list[tuple[Card, ...]]
    """Before each player: Potions and Favours, and Points until the end of the sharing."""
    urns: list[tuple[Card, ...]]
    """By house, in the order of `sides`."""
    announced: tuple[int, ...] = ()
    """The Points of each house in the last sharing."""
    rewards_discard: list[Card]

    def clone(self) -> Self:
        other = super().clone()
        other.pile = self.pile[:]
        other.offered = self.offered[:]
        other.fizzles = self.fizzles[:]
        other.stunners = self.stunners[:]
        other.prepared = self.prepared[:]
        other.flags = self.flags[:]
        other.late = self.late[:]
        other.casts = self.casts[:]
        other.shielded = self.shielded[:]
        other.discard = self.discard[:]
        other.rewards = self.rewards[:]
        other.urns = self.urns[:]
        other.rewards_discard = self.rewards_discard[:]
        return other

    @property
    def phase(self) -> str | None:
        """preparing, aiming, casting or sharing; None after the end."""
        step = self.step
        return step.tag() if step else None

    def dealt(self, seat: Seat) -> int:
        """ST-1, ST-4: the Stunners that a seat started with."""
        return TWINS_STUNNERS if seat in self.twins else STUNNERS

    def hand_size(self, seat: Seat) -> int:
        return self.fizzles[seat] + self.stunners[seat]

    def potions(self, seat: Seat) -> int:
        return self.rewards[seat].count(POTION)

    def favours(self, seat: Seat) -> int:
        return self.rewards[seat].count(FAVOUR)

    def sides(self) -> tuple[House, ...]:
        """ST-2: the houses that have players."""
        return SIDES[self.players]


@cache
def team(houses: tuple[House, ...], seat: Seat) -> tuple[Seat, ...]:
    """ST-3: the seats of one house, clockwise from one of them."""
    clockwise = [(seat + step) % len(houses) for step in range(len(houses))]
    return tuple(other for other in clockwise if houses[other] == houses[seat])


def seats_of(table: StupefixState, house: House) -> tuple[Seat, ...]:
    return team(table.houses, table.houses.index(house))
