"""A hint for a player at a table."""

import asyncio

from coven.engine import Seat
from coven.play.hints import Hint, hint
from coven.server.table.live import LiveTable


async def give_hint(live: LiveTable, seat: Seat) -> Hint | None:
    """None where only people play, who want to know how well they do it. Thought of beside the loop."""
    if live.timeline is None or live.row.counts:
        return None
    return await asyncio.to_thread(hint, live.timeline, seat, live.bots)
