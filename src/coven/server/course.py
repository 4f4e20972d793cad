"""The course of a game: from one move to the next, what every seat is shown, asked, and how long it may think.

Pure: the same log leads to the same updates, byte for byte, on every worker and after every restart.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import UNSET, Raw

from coven.engine import CLOCK, SPECTATOR, Event, Game, Move, Seat, Table, View
from coven.engine import Told as Heard
from coven.server.clock import SECOND
from coven.server.pace import AnyPace
from coven.server.protocol import Update, encode
from coven.server.store.rows import Entry


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
    view: View | None = None
    moves: Sequence[Move] = ()
    opening: int = 0
    """The number of the update in which the present race was first shown."""


MOST_BACK = 8
"""How many moves in a row somebody can take back, at most."""


class Past(msgspec.Struct, frozen=True):
    """A move that a player made in no race: the position before it, and everybody's clock then."""

    table: Table
    seat: Seat
    move: Move
    clocks: tuple[tuple[int, int], ...]


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
    race: int | None = None
    """Which race is on, where the game has such."""
    opened: int = 0
    """When it was opened, in ms from the start."""
    pasts: tuple[Past, ...] = ()
    """The last moves, all of one player: what can be taken back, as far as it can."""

    @property
    def over(self) -> bool:
        return not self.table.stack

    @property
    def past(self) -> Past | None:
        """The last move."""
        return self.pasts[-1] if self.pasts else None

    def due(self, seat: Seat) -> int | None:
        """When an asked seat's time runs out; None: never."""
        return due(self, self.table, seat, self.watches[seat])

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
    after, updates = _show(course, table, heard, seat, at)
    return msgspec.structs.replace(after, pasts=_pasts(course, seat, move)), updates


def _pasts(course: Course, seat: Seat, move: Move) -> tuple[Past, ...]:
    """A move of somebody else ends what could be taken back."""
    if seat < 0 or course.race is not None:
        return ()
    clocks = tuple([(watch.since, watch.bank) for watch in course.watches])
    before = course.pasts if course.past is not None and course.past.seat == seat else ()
    return (*before[1 - MOST_BACK :], Past(course.table, seat, move, clocks))


def retreat(course: Course, seat: Seat, at: int) -> tuple[Course, Updates]:
    """After the seat's move, the last, has been taken back: the position before it, and the clocks as then."""
    past = course.past
    assert past is not None
    before = msgspec.structs.replace(course, pasts=course.pasts[:-1])
    return _show(before, past.table.clone(), [], seat, at, undone=past)


def carry_out(game: Game, course: Course, entry: Entry) -> tuple[Course, Updates]:
    """One more entry of the log."""
    if entry.by == "back":
        return retreat(course, entry.seat, entry.at)
    return advance(course, entry.seat, game.read_move(course.table, entry.move), entry.at)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves of a log that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.by == "back":
            found.pop()
        else:
            found.append(entry)
    return found


def _show(
    course: Course, table: Table, heard: list[Heard], mover: Seat | None, at: int, *, undone: Past | None = None
) -> tuple[Course, Updates]:
    course = _open_race(course, table, at)
    watches, updates = list(course.watches), {}
    actors = table.actors()
    for seat in range(SPECTATOR, table.players):
        before = watches[seat]
        events = [each.event for each in heard if each.audience is None or seat in each.audience]
        asked, view = seat in actors, table.view(seat)
        moves = [*table.moves(seat)] if asked else ()
        if not events and seat != mover and (view, moves, asked) == (before.view, before.moves, before.asked):
            continue  # nothing to be noticed: nothing is told, and its numbers do not jump
        since, bank, question = before.since, before.bank, before.question
        if seat == mover or (moves, asked) != (before.moves, before.asked) or _gist(view) != _gist(before.view):
            since, bank, question = at, _bank_left(course, before, at), before.number + 1
        if undone is not None:
            since, bank = undone.clocks[seat]
        after = Watch(before.number + 1, question, since, bank, asked, view, moves, before.opening)
        watches[seat] = after
        updates[seat] = _update(course, table, seat, after, events, back=undone is not None)
    number = 0 if mover is None else course.number + 1
    return msgspec.structs.replace(course, table=table, watches=tuple(watches), number=number, at=at), updates


