"""What a seat was sent: from memory, or made again from the log."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from coven.engine import Seat
from coven.play.problems import Problem
from coven.play.replays import retell
from coven.play.snapshots import thaw
from coven.play.timeline import Timeline, Updates
from coven.server.pools.fair import Pool
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable


class Told(NamedTuple):
    """Updates of a seat in a row, and the number of the last of them."""

    newest: int
    updates: list[bytes]


async def all_updates(live: LiveTable, seat: Seat, pool: Pool, who: str) -> list[bytes]:
    """Every update that a seat has been sent, made again from the log."""
    row = live.row
    if not row.started:
        return []
    entries = await live.services.store.entries(row.id, 0, row.number)

    def tell() -> list[bytes]:
        return [update for _, update in retell(live.game, live.beginning(row), entries, seat)]

    return await pool.run(who, tell)


async def missed(live: LiveTable, seat: Seat, since: int, who: str) -> Told:
    """The updates after number `since`, for `who`: the newest of them, where they are too many."""
    if since > live.newest(seat):  # another worker has told more than this one knows
        await live.catch_up()
    newest = live.newest(seat)
    if since > newest:
        raise Problem("unknown-number", field="since", newest=newest)
    if since == newest:
        return Told(newest, [])
    recent = live.audience.recent(seat, since)
    return Told(newest, recent) if recent is not None else await _made_again(live, seat, since, who)


async def _made_again(live: LiveTable, seat: Seat, since: int, who: str) -> Told:
    """From the last snapshot if that is old enough, else from the deal."""
    row, most = live.row, live.services.settings.most_unsent
    timeline, updates = await _starting_point(live, seat, since)
    before = timeline.seen[seat].number - (seat in updates)
    entries = await live.services.store.entries(row.id, timeline.number, row.number)

    def tell() -> Told:
        told = (update for _, update in retell(live.game, (timeline, updates), entries, seat))
        return _newest_of(told, before, since, most)

    return await live.services.pools.updates.run(who, tell)


async def _starting_point(live: LiveTable, seat: Seat, since: int) -> tuple[Timeline, Updates]:
    row = live.row
    kept = await live.services.store.snapshot(row.id)
    timeline = thaw(kept, live.game, row.pace, row.started) if kept is not None else None
    if timeline is not None and timeline.seen[seat].number <= since and timeline.number <= row.number:
        return timeline, {}
    return live.beginning(row)


def _newest_of(updates: Iterable[bytes], number: int, since: int, most: int) -> Told:
    """Those after `since`, as many of the newest as are no longer than `most` bytes together, and one in any case."""
    kept: deque[bytes] = deque()
    size = 0
    for update in updates:
        number += 1
        if number > since:
            kept.append(update)
            size += len(update)
        while size > most and len(kept) > 1:
            size -= len(kept.popleft())
    return Told(number, list(kept))


async def latest(live: LiveTable, seat: Seat, who: str) -> bytes:
    """The newest update of a seat."""
    if live.timeline is None:
        raise Problem("not-started", 409)
    return (await missed(live, seat, live.newest(seat) - 1, who)).updates[-1]


async def attach(live: LiveTable, listener: Listener, since: int | None, lines: list[bytes]) -> None:
    """First a welcome, lines of chat and the updates it missed (None: the newest), then all that happens."""
    while True:
        if live.behind:
            await live.catch_up()
        seat = listener.seat(live.row)
        first = max(live.newest(seat) - 1, 0) if since is None else since
        newest, updates = await missed(live, seat, first, listener.who)
        if not live.behind and seat == listener.seat(live.row) and newest == live.newest(seat):
            break
    listener.greet([live.welcome(listener), *lines, *updates, *live.orders_for(listener)])
    live.audience.listeners.append(listener)
