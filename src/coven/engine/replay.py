"""Records that are read: every move is played again, and must lead to what was written down."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from coven.engine.canonical import canonical, lean
from coven.engine.chain import (
    FORMAT,
    UNCHAINED,
    BadRecord,
    check_closing,
    check_line,
    heading_hash,
    read_closing,
    read_heading,
    read_line,
)
from coven.engine.game import Game
from coven.engine.record import Header, Record, commitment
from coven.engine.refusal import Illegal
from coven.engine.values import Seat


def replay(data: bytes, find: Callable[[str], Game]) -> Iterator[Record]:
    """Play a record again: yields it after the heading and after each move, the same object each time.

    Every line is checked, and the first bad one raises `BadRecord` with its number. A record may stop before the end
    of its game, at the end of a line. One of format 1 is played again without its hashes, and is not `proved`.
    """
    first, *lines = data.splitlines() or [b""]
    record = _open(first, find)
    yield record
    for number, line in enumerate(lines, 1):
        if record.table.outcome is not None:
            return _check_closing(record, lines[number - 1 :])
        _play_line(record, number, line)
        yield record


def verify(data: bytes, find: Callable[[str], Game]) -> Record:
    """A finished game with every line checked, from the committed deal to the outcome."""
    *_, record = replay(data, find)
    moves = len(record.played)
    if len(data.splitlines()) < moves + 2:
        raise BadRecord(moves + 1, "record-unfinished")
    return record


def open_again(game: Game, header: Header) -> Record:
    """The deal of a record: under a known version of the rules, from the secret that was committed to."""
    try:
        game.check_rules(header.rules)
    except Illegal as illegal:
        raise BadRecord(0, "record-rules", **illegal.args_of_message) from illegal
    if header.secret is not None and commitment(header.secret) != header.commitment:
        raise BadRecord(0, "record-commitment")
    try:
        return Record(game, header)
    except Illegal as illegal:
        raise BadRecord(0, "record-deal", rule=illegal.rule) from illegal


def play_again(record: Record, seat: Seat, move: bytes | Mapping[str, Any], at: int | None) -> None:
    """The next move of a record, which is legal where it stands."""
    try:
        record.play(seat, record.game.read_move(record.table, move), at)
    except Illegal as illegal:
        raise BadRecord(len(record.lines), "record-illegal", rule=illegal.rule) from illegal


def _open(line: bytes, find: Callable[[str], Game]) -> Record:
    """The heading, of a known format."""
    heading = read_heading(line)
    try:
        header = msgspec.convert(heading, Header)
    except ValueError:
        raise BadRecord(0, "record-foreign") from None
    if header.coven not in (UNCHAINED, FORMAT):
        raise BadRecord(0, "record-format", given=header.coven, known=FORMAT)
    record = open_again(find(header.game), msgspec.structs.replace(header, coven=FORMAT))
    record.proved = header.coven == FORMAT
    if record.proved:
        record.hash = heading_hash(heading)
    return record


def _play_line(record: Record, number: int, data: bytes) -> None:
    """A move that fits the chain, is legal where it stands, and leads to what was told."""
    line = read_line(data, number)
    if record.proved:
        check_line(line, record.hash)
    play_again(record, line.seat, line.move, line.at)
    if record.proved and record.hash != line.hash:
        raise BadRecord(number, "record-told")


def _check_closing(record: Record, lines: list[bytes]) -> None:
    """After the last move only the outcome that it led to."""
    number = len(record.lines)
    closing = read_closing(lines, number)
    if record.proved:
        check_closing(closing, number, record.hash)
    assert record.table.outcome is not None
    if canonical(closing.outcome) != canonical(lean(record.table.outcome)):
        raise BadRecord(number, "record-outcome")
