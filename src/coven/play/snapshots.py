"""A timeline as bytes and back, so that a long game need not be replayed from its deal.

A snapshot holds the inside of positions, which changes with the code. It names the layout of the types that it was made
of, and is of no use to code with another: the log is replayed from the deal then.
"""

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.inspect import multi_type_info

from coven.engine import SPECTATOR, Game, Seat, Table, race_at
from coven.play.pace import AnyPace
from coven.play.protocol import encode
from coven.play.timeline import Seen, Timeline, UndoPoint

Clocks = tuple[tuple[int, int], ...]


class Layout(msgspec.Struct, frozen=True):
    """What can be read of every snapshot. Older ones do not name their layout."""

    layout: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """What is kept of a timeline. Views and moves follow from the position."""

    layout: str
    table: Raw
    number: int
    at: int
    seen: tuple[tuple[int, int, int, int], ...]
    opened: int
    openings: tuple[int, ...]
    undo_points: tuple[tuple[Raw, Seat, Raw, Clocks], ...]


def freeze(timeline: Timeline, game: Game) -> bytes:
    snapshot = Snapshot(
        layout=layout_of(game),
        table=Raw(timeline.table.snapshot()),
        number=timeline.number,
        at=timeline.at,
        seen=tuple((each.number, each.question, each.since, each.bank) for each in timeline.seen),
        opened=timeline.opened,
        openings=tuple(each.opening for each in timeline.seen),
        undo_points=tuple(
            (Raw(each.table.snapshot()), each.seat, Raw(encode(each.move)), each.clocks)
            for each in timeline.undo_points
        ),
    )
    return encode(snapshot)


def thaw(data: bytes, game: Game, pace: AnyPace, started: int) -> Timeline | None:
    """None: the snapshot has another layout."""
    if msgspec.json.decode(data, type=Layout).layout != layout_of(game):
        return None
    snapshot = msgspec.json.decode(data, type=Snapshot)
    table = game.restore(bytes(snapshot.table))
    seats = [*range(table.players), SPECTATOR]
    return Timeline(
        table=table,
        pace=pace,
        started=started,
        seen=tuple(_seen(table, *each) for each in zip(seats, snapshot.seen, snapshot.openings, strict=True)),
        number=snapshot.number,
        at=snapshot.at,
        race=race_at(table),
        opened=snapshot.opened,
        undo_points=tuple(_undo_point(game, *each) for each in snapshot.undo_points),
    )


def layout_of(game: Game) -> str:
    """Differs where snapshots of a game differ in their fields."""
    return _layout(Snapshot, game.table, game.steps, game.moves)


@cache
def _layout(*kinds: Any) -> str:
    return sha256(repr(multi_type_info(kinds)).encode()).hexdigest()


def _seen(table: Table, seat: Seat, numbers: tuple[int, int, int, int], opening: int) -> Seen:
    asked = seat in table.actors()
    return Seen(*numbers, asked, table.view(seat), [*table.offers(seat)] if asked else (), opening)


def _undo_point(game: Game, position: Raw, seat: Seat, move: Raw, clocks: Clocks) -> UndoPoint:
    table = game.restore(bytes(position))
    return UndoPoint(table, seat, game.read_move(table, bytes(move)), clocks)
