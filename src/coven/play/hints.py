"""A hint: what a good player would do at a seat, and why, from what that seat sees alone."""

from random import Random
from typing import Any

import msgspec

from coven.bots import Choose, Sight, UnknownBot, bot_of
from coven.bots.bot import Why
from coven.engine import Game, Lesson, Seat
from coven.play.bot_moves import TableBots
from coven.play.guide import guide_to
from coven.play.timeline import Timeline


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


def hint(timeline: Timeline, seat: Seat, bots: TableBots) -> Hint | None:
    """None for a seat that is not asked, where nobody has taught the game to bots, and in a race but for a lesson."""
    if seat not in timeline.table.actors():
        return None
    sight = Sight(timeline.table, seat)
    lesson = _lesson(bots.game, sight) if bots.guided else None
    return lesson or _advice(timeline, sight, bots)


def _lesson(game: Game, sight: Sight) -> Hint | None:
    guide = guide_to(game)
    step = guide.step(sight.view) if guide else None
    if guide is None or not isinstance(step, Lesson):
        return None
    lessons = guide.script.lessons
    message = f"guide-{step.message}"
    return Hint(step.move, message, rule=step.rule, step=lessons.index(step) + 1, steps=len(lessons))


def _advice(timeline: Timeline, sight: Sight, bots: TableBots) -> Hint | None:
    """What an Adept would do: the same however often one asks."""
    adept = _adept(bots.game)
    if timeline.race is not None or adept is None:
        return None
    choose, why = adept
    move = choose(sight, Random(f"{bots.seed} {sight.seat} {timeline.seen[sight.seat].question}"))
    reason = why(sight, move)
    return Hint(move, f"why-{reason.message}", reason.args)


def _adept(game: Game) -> tuple[Choose, Why] | None:
    """How an Adept chooses and says why; None where nobody has taught that to bots."""
    try:
        bot = bot_of(game)
    except UnknownBot:
        return None
    return (bot.choose, bot.why) if bot.why else None
