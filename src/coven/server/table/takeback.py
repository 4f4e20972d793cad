"""A player takes back the last move of the log, while nobody has learned anything by it."""

import asyncio

from coven.engine import Seat
from coven.play.log import Entry
from coven.play.problems import Problem
from coven.play.protocol import Ack, Back
from coven.play.takeback import is_offered
from coven.play.timeline import Timeline, retreat
from coven.server.table.live import LiveTable


async def take_back(live: LiveTable, seat: Seat, said: Back) -> Ack:
    """Once, however often it is asked for."""
    while True:
        known = live.answered.get((seat, said.id))
        if known is not None:
            return Ack(said.id, known)
        timeline = await _judge(live, seat, said)
        at = max(timeline.at, live.services.clock.now() - timeline.started)
        after, updates = retreat(timeline, seat, at)
        entry = Entry(after.number, seat, b"null", at, "back", after.seen[seat].number, said.id)
        number = await live.write(entry, timeline, after, updates)
        if number is not None:
            return Ack(said.id, number)


async def _judge(live: LiveTable, seat: Seat, said: Back) -> Timeline:
    timeline = live.timeline
    if timeline is None:
        raise Problem("not-started", 409)
    watch = timeline.seen[seat]
    if said.at > watch.number:
        raise Problem("unknown-number", field="at", newest=watch.number)
    if said.at < watch.question or not await find_out(timeline, seat):
        raise Problem("no-take-back", 409)
    return timeline


async def find_out(timeline: Timeline, seat: Seat) -> bool:
    """The same beside the loop: where there are a thousand moves it takes some time."""
    return await asyncio.to_thread(is_offered, timeline, seat)
