"""The timeline of a game: from one move to the next, what every seat is shown, asked, and how long it may think.

Pure: the same log leads to the same updates, byte for byte, on every worker and after every restart.
"""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from coven.engine import CLOCK, SPECTATOR, Event, Game, Move, Seat, Table, Told, View, race_at, race_step
from coven.play.durations import SECOND
from coven.play.log import Entry
from coven.play.pace import AnyPace
from coven.play.protocol import Update, encode


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What one seat, or the spectators, have been shown so far. `number` counts its updates."""

    number: int = 0
    question: int = 0
    """The number of the update in which the present question was first asked."""
    since: int = 0
    """When that was, in ms from the start."""
    bank: int = 0
    """What is left of the reserve for the whole game, in ms."""
    asked: bool = False
    view: View | None = None
    moves: Sequence[Move] = ()
    opening: int = 0
    """The number of the update in which the present race was first shown."""


MOST_BACK = 8
"""How many moves in a row somebody can take back, at most."""


class UndoPoint(msgspec.Struct, frozen=True):
    """A move that a player made in no race: the position before it, and everybody's clock then."""

    table: Table
    seat: Seat
    move: Move
    clocks: tuple[tuple[int, int], ...]


class Timeline(msgspec.Struct, frozen=True):
    """A position, the length of the log that led to it, and what everybody has been shown.

    What spectators have seen comes last: their seat is -1.
    """

    table: Table
    pace: AnyPace
    started: int
    seen: tuple[Seen, ...]
    number: int = 0
    at: int = 0
    race: int | None = None
    """Which race is on, where the game has such."""
    opened: int = 0
    """When it was opened, in ms from the start."""
    undo_points: tuple[UndoPoint, ...] = ()
    """The last moves, all of one player: what can be taken back, as far as it can."""

    @property
    def over(self) -> bool:
        return self.table.step is None

    @property
    def undo_point(self) -> UndoPoint | None:
        """The last move."""
        return self.undo_points[-1] if self.undo_points else None

    def due(self, seat: Seat) -> int | None:
        """When an asked seat's time runs out; None: never."""
        return due(self, self.table, seat, self.seen[seat])

    def race_time(self, ms: int) -> int:
        """The time that is so long after the opening of the present race."""
        return self.started + self.opened + ms

    def waited(self, now: int) -> int:
        """How long the present race has been open."""
        return now - self.started - self.opened

    def clock_due(self) -> int | None:
        """When time itself is to move, where the game asks it."""
        if CLOCK not in self.table.actors():
            return None
        return self.started + self.at + self.table.seconds() * SECOND


Updates = dict[Seat, bytes]
"""The messages that a move leads to, for those who notice anything of it."""


def begin(table: Table, pace: AnyPace, started: int) -> tuple[Timeline, Updates]:
    """The deal, as everybody sees it."""
    fresh = Seen(bank=pace.bank())
    timeline = Timeline(table, pace, started, (fresh,) * (table.players + 1))
    return _show(timeline, table, [], None, 0)


def advance(timeline: Timeline, seat: Seat, move: Move, at: int, *, ordered: bool = False) -> tuple[Timeline, Updates]:
    """After one more move. Raises `Illegal`; the timeline given stays as it is.

    What a standing order has answered is not taken back: it would answer again.
    """
    table = timeline.table.clone()
    heard = table.play(seat, move)
    undo_points = () if ordered else _undo_points(timeline, seat, move)
    return _show(timeline, table, heard, seat, at, undo_points=undo_points)


def _undo_points(timeline: Timeline, seat: Seat, move: Move) -> tuple[UndoPoint, ...]:
    """A move of somebody else ends what could be taken back."""
    if seat < 0 or timeline.race is not None:
        return ()
    clocks = tuple([(each.since, each.bank) for each in timeline.seen])
    last = timeline.undo_point
    before = timeline.undo_points if last is not None and last.seat == seat else ()
    return (*before[1 - MOST_BACK :], UndoPoint(timeline.table, seat, move, clocks))


