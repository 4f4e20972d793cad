"""A timeline as bytes and back, so that a long game need not be replayed from its deal."""

import msgspec
from msgspec import Raw

from coven.engine import SPECTATOR, Game, Seat, Table, race_at
from coven.play.pace import AnyPace
from coven.play.protocol import encode
from coven.play.timeline import Seen, Timeline, UndoPoint

Clocks = tuple[tuple[int, int], ...]


class Snapshot(msgspec.Struct, frozen=True, rename={"seen": "watches", "undo_points": "pasts"}):
    """What is kept of a timeline. Views and moves follow from the position. Databases have the old names of fields."""

    table: Raw
    number: int
    at: int
    seen: tuple[tuple[int, int, int, int], ...]
    opened: int = 0
    openings: tuple[int, ...] = ()
    undo_points: tuple[tuple[Raw, Seat, Raw, Clocks], ...] = ()


def freeze(timeline: Timeline) -> bytes:
    snapshot = Snapshot(
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


def thaw(data: bytes, game: Game, pace: AnyPace, started: int) -> Timeline:
    snapshot = msgspec.json.decode(data, type=Snapshot)
    table = game.restore(bytes(snapshot.table))
    seats = [*range(table.players), SPECTATOR]
    openings = snapshot.openings or (0,) * len(seats)
    return Timeline(
        table=table,
        pace=pace,
        started=started,
        seen=tuple(_seen(table, *each) for each in zip(seats, snapshot.seen, openings, strict=True)),
        number=snapshot.number,
        at=snapshot.at,
        race=race_at(table),
        opened=snapshot.opened,
        undo_points=tuple(_undo_point(game, *each) for each in snapshot.undo_points),
    )


def _seen(table: Table, seat: Seat, numbers: tuple[int, int, int, int], opening: int) -> Seen:
    return Seen(*numbers, seat in table.actors(), table.view(seat), [*table.moves(seat)], opening)


def _undo_point(game: Game, position: Raw, seat: Seat, move: Raw, clocks: Clocks) -> UndoPoint:
    table = game.restore(bytes(position))
    return UndoPoint(table, seat, game.read_move(table, bytes(move)), clocks)
