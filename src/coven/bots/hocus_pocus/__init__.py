"""Hocus Pocus as bots play it: every move is weighed by the gems, and the hopes of gems, that it brings or costs."""

from coven.bots.bot import Bot
from coven.bots.choosing import choose_first_best
from coven.bots.hocus_pocus.habit import roll
from coven.bots.hocus_pocus.judgement import weigh
from coven.bots.hocus_pocus.leanings import MANNERS
from coven.bots.hocus_pocus.outlook import prospects
from coven.bots.hocus_pocus.reasons import why

__all__ = ["BOT"]

BOT = Bot(
    choose=choose_first_best(weigh),
    choose_by=choose_first_best,
    weigh=weigh,
    manners=MANNERS,
    why=why,
    roll=roll,
    prospects=prospects,
    margin=0.2,  # a guess deals any cards to the others, who in truth keep their answers in Hand
)
