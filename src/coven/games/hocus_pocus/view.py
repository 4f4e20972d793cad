"""HP-5, HP-47: what each seat sees."""

from functools import lru_cache

import msgspec

from coven.engine import SPECTATOR, Card, Seat, View
from coven.games.hocus_pocus.cards import CARDS_IN_BALL, NAME
from coven.games.hocus_pocus.effects.hocus import Hocus
from coven.games.hocus_pocus.knowledge import bit
from coven.games.hocus_pocus.state import HocusPocusState
from coven.games.hocus_pocus.steps.base import hocus_of

EVERYBODYS = bit(SPECTATOR)
"""What spectators know, everybody knows."""


class PocusView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Pocus on the Hocus, in the order of laying. A void one lies there without effect (HP-37)."""

    seat: Seat
    card: Card
    target: Seat | None = None
    void: bool = False


class HocusView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The Hocus that waits or resolves: its N after a Wand and its current target, as things stand."""

    seat: Seat
    card: Card
    number: int = 0
    target: Seat | None = None
    doubled: bool = False
    struck: bool = False
    hourglass: bool = False
    pocus: tuple[PocusView, ...] = ()


class HocusPocusView(View, frozen=True, kw_only=True):
    """`known` has for each seat the cards of its Hand that the viewer knows; for the viewer's own those that all know.

    `library` has the known cards from the top down, to the deepest one; None is unknown. The end of `zone` is on top.
    """

    turn: Seat
    turns: int
    turn_limit: int | None = None
    cauldron: int
    gems: tuple[int, ...]
    hand: tuple[Card, ...] = ()
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    grimoires: tuple[tuple[Card, ...], ...]
    hocus: HocusView | None = None
    zone: tuple[Card, ...]
    discard: tuple[Card, ...]
    library_size: int
    library: tuple[Card | None, ...] = ()
    inspired: bool = False
    time_up: bool = False


def look(table: HocusPocusState, seat: Seat) -> HocusPocusView:
    """HP-5: gems, Grimoires, Zone, Discard and all sizes are public. HP-47: the own Hand, and what else is known."""
    names = table.ordered
    hocus = hocus_of(table)
    return HocusPocusView(
        seat=seat,
        asked=table.asked(seat),
        prompt=table.prompt(seat),
        outcome=table.outcome,
        turn=table.turn,
        turns=table.turns,
        turn_limit=table.options.turn_limit,
        cauldron=table.cauldron,
        gems=tuple(table.gems),
        hand=names(table.hands[seat]) if seat >= 0 else (),
        hand_sizes=tuple(map(len, table.hands)),
        known=_known_hands(table, seat),
        grimoires=tuple(map(names, table.grimoires)),
        hocus=_hocus(hocus) if hocus else None,
        zone=table.names(table.zone),
        discard=table.names(table.discard),
        library_size=len(table.library),
        library=_known_library(table, seat),
        inspired=table.inspired,
        time_up=table.time_up,
    )


def _known_hands(table: HocusPocusState, viewer: Seat) -> tuple[tuple[Card, ...], ...]:
    knows, mine = table.knows, bit(viewer)
    known = []
    for owner, hand in enumerate(table.hands):
        watcher = EVERYBODYS if owner == viewer else mine
        cards = [card for card in hand if knows[card] & watcher]
        known.append(table.ordered(cards) if cards else ())
    return tuple(known)


def _known_library(table: HocusPocusState, viewer: Seat) -> tuple[Card | None, ...]:
    """HP-23: nobody knows more than the top four cards."""
    knows, mine, top = table.knows, bit(viewer), table.library[-CARDS_IN_BALL:]
    for deepest, card in enumerate(top):
        if knows[card] & mine:
            return tuple([table.name(card) if knows[card] & mine else None for card in reversed(top[deepest:])])
    return ()


@lru_cache(1024)
def _hocus(hocus: Hocus) -> HocusView:
    """HP-34: no card in the Zone has a mark."""
    return HocusView(
        seat=hocus.caster,
        card=NAME[hocus.card],
        number=hocus.number,
        target=hocus.aim,
        doubled=hocus.doubled,
        struck=hocus.struck,
        hourglass=hocus.hourglass,
        pocus=tuple([PocusView(laid.seat, NAME[laid.card], laid.target, laid.void) for laid in hocus.laid]),
    )
