"""Stupéfix as bots play it: bluffs that look like threats, nerves measured against the cards unseen, a good pick.

All is reckoned in points of one's house. What is chosen in secret is mixed, so that nobody can read it.
"""

from coven.bots.bot import Bot
from coven.bots.stupefix.habit import roll
from coven.bots.stupefix.judgement import choose_by, weigh
from coven.bots.stupefix.leanings import MANNERS
from coven.bots.stupefix.memory import recall
from coven.bots.stupefix.outlook import prospects, quiet
from coven.bots.stupefix.reasons import why

__all__ = ["BOT"]

BOT = Bot(
    choose=choose_by(weigh),
    choose_by=choose_by,
    weigh=weigh,
    manners=MANNERS,
    why=why,
    roll=roll,
    prospects=prospects,
    slope=0.55,
    quiet=quiet,
    recall=recall,
)
