"""A hint for a player at a table."""

import asyncio

from coven.engine import Seat
from coven.play.hints import Hint, hint
from coven.server.table.bot_moves import GUIDE
from coven.server.table.live import LiveTable


async def give_hint(live: LiveTable, seat: Seat) -> Hint | None:
    """None where only people play, who want to know how well they do it. Thought of beside the loop."""
    row, timeline = live.row, live.timeline
    if timeline is None or row.counts:
        return None
    is_guided = any(sitter.bot == GUIDE for sitter in row.sitters)
    return await asyncio.to_thread(hint, live.game, timeline, seat, is_guided=is_guided, seed=row.secret)
