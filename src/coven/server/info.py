"""A table as everybody may see it, by name: what is not written here stays in the store."""

from collections.abc import Mapping

from coven.engine import Seat
from coven.engine.record import commitment
from coven.server.protocol import SeatInfo, TableInfo
from coven.server.store.rows import Sitter, TableRow


def table_info(row: TableRow, present: Mapping[Seat, int], now: int) -> TableInfo:
    host = row.sitter_of(row.host)
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
        seats=tuple(_seat_info(seat, row.at(seat), present.get(seat, 0) > now) for seat in range(row.seats)),
        created=row.created,
        started=row.started,
        ended=row.ended,
        commitment=commitment(row.secret),
        secret=row.secret if row.status == "ended" else None,
        rematch=row.rematch,
    )


def _seat_info(seat: Seat, sitter: Sitter | None, present: bool) -> SeatInfo:
    if sitter is None:
        return SeatInfo(seat)
    connected = present or sitter.bot is not None
    return SeatInfo(seat, sitter.name, sitter.bot, sitter.nonce, connected, sitter.stand_in, sitter.muted)