def _open_race(course: Course, table: Table, at: int) -> Course:
    """Times count from when a race opened. All that a seat sees of it comes with its next update or later."""
    race = table.stack[-1].race(table) if table.stack else None
    if race == course.race:
        return course
    if race is None:
        return msgspec.structs.replace(course, race=None)
    watches = tuple(msgspec.structs.replace(watch, opening=watch.number + 1) for watch in course.watches)
    return msgspec.structs.replace(course, race=race, opened=at, watches=watches)


def _gist(view: View | None) -> View | None:
    """A view without the list of those who still think: when more than that changes, the question is another one."""
    return None if view is None else msgspec.structs.replace(view, asked=())


def _bank_left(course: Course, before: Watch, at: int) -> int:
    """The reserve pays for what a decision took beyond its allowance."""
    allowance = course.pace.allowance()
    if not before.asked or allowance is None or course.table.stack[-1].seconds(course.table):
        return before.bank
    return max(0, before.bank - max(0, at - before.since - allowance))


def due(course: Course, table: Table, seat: Seat, watch: Watch) -> int | None:
    """When the time of an asked seat runs out: the game's own deadline, else the table's pace."""
    if not watch.asked:
        return None
    if course.race is not None:
        return course.race_time(table.stack[-1].deadline(table, seat, {}))
    own, allowance = table.stack[-1].seconds(table) * SECOND, course.pace.allowance()
    asked = course.started + watch.since
    if own:
        return asked + own
    return None if allowance is None else asked + allowance + watch.bank


def _update(course: Course, table: Table, seat: Seat, watch: Watch, events: list[Event], *, back: bool) -> bytes:
    until, taken = due(course, table, seat, watch), True if back else UNSET
    return encode(Update(watch.number, watch.question, events, watch.view, watch.moves, until, taken))


# Snapshots


class Kept(msgspec.Struct, frozen=True):
    """A course as the store keeps it: what every seat is shown follows from the position."""

    table: Raw
    number: int
    at: int
    watches: tuple[tuple[int, int, int, int], ...]
    opened: int = 0
    openings: tuple[int, ...] = ()
    pasts: tuple[tuple[Raw, Seat, Raw, tuple[tuple[int, int], ...]], ...] = ()


def freeze(course: Course) -> bytes:
    watches = tuple((watch.number, watch.question, watch.since, watch.bank) for watch in course.watches)
    openings = tuple(watch.opening for watch in course.watches)
    pasts = [(Raw(past.table.snapshot()), past.seat, Raw(encode(past.move)), past.clocks) for past in course.pasts]
    table = Raw(course.table.snapshot())
    return encode(Kept(table, course.number, course.at, watches, course.opened, openings, tuple(pasts)))


def thaw(data: bytes, game: Game, pace: AnyPace, started: int) -> Course:
    kept = msgspec.json.decode(data, type=Kept)
    table = game.restore(bytes(kept.table))
    seats = [*range(table.players), SPECTATOR]
    openings = kept.openings or (0,) * len(seats)
    kept_watches = zip(seats, kept.watches, openings, strict=True)
    watches = tuple(_seen_again(table, seat, numbers, opening) for seat, numbers, opening in kept_watches)
    race = table.stack[-1].race(table) if table.stack else None
    pasts = tuple(_past_again(game, *each) for each in kept.pasts)
    return Course(table, pace, started, watches, kept.number, kept.at, race, kept.opened, pasts)


def _past_again(game: Game, position: Raw, seat: Seat, move: Raw, clocks: tuple[tuple[int, int], ...]) -> Past:
    table = game.restore(bytes(position))
    return Past(table, seat, game.read_move(table, bytes(move)), clocks)


def _seen_again(table: Table, seat: Seat, numbers: tuple[int, int, int, int], opening: int) -> Watch:
    asked = seat in table.actors()
    return Watch(*numbers, asked, table.view(seat), [*table.moves(seat)] if asked else (), opening)
