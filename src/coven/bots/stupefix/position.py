"""What a seat of Stupéfix has before it, from its view or, in playouts, from a table: its cards and public things."""

import msgspec

from coven.engine import Card, Seat
from coven.games.stupefix.cards import STUNNER, House, Shown, Spell, spells
from coven.games.stupefix.setup import StupefixTable
from coven.games.stupefix.state import Lesson
from coven.games.stupefix.view import StupefixView


class Position(msgspec.Struct, frozen=True, gc=False):
    """What of a view decides between moves, under the same names."""

    seat: Seat
    round: int
    phase: str | None
    houses: tuple[House, ...]
    sides: tuple[House, ...]
    twins: tuple[Seat, ...]
    offered: tuple[Card, ...]
    flags: tuple[bool, ...]
    late: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    aims: tuple[Seat | None, ...]
    casts: tuple[tuple[Shown, ...], ...]
    stunners_discarded: int
    lessons: tuple[Lesson, ...]
    hand: tuple[Spell, ...]
    prepared: Spell | None


Seen = StupefixView | Position


def from_table(table: StupefixTable, seat: Seat) -> Position:
    """Public things, and the seat's own cards."""
    return Position(
        seat,
        table.round,
        table.phase,
        table.houses,
        table.sides(),
        table.twins,
        tuple(table.offered),
        tuple(table.flags),
        tuple(table.late),
        tuple([fizzles + stunners for fizzles, stunners in zip(table.fizzles, table.stunners, strict=True)]),
        table.aims,
        tuple(table.casts),
        table.discard.count(STUNNER),
        table.lessons,
        tuple(spells(table.fizzles[seat], table.stunners[seat])),
        table.prepared[seat] if table.prepared else None,
    )
