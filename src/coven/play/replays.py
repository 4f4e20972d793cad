"""A game told again: every update that a seat was sent, from the log or from a record."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Raw

from coven.engine import BadRecord, Game, Record, Seat
from coven.engine.record import Header, Played
from coven.engine.replay import verify
from coven.play.durations import DAY
from coven.play.log import Entry
from coven.play.pace import NoClock
from coven.play.problems import Problem, Trouble
from coven.play.timeline import Timeline, Updates, begin, carry_out

MOST_FRAMES = 500
"""In one answer: ask on with `from`."""
LONGEST_GAME = 10_000 * DAY


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat saw, and once the game has ended the number of the move that led to it (0: the deal)."""

    update: Any
    move: int | None = None


class Replay(msgspec.Struct, frozen=True):
    """A part of a game as one seat saw it (-1: the spectators). `newest` is the number of its last update."""

    game: str
    rules: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seat: Seat
    newest: int
    frames: list[Frame]


def retell(
    game: Game, beginning: tuple[Timeline, Updates], entries: Iterable[Entry], seat: Seat
) -> Iterator[tuple[int, bytes]]:
    """Every update of a seat and the number of the last move that stood then, as they were sent."""
    timeline, updates = beginning
    moves = 0
    if seat in updates:
        yield moves, updates[seat]
    for entry in entries:
        timeline, updates = carry_out(game, timeline, entry)
        moves += -1 if entry.by == "back" else 1
        if seat in updates:
            yield moves, updates[seat]


def cut(told: list[tuple[int, bytes]], first: int | None, last: int | None, *, numbered: bool) -> list[Frame]:
    """The updates with numbers from `first` to `last`, both included."""
    start = max((first or 1) - 1, 0)
    end = min(len(told) if last is None else last, start + MOST_FRAMES)
    return [Frame(Raw(update), move if numbered else None) for move, update in told[start:end]]


def read_record(data: bytes, find: Callable[[str], Game]) -> tuple[Header, list[Entry]]:
    """A finished record, every line of it checked. Refused with the number of its first bad move."""
    try:
        record = verify(data, find)
    except BadRecord as bad:
        problem = Problem("bad-record", 400, field="record")
        args = {**bad.args_of_message, "number": bad.number}
        problem.trouble = Trouble("bad-record", bad.message, args, field="record")
        raise problem from None
    return record.header, [_entry(played) for played in record.played]


def retell_record(data: bytes, find: Callable[[str], Game], seat: Seat) -> tuple[Header, list[tuple[int, bytes]]]:
    """A record as one seat of it saw the game."""
    header, entries = read_record(data, find)
    if seat >= header.players:
        raise Problem("no-seat", 404, field="seat")
    game = find(header.game)
    return header, list(retell(game, begin(Record(game, header).table, NoClock(), 0), entries, seat))


def _entry(played: Played) -> Entry:
    at = min(max(played.at or 0, 0), LONGEST_GAME)
    return Entry(played.number, played.seat, msgspec.json.encode(played.move), at, "player")
