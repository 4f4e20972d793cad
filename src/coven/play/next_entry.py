"""The next entry of a log, and what it leads to: nothing of it holds before it is written."""

from typing import NamedTuple

from coven.engine import Move, Seat
from coven.play.log import By, Entry
from coven.play.protocol import encode
from coven.play.timeline import Timeline, Updates, advance, retreat


class NextEntry(NamedTuple):
    """An entry, the timeline after it, and what is sent to each seat once it is written."""

    entry: Entry
    timeline: Timeline
    updates: Updates


def next_move(timeline: Timeline, seat: Seat, move: Move, by: By, *, now: int, id_: str | None = None) -> NextEntry:
    """A move. Raises `Illegal`."""
    at = _at(timeline, now)
    after, updates = advance(timeline, seat, move, at, ordered=by == "order")
    frame = after.seen[seat].number if seat >= 0 else 0
    return NextEntry(Entry(after.number, seat, encode(move), at, by, frame, id_), after, updates)


def next_take_back(timeline: Timeline, seat: Seat, *, now: int, id_: str) -> NextEntry:
    """The seat's last move is taken back."""
    at = _at(timeline, now)
    after, updates = retreat(timeline, seat, at)
    return NextEntry(Entry(after.number, seat, b"null", at, "back", after.seen[seat].number, id_), after, updates)


def _at(timeline: Timeline, now: int) -> int:
    """Time never runs back, whatever a machine's clock does."""
    return max(timeline.at, now - timeline.started)
