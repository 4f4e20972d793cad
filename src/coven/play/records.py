"""A log as the record that `coven verify` accepts."""

from collections.abc import Iterable

from coven.engine import Game, Record
from coven.engine.record import Header
from coven.engine.replay import open_again, play_again
from coven.play.log import Entry, standing


def record_of(game: Game, header: Header, entries: Iterable[Entry]) -> Record:
    """The moves of a log that were not taken back, played again. Raises `BadRecord` at the first that is not legal."""
    record = open_again(game, header)
    for entry in standing(entries):
        play_again(record, entry.seat, entry.move, entry.at)
    return record
