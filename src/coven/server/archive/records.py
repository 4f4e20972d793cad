"""Records for download: everything once a game has ended, a player's own view before."""

from coven.engine import Seat
from coven.engine.chain import FORMAT
from coven.engine.record import Header, commitment
from coven.play.problems import Problem
from coven.play.records import record_of
from coven.server.store.rows import EndedTable, TableRow
from coven.server.table.live import LiveTable
from coven.server.table.updates import all_updates


async def whole_record(live: LiveTable, who: str) -> bytes:
    """The record that `coven verify` accepts: the moves of the log that stand, replayed."""
    row = live.row
    if row.status != "ended":
        raise Problem("not-ended", 409)
    entries = await live.services.store.entries(row.id, 0, row.number)
    return await live.services.pools.records.run(who, lambda: record_of(live.game, header_of(row), entries).encode())


def header_of(row: TableRow | EndedTable) -> Header:
    return Header(
        coven=FORMAT,
        game=row.game,
        rules=row.rules,
        players=row.seats,
        seats=tuple(f"{sitter.name} ({sitter.bot})" if sitter.bot else sitter.name for sitter in row.sitters),
        options=row.options,
        commitment=commitment(row.secret),
        nonces=tuple(sitter.nonce for sitter in row.sitters),
        secret=row.secret,
    )


async def own_record(live: LiveTable, seat: Seat, who: str) -> bytes:
    """Every update that the seat was sent, one a line."""
    updates = await all_updates(live, seat, live.services.pools.records, who)
    return b"".join(update + b"\n" for update in updates)