def retreat(timeline: Timeline, seat: Seat, at: int) -> tuple[Timeline, Updates]:
    """After the seat's move, the last, has been taken back: the position before it, and the clocks as then."""
    undone = timeline.undo_point
    assert undone is not None
    points = timeline.undo_points[:-1]
    return _show(timeline, undone.table.clone(), [], seat, at, undo_points=points, undone=undone)


def carry_out(game: Game, timeline: Timeline, entry: Entry) -> tuple[Timeline, Updates]:
    """One more entry of the log."""
    if entry.by == "back":
        return retreat(timeline, entry.seat, entry.at)
    move = game.read_move(timeline.table, entry.move)
    return advance(timeline, entry.seat, move, entry.at, ordered=entry.by == "order")


def _show(
    timeline: Timeline,
    table: Table,
    heard: list[Told],
    mover: Seat | None,
    at: int,
    *,
    undo_points: tuple[UndoPoint, ...] = (),
    undone: UndoPoint | None = None,
) -> tuple[Timeline, Updates]:
    timeline = _open_race(timeline, table, at)
    seen, updates = list(timeline.seen), {}
    actors = table.actors()
    for seat in range(SPECTATOR, table.players):
        before = seen[seat]
        events = [each.event for each in heard if each.audience is None or seat in each.audience]
        asked, view = seat in actors, table.view(seat)
        moves = [*table.offers(seat)] if asked else ()
        if not events and seat != mover and (view, moves, asked) == (before.view, before.moves, before.asked):
            continue  # nothing to be noticed: nothing is told, and its numbers do not jump
        since, bank, question = before.since, before.bank, before.question
        if seat == mover or (moves, asked) != (before.moves, before.asked) or _changed(before.view, view):
            since, bank, question = at, _bank_left(timeline, before, at), before.number + 1
        if undone is not None:
            since, bank = undone.clocks[seat]
        after = Seen(before.number + 1, question, since, bank, asked, view, moves, before.opening)
        seen[seat] = after
        updates[seat] = _update(timeline, table, seat, after, events, back=undone is not None)
    number = 0 if mover is None else timeline.number + 1
    shown = Timeline(
        table, timeline.pace, timeline.started, tuple(seen), number, at, timeline.race, timeline.opened, undo_points
    )
    return shown, updates


def _open_race(timeline: Timeline, table: Table, at: int) -> Timeline:
    """Times count from when a race opened. All that a seat sees of it comes with its next update or later."""
    race = race_at(table)
    if race == timeline.race:
        return timeline
    if race is None:
        return msgspec.structs.replace(timeline, race=None)
    seen = tuple(msgspec.structs.replace(each, opening=each.number + 1) for each in timeline.seen)
    return msgspec.structs.replace(timeline, race=race, opened=at, seen=seen)


def _changed(before: View | None, view: View) -> bool:
    """Whether more has changed than the list of those who still think: then the question is another one."""
    return before is None or before != msgspec.structs.replace(view, asked=before.asked)


def _bank_left(timeline: Timeline, before: Seen, at: int) -> int:
    """The reserve pays for what a decision took beyond its allowance."""
    allowance = timeline.pace.allowance() if before.asked else None
    if allowance is None or timeline.table.seconds():
        return before.bank
    return max(0, before.bank - max(0, at - before.since - allowance))


def due(timeline: Timeline, table: Table, seat: Seat, seen: Seen) -> int | None:
    """When the time of an asked seat runs out: the game's own deadline, else the table's pace."""
    if not seen.asked:
        return None
    if timeline.race is not None and (step := race_step(table)):
        return timeline.race_time(step.deadline(table, seat, {}))
    own, allowance = table.seconds() * SECOND, timeline.pace.allowance()
    asked = timeline.started + seen.since
    if own:
        return asked + own
    return None if allowance is None else asked + allowance + seen.bank


def _update(timeline: Timeline, table: Table, seat: Seat, seen: Seen, events: list[Event], *, back: bool) -> bytes:
    until, taken = due(timeline, table, seat, seen), True if back else UNSET
    return encode(Update(seen.number, seen.question, events, seen.view, seen.moves, until, taken))
