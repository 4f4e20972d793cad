"""Who is here: leases in the store, renewed by the worker that has the connection."""

from collections import Counter
from contextlib import suppress

from coven.server.services import Services
from coven.server.store.rows import Presence
from coven.server.store.watch import CannotSave
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.masters import is_watched, wake
from coven.server.table.news import Present
from coven.server.table.stand_ins import hand_back


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
        now, patience = self.services.clock.now(), live.row.patience
        seats = live.row.seats_of(listener.person)
        await self._touch([(live, Presence(key[0], seat, now, patience)) for seat in seats])

    async def sign(self, live: LiveTable, person: str) -> None:
        """A sign of life of a sitter who looks at the table, by whatever channel."""
        now, lease = self.services.clock.now(), self.services.settings.lease
        watched = is_watched(live)
        for seat in live.row.seats_of(person):
            if live.present.get(seat, 0) < now + lease // 2:
                await self._touch([(live, Presence(live.row.id, seat, now + lease, live.row.patience))])
            with suppress(CannotSave):  # the player may look; the seat is given back with the first move
                await hand_back(live, seat)
        if not watched:
            with suppress(CannotSave):  # asked again when the store works
                await wake(live)

    async def renew(self) -> None:
        """For all who are still connected: called more often than the lease is long."""
        until = self.services.clock.now() + self.services.settings.lease
        found = []
        for id_, person in self._here:
            live = self._lives[id_]
            patience = live.row.patience
            found += [(live, Presence(id_, seat, until, patience)) for seat in live.row.seats_of(person)]
        self._lives = {id_: self._lives[id_] for id_, _ in self._here}
        await self._touch(found)

    async def _touch(self, signs: list[tuple[LiveTable, Presence]]) -> None:
        if signs:
            with suppress(CannotSave):  # known here all the same, and written when it is renewed
                await self.services.store.touch([presence for _, presence in signs])
        for live, presence in signs:
            live.set_present(presence.seat, presence.until)
            live.publish(Present(presence.seat, presence.until))
