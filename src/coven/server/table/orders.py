"""A player gives standing orders. Nobody else is told of them."""

import msgspec

from coven.engine import Seat
from coven.play.orders import changed, read_standing
from coven.play.protocol import Orders, OrderWish
from coven.server.store.rows import Change, Person, TableRow
from coven.server.table.live import LiveTable
from coven.server.table.seats import find_seat


async def give_orders(live: LiveTable, person: Person, wish: OrderWish, wanted: Seat | None = None) -> Orders:
    """What holds for the seat from now on. Raises `Problem`."""
    seat = await find_seat(live, person, wanted)
    await live.change(lambda row: _with_orders(live, row, seat, wish))
    return live.orders(seat)


def _with_orders(live: LiveTable, row: TableRow, seat: Seat, wish: OrderWish) -> Change | None:
    """None if that is how it is."""
    sitter = row.at(seat)
    if sitter is None:
        return None
    standing = changed(live.game, read_standing(sitter.orders), wish, live.timeline, seat)
    kept = msgspec.json.encode(standing).decode()
    if kept == sitter.orders:
        return None
    told = msgspec.structs.replace(sitter, orders=kept)
    new = row.changed(sitters=tuple(told if each.seat == seat else each for each in row.sitters))
    dues = live.schedule.dues(new, live.timeline) if row.status == "playing" and live.timeline else None
    return Change(table=new, sitters=True, dues=dues)
