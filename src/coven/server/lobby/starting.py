"""A table starts, when it is full or its host wants it, or is closed if that takes too long."""

from collections.abc import Callable

import msgspec

from coven.engine import Illegal
from coven.play.problems import Refusal
from coven.server.lobby.seating import check_host, check_open
from coven.server.store.rows import Change, Person, TableRow
from coven.server.table.live import LiveTable


async def start_if_full(live: LiveTable) -> None:
    def ready(row: TableRow) -> TableRow | None:
        if row.status != "open" or row.free or not row.autostart:
            return None
        return _started(row, live.services.clock.now())

    if ready(live.row) is not None:
        await _start(live, ready)


async def start_as_host(live: LiveTable, host: Person) -> None:
    """With those who are there; empty seats are taken away."""

    def ready(row: TableRow) -> TableRow:
        check_host(row, host)
        check_open(row)
        return _started(row, live.services.clock.now())

    await _start(live, ready)


async def close_unfilled(live: LiveTable) -> None:
    """A table that waited too long for its players."""
    now = live.services.clock.now()

    def close(row: TableRow) -> Change | None:
        if row.status != "open":
            return None
        return Change(table=row.changed(status="closed", ended=now), dues=())

    await live.change(close)
    for listener in tuple(live.audience.listeners):
        listener.end("closed")


async def _start(live: LiveTable, ready: Callable[[TableRow], TableRow | None]) -> None:
    try:
        await live.start(ready)
    except Illegal as illegal:
        raise Refusal(illegal) from None


def _started(row: TableRow, now: int) -> TableRow:
    """Those who are there, on seats without gaps, in the order in which they sit."""
    sitters = tuple(
        msgspec.structs.replace(sitter, seat=seat)
        for seat, sitter in enumerate(sorted(row.sitters, key=lambda sitter: sitter.seat))
    )
    return row.changed(seats=len(sitters), sitters=sitters, status="playing", started=now)
