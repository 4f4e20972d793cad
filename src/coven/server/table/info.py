"""A table as everybody may see it, by name: what is not written here stays in the store."""

from collections.abc import Collection, Mapping

import msgspec
from msgspec import UNSET

from coven.bots.cast import member_called
from coven.engine import Seat
from coven.engine.record import commitment
from coven.play.protocol import SeatInfo, TableInfo
from coven.server.store.rows import Sitter, TableRow

Ratings = Mapping[tuple[str, str], int]
"""By person and game."""


def table_info(
    row: TableRow,
    present: Mapping[Seat, int],
    now: int,
    ratings: Ratings | None = None,
    doubted: Collection[Seat] = (),
    *,
    hurried: bool = False,
    waits: bool = False,
) -> TableInfo:
    host = row.sitter_of(row.host)
    seats = tuple(
        _seat_info(seat, row.at(seat), present.get(seat, 0) > now, seat in doubted) for seat in range(row.seats)
    )
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        public=row.public,
        pace=row.pace,
        leave_delay=row.leave_delay,
        autostart=row.autostart,
        status=row.status,
        host=host.seat if host else None,
        seats=_with_ratings(row, seats, ratings) if ratings else seats,
        created=row.created,
        started=row.started,
        ended=row.ended,
        commitment=commitment(row.secret),
        secret=row.secret if row.status == "ended" else None,
        rematch=row.rematch,
        hints=row.solo,
        hurried=hurried,
        waits=waits,
    )


def _with_ratings(row: TableRow, seats: tuple[SeatInfo, ...], ratings: Ratings) -> tuple[SeatInfo, ...]:
    known = {sitter.seat: ratings.get((sitter.person or "", row.game), UNSET) for sitter in row.sitters}
    return tuple(msgspec.structs.replace(info, rating=known.get(info.seat, UNSET)) for info in seats)


def _seat_info(seat: Seat, sitter: Sitter | None, present: bool, doubted: bool) -> SeatInfo:
    if sitter is None:
        return SeatInfo(seat)
    connected = present or sitter.bot is not None
    member = member_called(sitter.name) if sitter.bot else None
    return SeatInfo(
        seat,
        sitter.name,
        sitter.bot,
        sitter.nonce,
        connected,
        sitter.stand_in,
        sitter.muted,
        portrait=member.id if member else UNSET,
        doubted=True if doubted else UNSET,
    )
