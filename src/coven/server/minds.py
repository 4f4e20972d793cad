"""What bots do, and when."""

from random import Random

from coven.bots import Choose, Sight, slowed
from coven.engine import Move, Seat
from coven.server.course import Course
from coven.server.store.rows import TableRow
from coven.server.tools import Tools


def bot_at(row: TableRow, tools: Tools, seat: Seat) -> Choose | None:
    """The bot of a seat, or the one that plays on for somebody who has left."""
    game, sitter = tools.game(row.game), row.at(seat)
    if sitter is not None and sitter.bot:
        return tools.bot(sitter.bot, game)
    return tools.stand_in(game) if sitter is None or sitter.stand_in else None


def in_a_race(row: TableRow, course: Course, tools: Tools, seat: Seat) -> Move:
    """What a bot will do and at which own time. The same whenever it is asked: nobody has to remember it."""
    choose, table = bot_at(row, tools, seat), course.table
    luck = Random(f"{row.secret} {seat} {course.watches[seat].question}")
    if choose is None:
        return table.timeout(seat)
    move = slowed(table, seat, choose(Sight(table, seat), luck), tools.settings.race_handicap)
    return table.timeout(seat) if table.stack[-1].refusal(table, seat, move) else move


def answers_at(row: TableRow, course: Course, tools: Tools, seat: Seat) -> int:
    """When a bot in a race acts: at its own time, and where there is none after the usual delay."""
    ms: int | None = getattr(in_a_race(row, course, tools, seat), "ms", None)
    if ms is not None:
        return course.race_time(ms)
    return course.started + course.watches[seat].since + tools.settings.bot_delay
