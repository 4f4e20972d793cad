"""What a seat was sent: from memory, or made again from the log."""

from coven.engine import Seat
from coven.play.problems import Problem
from coven.play.replays import retell
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable


async def all_updates(live: LiveTable, seat: Seat) -> list[bytes]:
    """Every update that a seat has been sent, made again from the log."""
    row = live.row
    if not row.started:
        return []
    entries = await live.services.store.entries(row.id, 0, row.number)
    return [update for _, update in retell(live.game, live.beginning(live.row), entries, seat)]


async def missed(live: LiveTable, seat: Seat, since: int) -> list[bytes]:
    """The updates after number `since`."""
    if since > live.newest(seat):  # another worker has told more than this one knows
        await live.catch_up()
    newest = live.newest(seat)
    if since > newest:
        raise Problem("unknown-number", field="since", newest=newest)
    if since == newest:
        return []
    recent = live.audience.recent(seat, since)
    return (await all_updates(live, seat))[since:] if recent is None else recent


async def latest(live: LiveTable, seat: Seat) -> bytes:
    """The newest update of a seat."""
    if live.timeline is None:
        raise Problem("not-started", 409)
    return (await missed(live, seat, live.newest(seat) - 1))[-1]


async def attach(live: LiveTable, listener: Listener, since: int | None, lines: list[bytes]) -> None:
    """First a welcome, lines of chat and the updates it missed (None: the newest), then all that happens."""
    while True:
        if live.behind:
            await live.catch_up()
        seat = listener.seat(live.row)
        first = max(live.newest(seat) - 1, 0) if since is None else since
        updates = await missed(live, seat, first)
        if not live.behind and seat == listener.seat(live.row) and first + len(updates) == live.newest(seat):
            break
    listener.greet([live.welcome(listener), *lines, *updates])
    live.audience.listeners.append(listener)
