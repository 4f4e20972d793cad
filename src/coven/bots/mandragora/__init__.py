"""Mandragora as bots play it: what a hand promises, what is opened for the next witch, and the end by counting."""

from coven.bots.bot import Bot
from coven.bots.choosing import choose_best
from coven.bots.mandragora.habit import roll
from coven.bots.mandragora.judgement import weigh
from coven.bots.mandragora.leanings import MANNERS
from coven.bots.mandragora.outlook import prospects
from coven.bots.mandragora.reasons import why

__all__ = ["BOT"]

BOT = Bot(
    choose=choose_best(weigh),
    choose_by=choose_best,
    weigh=weigh,
    manners=MANNERS,
    why=why,
    roll=roll,
    prospects=prospects,
)
