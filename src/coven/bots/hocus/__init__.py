"""Hocus as bots play it: chances in the showdowns, judged from what the seat sees, times what lies in the Pots."""

from coven.bots.bot import Bot
from coven.bots.choosing import choose_best
from coven.bots.hocus.habit import roll
from coven.bots.hocus.judgement import weigh
from coven.bots.hocus.leanings import MANNERS
from coven.bots.hocus.outlook import prospects
from coven.bots.hocus.reasons import why
from coven.bots.hocus.search import Comparison

__all__ = ["BOT"]

BOT = Bot(
    choose=choose_best(weigh),
    choose_by=choose_best,
    weigh=weigh,
    manners=MANNERS,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=0.6,
    margin=0.05,  # others answer what the search sees alone
    search=Comparison,
)
