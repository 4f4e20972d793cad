"""What bots do, and when."""

from random import Random

from coven.bots import Sight
from coven.engine import Game, Move, Seat, Timed
from coven.play.guide import guide_to
from coven.play.timeline import Timeline
from coven.server.services import Services
from coven.server.store.rows import TableRow

GUIDE = "guide"
"""The name of the bots of a guided game."""


def bot_at(row: TableRow, services: Services, seat: Seat) -> str | None:
    """The bot of a seat, or the one that plays on for somebody who has left, or where a script ends."""
    sitter = row.at(seat)
    if sitter is None or sitter.stand_in or sitter.bot == GUIDE:
        return services.stand_in(services.game(row.game))
    return sitter.bot


async def choose(row: TableRow, timeline: Timeline, services: Services, seat: Seat) -> Move:
    """What the bot of a seat does; in a guided game what the script says, as long as the learner keeps to it."""
    bot, game = bot_at(row, services, seat), services.game(row.game)
    assert bot is not None
    return _scripted(game, row, timeline, seat) or await services.think(game, bot, timeline.table, seat)


def _scripted(game: Game, row: TableRow, timeline: Timeline, seat: Seat) -> Move | None:
    sitter = row.at(seat)
    guide = guide_to(game) if sitter is not None and sitter.bot == GUIDE else None
    step = guide.step(timeline.table.view(seat)) if guide else None
    return step.move if step else None


def in_a_race(row: TableRow, timeline: Timeline, services: Services, seat: Seat) -> Move:
    """What a bot will do and at which own time: it looks and reacts, there is no time for more.

    The same whenever it is asked: nobody has to remember it.
    """
    bot, table, game = bot_at(row, services, seat), timeline.table, services.game(row.game)
    luck = Random(f"{row.secret} {seat} {timeline.seen[seat].question}")
    if bot is None:
        return table.timeout(seat)
    move = _scripted(game, row, timeline, seat) or services.bot(bot, game)(Sight(table, seat), luck)
    return table.timeout(seat) if table.refusal(seat, move) else move


def answers_at(row: TableRow, timeline: Timeline, services: Services, seat: Seat) -> int:
    """When a bot in a race acts: at its own time, and where there is none after the usual delay."""
    move = in_a_race(row, timeline, services, seat)
    if isinstance(move, Timed):
        return timeline.race_time(move.ms)
    return timeline.started + timeline.seen[seat].since + services.settings.bot_delay
