"""A log as the record that `coven verify` accepts."""

from collections.abc import Iterable

from coven.engine import Game, Record
from coven.engine.record import Header
from coven.play.log import Entry, standing


def record_of(game: Game, header: Header, entries: Iterable[Entry]) -> bytes:
    """The moves of a log that were not taken back, played again."""
    record = Record(game, header)
    for entry in standing(entries):
        record.play(entry.seat, game.read_move(record.table, entry.move), entry.at)
    return record.encode()
