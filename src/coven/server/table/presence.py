"""Who is here. A leaver is shown as missing; after the table's delay a bot plays on, until the player returns."""

from collections import Counter

import msgspec

from coven.engine import CLOCK, Illegal, Move, Seat, race_step
from coven.play.timeline import Timeline
from coven.server.services import Services
from coven.server.store.rows import Change, Presence, TableRow
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable, topic


class PresenceTracker:
    """The connections of this worker. What it knows is renewed in the store before its lease runs out."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._here: Counter[tuple[str, str]] = Counter()
        self._lives: dict[str, LiveTable] = {}

    async def arrive(self, live: LiveTable, listener: Listener) -> None:
        """Somebody listens now: a player who was replaced gets the seat back."""
        if listener.person is None:
            return
        self._here[live.row.id, listener.person] += 1
        self._lives[live.row.id] = live
        await self.sign(live, listener.person)

    async def depart(self, live: LiveTable, listener: Listener) -> None:
        """The last connection of a person is gone: from now on the table waits for them."""
        if listener.person is None:
            return
        key = live.row.id, listener.person
        self._here[key] -= 1
        if self._here[key] > 0:
            return
        del self._here[key]
        now, patience = self.services.clock.now(), patience_of(live.row)
        seats = live.row.seats_of(listener.person)
        await self._touch([(live, Presence(key[0], seat, now, patience)) for seat in seats])

    async def sign(self, live: LiveTable, person: str) -> None:
        """A sign of life of a sitter who looks at the table, by whatever channel."""
        now, lease = self.services.clock.now(), self.services.settings.lease
        for seat in live.row.seats_of(person):
            if live.present.get(seat, 0) < now + lease // 2:
                await self._touch([(live, Presence(live.row.id, seat, now + lease, patience_of(live.row)))])
            await hand_back(live, seat)

    async def renew(self) -> None:
        """For all who are still connected: called more often than the lease is long."""
        until = self.services.clock.now() + self.services.settings.lease
        found = []
        for id_, person in self._here:
            live = self._lives[id_]
            patience = patience_of(live.row)
            found += [(live, Presence(id_, seat, until, patience)) for seat in live.row.seats_of(person)]
        self._lives = {id_: self._lives[id_] for id_, _ in self._here}
        await self._touch(found)

    async def _touch(self, signs: list[tuple[LiveTable, Presence]]) -> None:
        if signs:
            await self.services.store.touch([presence for _, presence in signs])
        for live, presence in signs:
            live.set_present(presence.seat, presence.until)
            news = b"present %d %d" % (presence.seat, presence.until)
            self.services.fanout.publish(topic(presence.table), news)


def patience_of(row: TableRow) -> int | None:
    """How long after its last sign a seat is handed to a bot; None: it is not."""
    return row.leave_delay if row.status == "playing" else None


def set_stand_in(live: LiveTable, row: TableRow, seat: Seat, stand_in: bool) -> Change | None:
    """Hand a person's seat to a bot, or back. None if that is how it is."""
    sitter, timeline = row.at(seat), live.timeline
    if row.status != "playing" or timeline is None:
        return None
    if sitter is None or sitter.person is None or sitter.stand_in == stand_in:
        return None
    changed = msgspec.structs.replace(sitter, stand_in=stand_in)
    sitters = tuple(changed if each.seat == seat else each for each in row.sitters)
    new = msgspec.structs.replace(row, version=row.version + 1, sitters=sitters)
    return Change(table=new, sitters=True, dues=live.dues(new, timeline))


async def hand_back(live: LiveTable, seat: Seat) -> None:
    """The player is there again. Where the rules have no word for that, it matters only to who was replaced."""
    sitter = live.row.at(seat)
    if live.timed or (sitter is not None and sitter.stand_in):
        await _set_here(live, seat, True)


async def stand_up(live: LiveTable, seat: Seat) -> None:
    """The player has left: the rules may have a word for that, else a bot plays on."""
    await _set_here(live, seat, False)


async def _set_here(live: LiveTable, seat: Seat, here: bool) -> None:
    while (timeline := live.timeline) is not None and live.row.status == "playing" and not timeline.over:
        step = race_step(timeline.table)
        if step is None:
            return await live.change(lambda row: set_stand_in(live, row, seat, not here))
        move = step.presence(timeline.table, seat, here=here)
        sitter = live.row.at(seat)
        if sitter is None or sitter.person is None or not _allowed(timeline, move):
            return None
        if await live.append(timeline, CLOCK, move, "away") is not None:
            return None


def _allowed(timeline: Timeline, move: Move) -> bool:
    try:
        timeline.table.check(CLOCK, move)
    except Illegal:
        return False
    return True


async def take_over(live: LiveTable, seat: Seat) -> None:
    """The delay is over: a bot plays on unless the player was seen again."""
    live.present = await live.services.store.present(live.row.id)
    patience, seen = live.row.leave_delay, live.present.get(seat, 0)
    if patience is not None and seen + patience <= live.services.clock.now():
        await stand_up(live, seat)
