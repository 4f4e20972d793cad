"""Answers to what a seat is asked: by its player, by a bot, or by the clock."""

import msgspec

from coven.engine import Illegal, Move, Seat
from coven.server.course import Course
from coven.server.live import LiveTable
from coven.server.minds import bot_at, choose, in_a_race
from coven.server.problems import Problem, Refusal
from coven.server.protocol import Ack, Play
from coven.server.store.rows import Change, DueKind, TableRow


async def play(live: LiveTable, seat: Seat, said: Play, arrival: int) -> Ack:
    """A player's move: played once however often it is sent, and only on the question that it answers."""
    if live.newest(seat) < said.at:  # the player has heard more than this worker
        await live.catch_up()
    while True:
        known = live.answered.get((seat, said.id))
        if known is not None:
            return Ack(said.id, known)
        try:
            course, move = _judge(live, seat, said, arrival)
            number = await live.append(course, seat, move, "player", said.id)
        except Illegal as illegal:
            raise Refusal(illegal) from None
        if number is not None:
            return Ack(said.id, number)


def _judge(live: LiveTable, seat: Seat, said: Play, arrival: int) -> tuple[Course, Move]:
    """The position to which it is the answer, and the move, which the rules may still forbid.

    Where it would have to wait for somebody else's move, it is refused before: a late refusal would tell of that.
    """
    course = live.course
    if course is None:
        raise Problem("not-started", 409)
    watch = course.watches[seat]
    if said.at > watch.number:
        raise Problem("unknown-number", field="at", newest=watch.number)
    if said.at < (watch.question if course.race is None else watch.opening) and not course.over:
        raise Problem("stale", 409, newest=watch.number)
    move = _stamp(live, course, seat, live.game.read_move(course.table, said.move), arrival)
    if live.busy:
        course.table.check(seat, move)
    return course, move


def _stamp(live: LiveTable, course: Course, seat: Seat, move: Move, arrival: int) -> Move:
    """In a race the server says when a move was made, whatever its maker claims."""
    if course.race is None:
        return move
    table, waited = course.table, course.waited(arrival)
    return table.stack[-1].stamped(table, seat, move, waited=waited, round_trip=live.trips.of(seat) or 0)


async def answer_as_bot(live: LiveTable, seat: Seat) -> bool:
    """What a bot plays at its own seat, or for a leaver. False: it has time left, or is not asked any more."""
    while (course := live.course) is not None and seat in course.table.actors() and live.row.status == "playing":
        if bot_at(live.row, live.tools, seat) is None or not _is_due(live, course, "bot", seat):
            return False
        if course.race is None:
            move = await choose(live.row, course, live.tools, seat)
        else:
            move = _stamp_bot(live, course, seat)
        if await live.append(course, seat, move, "bot") is not None:
            return True
    return False


def _stamp_bot(live: LiveTable, course: Course, seat: Seat) -> Move:
    """A bot is here, and acts when its time has come."""
    table, waited = course.table, course.waited(live.tools.clock.now())
    move = in_a_race(live.row, course, live.tools, seat)
    return table.stack[-1].stamped(table, seat, move, waited=waited, round_trip=0)


async def answer_as_clock(live: LiveTable, seat: Seat) -> bool:
    """What the rules say for a seat whose time has run out. False: it has time left, or is not asked any more."""
    while (course := live.course) is not None and live.row.status == "playing" and _is_due(live, course, "time", seat):
        move = course.table.timeout(seat)
        if await live.append(course, seat, move, "clock") is not None:
            return True
    return False


def _is_due(live: LiveTable, course: Course, kind: DueKind, seat: Seat) -> bool:
    dues = {due.seat: due.at for due in live.dues(live.row, course) if due.kind == kind}
    return seat in dues and dues[seat] <= live.tools.clock.now()


async def put_off(live: LiveTable) -> None:
    """What a race waits for may have moved, as when a player turns out to be farther away: set it again."""

    def again(row: TableRow) -> Change | None:
        if row.status != "playing" or live.course is None or live.course.race is None:
            return None
        return Change(table=msgspec.structs.replace(row, version=row.version + 1), dues=live.dues(row, live.course))

    await live.change(again)
