"""A hint: what a good player would do at a seat, and why, from what that seat sees alone."""

import asyncio
from random import Random
from typing import Any

import msgspec

from coven import guided
from coven.bots import Choose, Sight, UnknownBot, bot_of
from coven.bots.bot import Why
from coven.bots.reason import Reason
from coven.engine import Game, Move, Seat
from coven.server.course import Course
from coven.server.live import LiveTable
from coven.server.minds import GUIDE


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move on offer, and the Fluent message that speaks for it.

    In a guided game it may be a lesson of the script, with its `rule`: the `step`-th of `steps`.
    """

    move: Any
    message: str
    args: dict[str, Any] = {}
    rule: str | None = None
    step: int | None = None
    steps: int | None = None


async def give_hint(live: LiveTable, seat: Seat) -> Hint | None:
    """None where only people play, who want to know how well they do it; and in a race, but for a lesson."""
    course = live.course
    if course is None or seat not in course.table.actors() or live.row.counts:
        return None
    sight = Sight(course.table, seat)
    return _lesson(live, sight) or await _advice(live, course, sight)


def is_guided(live: LiveTable) -> bool:
    return any(sitter.bot == GUIDE for sitter in live.row.sitters)


def _lesson(live: LiveTable, sight: Sight) -> Hint | None:
    guide = guided.find(live.row.game) if is_guided(live) else None
    step = guide.step(sight.view) if guide else None
    if guide is None or not isinstance(step, guided.Lesson):
        return None
    lessons = guide.script.lessons
    message = f"guide-{step.message}"
    return Hint(step.move, message, rule=step.rule, step=lessons.index(step) + 1, steps=len(lessons))


async def _advice(live: LiveTable, course: Course, sight: Sight) -> Hint | None:
    """What an Adept would do: the same however often one asks, and thought of beside the loop."""
    adept = _adept(live.game)
    if course.race is not None or adept is None:
        return None
    luck = Random(f"{live.row.secret} {sight.seat} {course.watches[sight.seat].question}")
    move, reason = await asyncio.to_thread(_think, *adept, sight, luck)
    return Hint(move, f"why-{reason.message}", reason.args)


def _adept(game: Game) -> tuple[Choose, Why] | None:
    """How an Adept chooses and says why; None where nobody has taught that to bots."""
    try:
        bot = bot_of(game)
    except UnknownBot:
        return None
    return (bot.choose, bot.why) if bot.why else None


def _think(choose: Choose, why: Why, sight: Sight, luck: Random) -> tuple[Move, Reason]:
    move = choose(sight, luck)
    return move, why(sight, move)
