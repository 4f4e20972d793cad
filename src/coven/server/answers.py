"""Answers to what a seat is asked: by its player, by a bot, or by the clock."""

from typing import Any

from coven.bots import Choose, Sight
from coven.engine import Illegal, Move, Seat
from coven.server.course import Course
from coven.server.dues import dues_of
from coven.server.live import LiveTable
from coven.server.problems import Problem, Refusal
from coven.server.protocol import Ack, Play


async def play(live: LiveTable, seat: Seat, said: Play) -> Ack:
    """A player's move: played once however often it is sent, and only on the question that it answers."""
    while True:
        known = live.answered.get((seat, said.id))
        if known is not None:
            return Ack(said.id, known)
        course, move = _judge(live, seat, said)
        number = await live.append(course, seat, move, "player", said.id)
        if number is not None:
            return Ack(said.id, number)


def _judge(live: LiveTable, seat: Seat, said: Play) -> tuple[Course, Move]:
    course = live.course
    if course is None:
        raise Problem("not-started", 409)
    watch = course.watches[seat]
    if said.at > watch.number:
        raise Problem("unknown-number", field="at", newest=watch.number)
    if said.at < watch.question and not course.over:
        raise Problem("stale", 409, newest=watch.number)
    try:
        move = _read(live, course, said.move)
        course.table.check(seat, move)
    except Illegal as illegal:
        raise Refusal(illegal) from None
    return course, move


def _read(live: LiveTable, course: Course, raw: dict[str, Any]) -> Move:
    return live.game.read_move(course.table, raw)


async def answer_as_bot(live: LiveTable, seat: Seat) -> bool:
    """What a bot plays at its own seat, or for somebody who has left. False: it is not asked any more."""
    while (course := live.course) is not None and seat in course.table.actors() and live.row.status == "playing":
        choose = _bot_at(live, seat)
        if choose is None:
            return False
        move = choose(Sight(course.table, seat), live.tools.random)
        if await live.append(course, seat, move, "bot") is not None:
            return True
    return False


def _bot_at(live: LiveTable, seat: Seat) -> Choose | None:
    sitter = live.row.at(seat)
    if sitter is not None and sitter.bot:
        return live.tools.bot(sitter.bot, live.game)
    return live.tools.stand_in(live.game) if sitter is None or sitter.stand_in else None


async def answer_as_clock(live: LiveTable, seat: Seat) -> bool:
    """What the rules say for a seat whose time has run out. False: it has time left, or is not asked any more."""
    while (course := live.course) is not None and live.row.status == "playing" and _too_late(live, course, seat):
        move = course.table.timeout(seat)
        if await live.append(course, seat, move, "clock") is not None:
            return True
    return False


def _too_late(live: LiveTable, course: Course, seat: Seat) -> bool:
    dues = {due.seat: due.at for due in dues_of(live.row, course, live.tools) if due.kind == "time"}
    return seat in dues and dues[seat] <= live.tools.clock.now()
