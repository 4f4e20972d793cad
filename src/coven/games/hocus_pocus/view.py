"""HP-5, HP-47: what each seat sees."""

from typing import TYPE_CHECKING

import msgspec

from coven.engine import Card, Seat, View
from coven.games.hocus_pocus.cards import CARDS_IN_BALL
from coven.games.hocus_pocus.hocus import Hocus
from coven.games.hocus_pocus.knowledge import bit

if TYPE_CHECKING:
    from coven.games.hocus_pocus.state import HocusPocusTable


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


def look(table: "HocusPocusTable", seat: Seat) -> HocusPocusView:
    """HP-5: gems, Grimoires, Zone, Discard and all sizes are public. HP-47: the own Hand, and what else is known."""
    names = table.ordered
    hocus = table.hocus
    return HocusPocusView(
        **table.common(seat),
        turn=table.turn,
        turns=table.turns,
        turn_limit=table.options.turn_limit,
        cauldron=table.cauldron,
        gems=tuple(table.gems),
        hand=tuple(names(table.hands[seat])) if seat >= 0 else (),
        hand_sizes=tuple(map(len, table.hands)),
        known=tuple([_known_hand(table, owner, seat) for owner in range(table.players)]),
        grimoires=tuple([tuple(names(grimoire)) for grimoire in table.grimoires]),
        hocus=_hocus(table, hocus) if hocus else None,
        zone=tuple(table.names(table.zone)),
        discard=tuple(table.names(table.discard)),
        library_size=len(table.library),
        library=_known_library(table, seat),
        inspired=table.inspired,
        time_up=table.time_up,
    )


def _known_hand(table: "HocusPocusTable", owner: Seat, viewer: Seat) -> tuple[Card, ...]:
    mine = bit(viewer) if owner != viewer else bit(-1)
    return tuple(table.ordered([card for card in table.hands[owner] if table.knows[card] & mine]))


def _known_library(table: "HocusPocusTable", viewer: Seat) -> tuple[Card | None, ...]:
    """HP-23: nobody knows more than the top four cards."""
    mine = bit(viewer)
    top = table.library[: -CARDS_IN_BALL - 1 : -1]
    known = [table.name(card) if table.knows[card] & mine else None for card in top]
    while known and known[-1] is None:
        known.pop()
    return tuple(known)


def _hocus(table: "HocusPocusTable", hocus: Hocus) -> HocusView:
    return HocusView(
        seat=hocus.caster,
        card=table.name(hocus.card),
        number=hocus.number,
        target=hocus.aim,
        doubled=hocus.doubled,
        struck=hocus.struck,
        hourglass=hocus.hourglass,
        pocus=tuple([PocusView(laid.seat, table.name(laid.card), laid.target, laid.void) for laid in hocus.laid]),
    )
