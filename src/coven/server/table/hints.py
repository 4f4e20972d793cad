"""A hint for a player at a table."""

from functools import partial

from coven.engine import Seat
from coven.play.hints import Hint, hint
from coven.server.table.live import LiveTable


async def give_hint(live: LiveTable, person: str, seat: Seat) -> Hint | None:
    """None where people play each other. Thought of beside the loop."""
    if live.timeline is None or not live.row.solo:
        return None
    return await live.services.pools.hints.run(person, partial(hint, live.timeline, seat, live.bots))
