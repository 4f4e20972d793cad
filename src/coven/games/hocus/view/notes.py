"""What a player could work out from the own view, written down beside it: for people, not for bots."""

from typing import Any

import msgspec

from coven.engine import Card, Illegal, Move, Seat
from coven.games.hocus.cards import NAMES, named
from coven.games.hocus.effects.sets import best_set
from coven.games.hocus.effects.spells import SHIFTS, SPELLS
from coven.games.hocus.knowledge import eye
from coven.games.hocus.moves import Cast, Shift, UseOwl
from coven.games.hocus.state import HocusState
from coven.games.hocus.steps.turns import OwlAfter, Turn


class BestSet(msgspec.Struct, frozen=True, gc=False):
    """HC-26: the best Set so far, from the cards that the player knows."""

    kind: str
    cards: tuple[Card, ...]


class Hindered(msgspec.Struct, frozen=True, gc=False):
    """A Spell, a Shift or an Owl that cannot be used now, and by which rule."""

    move: str
    name: str
    rule: str
    message: str
    args: dict[str, Any]


class Notes(msgspec.Struct, frozen=True, gc=False):
    sets: tuple[tuple[BestSet | None, ...], ...]
    """For each own Pocket with cards, its Set with each Community."""
    hindered: tuple[Hindered, ...]
    """Of what can be used in a turn; empty unless it is this player's."""


def notes(table: HocusState, seat: Seat) -> Notes:
    return Notes(best_sets(table, seat), hindered(table, seat))


def best_sets(table: HocusState, seat: Seat) -> tuple[tuple[BestSet | None, ...], ...]:
    watcher = eye(seat)
    seen = [[card for card in cards if table.known[card] & watcher] for cards in table.communities]
    return tuple([tuple([so_far(pocket, cards) for cards in seen]) for pocket in table.pockets[seat]])


def so_far(pocket: list[int], community: list[int]) -> BestSet | None:
    if not pocket:
        return None
    kind, cards = best_set(pocket + community)
    return BestSet(kind, named(cards))


def hindered(table: HocusState, seat: Seat) -> tuple[Hindered, ...]:
    """HC-8 to HC-11, HC-33, HC-34: asked of the step itself, without a choice made in the text."""
    step = table.step
    if not isinstance(step, Turn | OwlAfter) or step.seat != seat:
        return ()
    school = table.schools[seat]
    tried: list[tuple[str, Move]] = [
        *[(name, Cast(name, ())) for name in SPELLS[school]],
        *[(name, Shift(name, ())) for name in SHIFTS[school]],
        *[(NAMES[owl], UseOwl(NAMES[owl], ())) for owl in table.owls[seat]],
    ]
    against = [(name, move, step.why_not(table, seat, move)) for name, move in tried]
    return tuple([told(name, move, why) for name, move, why in against if why.message != "not-the-text"])


def told(name: str, move: Move, why: Illegal) -> Hindered:
    tag = str(type(move).__struct_config__.tag)
    return Hindered(tag, name, why.rule, why.message, dict(why.args_of_message))
