"""The course of a game: from one move to the next, what every seat is shown, asked, and how long it may think.

Pure: the same log leads to the same updates, byte for byte, on every worker and after every restart.
"""

import msgspec
from msgspec import Raw

from coven.engine import CLOCK, SPECTATOR, Event, Game, Move, Seat, Table
from coven.engine import Told as Heard
from coven.server.clock import SECOND
from coven.server.pace import AnyPace
from coven.server.protocol import Update, encode


class Watch(msgspec.Struct, frozen=True, gc=False):
    """What one seat (or who looks on) has been shown so far. `number` counts its updates."""

    number: int = 0
    question: int = 0
    """The number of the update in which the present question was first asked."""
    since: int = 0
    """When that was, in ms from the start."""
    bank: int = 0
    """What is left of the reserve for the whole game, in ms."""
    asked: bool = False
    view: bytes = b""
    moves: bytes = b"[]"
    gist: bytes = b""
    """The view without the list of those who still think."""


class Course(msgspec.Struct, frozen=True):
    """A position, the length of the log that led to it, and what everybody has been shown.

    The last of the watches is that of the spectators, whose seat is -1.
    """

    table: Table
    pace: AnyPace
    started: int
    watches: tuple[Watch, ...]
    number: int = 0
    at: int = 0

    @property
    def over(self) -> bool:
        return not self.table.stack

    def due(self, seat: Seat) -> int | None:
        """When an asked seat's time runs out; None: never."""
        return due(self.table, self.pace, self.watches[seat], self.started)

    def clock_due(self) -> int | None:
        """When time itself is to move, where the game asks it."""
        if CLOCK not in self.table.actors():
            return None
        return self.started + self.at + self.table.stack[-1].seconds(self.table) * SECOND


Updates = dict[Seat, bytes]
"""The messages that a move leads to, for those who notice anything of it."""


def begin(table: Table, pace: AnyPace, started: int) -> tuple[Course, Updates]:
    """The deal, as everybody sees it."""
    fresh = Watch(bank=pace.bank())
    course = Course(table, pace, started, (fresh,) * (table.players + 1))
    return _show(course, table, [], None, 0)


def advance(course: Course, seat: Seat, move: Move, at: int) -> tuple[Course, Updates]:
    """After one more move. Raises `Illegal`; the course given stays as it is."""
    table = course.table.clone()
    heard = table.play(seat, move)
    return _show(course, table, heard, seat, at)


def _show(course: Course, table: Table, heard: list[Heard], mover: Seat | None, at: int) -> tuple[Course, Updates]:
    watches, updates = list(course.watches), {}
    actors = table.actors()
    for seat in range(SPECTATOR, table.players):
        events = [each.event for each in heard if each.reaches(seat)]
        before, moved = watches[seat], seat == mover
        after = _look(table, seat, before, asked=seat in actors)
        if events or moved or _differ(before, after):
            watches[seat] = after = _ask(course, before, after, at, moved)
            updates[seat] = _update(course, table, after, events)
    number = 0 if mover is None else course.number + 1
    return Course(table, course.pace, course.started, tuple(watches), number, at), updates


def _look(table: Table, seat: Seat, before: Watch, *, asked: bool) -> Watch:
    """What the seat sees now, under the next number."""
    view = table.view(seat)
    moves = encode(table.moves(seat)) if asked else b"[]"
    gist = encode(msgspec.structs.replace(view, asked=()))
    return Watch(before.number + 1, before.question, before.since, before.bank, asked, encode(view), moves, gist)


def _differ(before: Watch, after: Watch) -> bool:
    """Whether the seat can notice anything: if not, it is told nothing, and its numbers do not jump."""
    return (after.view, after.moves, after.asked) != (before.view, before.moves, before.asked)


def _ask(course: Course, before: Watch, after: Watch, at: int, moved: bool) -> Watch:
    """Whether the question is another one: after a move of its own, or when more than the others' thinking changed."""
    same = (after.asked, after.moves, after.gist) == (before.asked, before.moves, before.gist)
    if same and not moved:
        return after
    bank = _bank_left(course, before, at)
    return msgspec.structs.replace(after, question=after.number, since=at, bank=bank)


def _bank_left(course: Course, before: Watch, at: int) -> int:
    """The reserve pays for what a decision took beyond its allowance."""
    allowance = course.pace.allowance()
    if not before.asked or allowance is None or course.table.stack[-1].seconds(course.table):
        return before.bank
    return max(0, before.bank - max(0, at - before.since - allowance))


def due(table: Table, pace: AnyPace, watch: Watch, started: int) -> int | None:
    """When the time of an asked seat runs out: the game's own deadline, else the table's pace."""
    if not watch.asked:
        return None
    own, allowance = table.stack[-1].seconds(table) * SECOND, pace.allowance()
    if own:
        return started + watch.since + own
    return None if allowance is None else started + watch.since + allowance + watch.bank


def _update(course: Course, table: Table, watch: Watch, events: list[Event]) -> bytes:
    until = due(table, course.pace, watch, course.started)
    return encode(Update(watch.number, watch.question, events, Raw(watch.view), Raw(watch.moves), until))


# Snapshots


class Kept(msgspec.Struct, frozen=True):
    """A course as the store keeps it: what every seat is shown follows from the position."""

    table: Raw
    number: int
    at: int
    watches: tuple[tuple[int, int, int, int], ...]


def freeze(course: Course) -> bytes:
    watches = tuple((watch.number, watch.question, watch.since, watch.bank) for watch in course.watches)
    return encode(Kept(Raw(course.table.snapshot()), course.number, course.at, watches))


def thaw(data: bytes, game: Game, pace: AnyPace, started: int) -> Course:
    kept = msgspec.json.decode(data, type=Kept)
    table = game.restore(bytes(kept.table))
    seats = [*range(table.players), SPECTATOR]
    watches = tuple(_seen_again(table, seat, numbers) for seat, numbers in zip(seats, kept.watches, strict=True))
    return Course(table, pace, started, watches, kept.number, kept.at)


def _seen_again(table: Table, seat: Seat, numbers: tuple[int, int, int, int]) -> Watch:
    number, question, since, bank = numbers
    return _look(table, seat, Watch(number - 1, question, since, bank), asked=seat in table.actors())
