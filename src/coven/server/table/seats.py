"""From which seat of a table somebody speaks."""

from coven.engine import Seat
from coven.play.problems import Problem
from coven.server.store.rows import Person
from coven.server.table.live import LiveTable


def seat_at(live: LiveTable, person: Person, wanted: Seat | None = None) -> Seat:
    """The seat of somebody who must have one."""
    seat = live.row.seat_of(person.id, wanted)
    if seat < 0:
        raise Problem("not-seated", 403)
    return seat


async def find_seat(live: LiveTable, person: Person, wanted: Seat | None = None) -> Seat:
    """The same, unless another worker knows better."""
    seat = live.row.seat_of(person.id, wanted)
    if seat >= 0:
        return seat
    await live.catch_up()
    return seat_at(live, person, wanted)
