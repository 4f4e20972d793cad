"""Bots that search, of which few can think at once: at which tables they do, and who answers where they cannot."""

from coven import bots
from coven.bots.cast import read_bot
from coven.engine import Game, Move, Seat, Table
from coven.play.durations import SECOND
from coven.play.problems import Problem
from coven.server.pools.fair import TooLong
from coven.server.store.rows import Change, TableRow
from coven.server.table.live import LiveTable

ADEPT, RANDOM = "adept", "random"


async def choose(live: LiveTable, bot: str, table: Table, seat: Seat) -> Move:
    """What a bot does. One that searches and gets no turn answers as an Adept, and the table is told so."""
    services = live.services
    if not services.bot_pool.searches(bot):
        return await services.think(live.game, bot, table, seat, host=live.row.host)
    if not is_left(live.row):
        try:
            within = services.settings.master_wait / SECOND
            move = await services.think(live.game, bot, table, seat, host=live.row.host, within=within)
        except (TooLong, Problem):
            live.hurried = True
        else:
            live.hurried = False
            return move
    return await services.glance(live.game, _adept(live.game, bot), table, seat, host=live.row.host)


def _adept(game: Game, bot: str) -> str:
    """The same one of the cast, who does not search."""
    member, _ = read_bot(bot)
    if ADEPT not in bots.names(game):
        return RANDOM
    return f"{member.id}:{ADEPT}" if member else ADEPT


def is_left(row: TableRow) -> bool:
    """Whether bots play on for everybody: the game is to end, however well."""
    return all(sitter.stand_in for sitter in row.sitters if sitter.person)


def is_watched(live: LiveTable) -> bool:
    """Whether any of those who sit there is here."""
    now = live.services.clock.now()
    return any(live.present.get(sitter.seat, 0) > now for sitter in live.row.sitters if sitter.person)


async def sleeps(live: LiveTable, seat: Seat) -> bool:
    """Whether a bot is to think only when somebody comes back who sits there. Others may know better who is here."""
    timeline, row = live.timeline, live.row
    if timeline is None or timeline.race is not None or is_left(row) or is_watched(live):
        return False
    if seat not in live.bots.names or not live.services.bot_pool.searches(live.bots.level(seat)):
        return False
    live.present = await live.services.store.present(row.id)
    return not is_watched(live)


async def wake(live: LiveTable) -> None:
    """Somebody is here again: bots that should have answered are asked now."""
    timeline, searches = live.timeline, live.services.bot_pool.searches
    if timeline is None or live.row.status != "playing" or timeline.race is not None:
        return
    if not any(searches(live.bots.level(seat)) for seat in timeline.table.actors() if seat in live.bots.names):
        return

    def again(row: TableRow) -> Change | None:
        if row.status != "playing" or live.timeline is None:
            return None
        return Change(table=row.changed(), dues=live.schedule.dues(row, live.timeline))

    await live.change(again)
