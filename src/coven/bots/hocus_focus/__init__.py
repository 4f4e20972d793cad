"""Hocus Focus as people play it: they look, call and point, each level as fast and as surely as its eyes allow.

Nothing is searched for here that a glance would not find, so the levels differ in time and in mistakes alone.
"""

from coven.bots.bot import Bot
from coven.bots.hocus_focus.habit import roll
from coven.bots.hocus_focus.judgement import weigh
from coven.bots.hocus_focus.levels import LEVELS, levels_of_habit
from coven.bots.hocus_focus.outlook import prospects
from coven.bots.hocus_focus.reasons import why

__all__ = ["BOT"]

BOT = Bot(
    choose=LEVELS["adept"],
    weigh=weigh,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=1.6,
    levels=LEVELS,
    levels_of_habit=levels_of_habit,
)
