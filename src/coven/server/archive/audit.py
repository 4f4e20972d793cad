"""Every finished game of a house, played again: it must be legal, and end as it was kept."""

from collections.abc import AsyncIterator, Callable, Sequence

import msgspec

from coven.engine import BadRecord, Game, Outcome
from coven.play.log import Entry
from coven.play.records import record_of
from coven.play.results import results
from coven.server.archive.records import header_of
from coven.server.store.ended import ended_tables
from coven.server.store.rows import EndedTable
from coven.server.store.sql import SqlStore


class Audited(msgspec.Struct, frozen=True):
    """A finished table, and what is bad about it."""

    table: str
    game: str
    bad: BadRecord | None = None


async def audit(store: SqlStore, find: Callable[[str], Game]) -> AsyncIterator[Audited]:
    """`find` raises `LookupError` for a game that is not known."""
    async for table in ended_tables(store):
        try:
            check(table, await store.entries(table.id, 0, table.number), find)
        except BadRecord as bad:
            yield Audited(table.id, table.game, bad)
        else:
            yield Audited(table.id, table.game)


def check(table: EndedTable, log: Sequence[Entry], find: Callable[[str], Game]) -> None:
    """Raises `BadRecord` with the first bad move."""
    try:
        game = find(table.game)
    except LookupError:
        raise BadRecord(0, "record-game", given=table.game) from None
    _check_whole(log, table.number)
    record = record_of(game, header_of(table), log)
    if record.table.outcome is None:
        raise BadRecord(len(record.lines), "record-unfinished")
    if not _ended_so(table, record.table.outcome):
        raise BadRecord(len(record.lines), "record-outcome")


def _check_whole(log: Sequence[Entry], length: int) -> None:
    """Nothing is missing, nor taken back that was never there."""
    standing = 0
    for number, entry in enumerate(log, 1):
        standing += -1 if entry.by == "back" else 1
        if entry.number != number or standing < 0:
            raise BadRecord(number, "record-gap")
    if len(log) != length:
        raise BadRecord(len(log) + 1, "record-gap")


def _ended_so(table: EndedTable, outcome: Outcome) -> bool:
    """Whether everybody came where the table says."""
    found = {seat: (result.place, result.score) for seat, result in results(outcome).items()}
    return found == {sitter.seat: (sitter.place, sitter.score) for sitter in table.sitters}
