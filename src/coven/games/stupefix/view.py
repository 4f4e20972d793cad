"""What a seat is shown of Stupéfix."""

from functools import cache, lru_cache
from operator import add

import msgspec

from coven.engine import Card, Seat, View
from coven.games.stupefix.cards import FAVOUR, FIZZLE, POTION, STUNNER, House, Shown, Spell, points_in, spells
from coven.games.stupefix.knowledge import taken_back
from coven.games.stupefix.moves import Choice
from coven.games.stupefix.state import Lesson, StupefixState
from coven.games.stupefix.steps.secret import choice


class Counts(msgspec.Struct, frozen=True):
    """ST-24: what the piles hold: Potions and Favours of each seat, Points in each Urn."""

    potions: tuple[int, ...]
    favours: tuple[int, ...]
    urns: tuple[int, ...]


class StupefixView(View, frozen=True, kw_only=True):
    round: int
    phase: str | None
    """preparing, aiming, casting or sharing; None after the end."""
    houses: tuple[House, ...]
    sides: tuple[House, ...]
    """The houses that have players, as `announced` and the outcome list them."""
    twins: tuple[Seat, ...]
    pet: Seat
    offered: tuple[Card, ...]
    pile_size: int
    flags: tuple[bool, ...]
    late: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    aims: tuple[Seat | None, ...]
    """As they were last revealed."""
    casts: tuple[tuple[Shown, ...], ...]
    """What each seat was seen to cast, round by round."""
    stunners_discarded: int
    """Face up, and so are these Fizzles."""
    fizzles_discarded: int
    face_down_discarded: int
    lessons: tuple[Lesson, ...]
    reward_counts: tuple[int, ...]
    """Face-down rewards before each player."""
    points_taken: tuple[int, ...]
    """The Points that lie open before each player until the end of the sharing."""
    announced: tuple[int, ...]
    """The Points of each house in the last sharing."""
    counts: Counts | None
    # The seat's own
    hand: tuple[Spell, ...]
    prepared: Spell | None
    choice: Choice | None
    """What the seat has chosen while others still choose."""
    under_shields: tuple[tuple[Spell, ...], ...]
    """ST-17: the cards discarded face down by each seat: only one's own until the game has ended."""
    rewards: tuple[Card, ...]


def look(table: StupefixState, seat: Seat) -> StupefixView:
    """ST-10, ST-17, ST-24: public things, and the seat's own cards and choice."""
    own = seat >= 0
    over = table.outcome is not None
    reward_counts, points_taken = rewards_seen(tuple(table.rewards))
    return StupefixView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        round=table.round,
        phase=table.phase,
        houses=table.houses,
        sides=table.sides(),
        twins=table.twins,
        pet=table.pet,
        offered=tuple(table.offered),
        pile_size=len(table.pile),
        flags=tuple(table.flags),
        late=tuple(table.late),
        hand_sizes=tuple(map(add, table.fizzles, table.stunners)),
        aims=table.aims,
        casts=tuple(table.casts),
        stunners_discarded=table.discard.count(STUNNER),
        fizzles_discarded=table.discard.count(FIZZLE),
        face_down_discarded=sum(map(len, table.shielded)) - taken_back(table.lessons),
        lessons=table.lessons,
        reward_counts=reward_counts,
        points_taken=points_taken,
        announced=table.announced,
        counts=counts(table) if table.options.open_counts or over else None,
        hand=hand(table.fizzles[seat], table.stunners[seat]) if own else (),
        prepared=table.prepared[seat] if own and table.prepared else None,
        choice=choice(table, seat),
        under_shields=tuple(table.shielded) if over else under_own_shields(table, seat),
        rewards=face_down(table.rewards[seat]) if own else (),
    )


def counts(table: StupefixState) -> Counts:
    seats = range(table.players)
    return Counts(
        potions=tuple(map(table.potions, seats)),
        favours=tuple(map(table.favours, seats)),
        urns=tuple(map(points_in, table.urns)),
    )


def under_own_shields(table: StupefixState, seat: Seat) -> tuple[tuple[Spell, ...], ...]:
    """ST-17: the seat's own face-down cards, in its place among all seats."""
    shown: list[tuple[Spell, ...]] = [()] * table.players
    if seat >= 0:
        shown[seat] = table.shielded[seat]
    return tuple(shown)


@cache
def hand(fizzles: int, stunners: int) -> tuple[Spell, ...]:
    return tuple(spells(fizzles, stunners))


@lru_cache(4096)
def rewards_seen(rewards: tuple[tuple[Card, ...], ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """ST-24: how many rewards lie face down before each player, and how many Points lie open."""
    return tuple([len(face_down(cards)) for cards in rewards]), tuple(map(points_in, rewards))


@lru_cache(4096)
def face_down(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """ST-24: the Potions and Favours among some rewards."""
    return tuple([card for card in cards if card in (POTION, FAVOUR)])
