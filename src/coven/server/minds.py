"""What bots do, and when."""

from random import Random

from coven import guided
from coven.bots import Sight
from coven.engine import Move, Seat
from coven.server.course import Course
from coven.server.store.rows import TableRow
from coven.server.tools import Tools

GUIDE = "guide"
"""The name of the bots of a guided game."""


def bot_at(row: TableRow, tools: Tools, seat: Seat) -> str | None:
    """The bot of a seat, or the one that plays on for somebody who has left, or where a script ends."""
    sitter = row.at(seat)
    if sitter is None or sitter.stand_in or sitter.bot == GUIDE:
        return tools.stand_in(tools.game(row.game))
    return sitter.bot


async def choose(row: TableRow, course: Course, tools: Tools, seat: Seat) -> Move:
    """What the bot of a seat does; in a guided game what the script says, as long as the learner keeps to it."""
    bot = bot_at(row, tools, seat)
    assert bot is not None
    return _scripted(row, course, seat) or await tools.think(tools.game(row.game), bot, course.table, seat)


def _scripted(row: TableRow, course: Course, seat: Seat) -> Move | None:
    sitter = row.at(seat)
    guide = guided.find(row.game) if sitter is not None and sitter.bot == GUIDE else None
    step = guide.step(course.table.view(seat)) if guide else None
    return step.move if step else None


def in_a_race(row: TableRow, course: Course, tools: Tools, seat: Seat) -> Move:
    """What a bot will do and at which own time: it looks and reacts, there is no time for more.

    The same whenever it is asked: nobody has to remember it.
    """
    bot, table = bot_at(row, tools, seat), course.table
    luck = Random(f"{row.secret} {seat} {course.watches[seat].question}")
    if bot is None:
        return table.timeout(seat)
    move = _scripted(row, course, seat) or tools.bot(bot, tools.game(row.game))(Sight(table, seat), luck)
    return table.timeout(seat) if table.stack[-1].refusal(table, seat, move) else move


def answers_at(row: TableRow, course: Course, tools: Tools, seat: Seat) -> int:
    """When a bot in a race acts: at its own time, and where there is none after the usual delay."""
    ms: int | None = getattr(in_a_race(row, course, tools, seat), "ms", None)
    if ms is not None:
        return course.race_time(ms)
    return course.started + course.watches[seat].since + tools.settings.bot_delay
