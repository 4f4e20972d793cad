"""A player takes back the last move of the log, while nobody has learned anything by it."""

from functools import partial

from coven.engine import Seat
from coven.play.next_entry import next_take_back
from coven.play.problems import Problem
from coven.play.protocol import Ack, Back
from coven.play.takeback import check_take_back
from coven.server.store.rows import Person
from coven.server.table.live import LiveTable
from coven.server.table.seats import seat_at


async def take_back(live: LiveTable, person: Person, said: Back, wanted: Seat | None = None) -> Ack:
    """Once, however often it is asked for."""
    seat = seat_at(live, person, wanted)
    while True:
        known = await live.answered.find(seat, said.id)
        if known is not None:
            return Ack(said.id, known)
        timeline = live.timeline
        if timeline is None:
            raise Problem("not-started", 409)
        check = partial(check_take_back, timeline, seat, said)  # where there are a thousand moves it takes long
        await live.services.pools.hints.run(person.id, check)
        number = await live.write(timeline, next_take_back(timeline, seat, now=live.services.clock.now(), id_=said.id))
        if number is not None:
            return Ack(said.id, number)
