"""Now and then, what is not needed any more is forgotten: a little at a time, so that nobody has to wait."""

import structlog

from coven.play.durations import HOUR
from coven.server.people.sessions import tell_ended
from coven.server.services import Services

EVERY = HOUR
AT_ONCE = 500
"""Rows of each kind: what is left over waits for the next time."""

log = structlog.get_logger()


class Purge:
    """Each worker does it; what another one has forgotten is not found again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._next = services.clock.now() + EVERY

    async def run_if_due(self) -> None:
        if self._services.clock.now() >= self._next:
            self._next = self._services.clock.now() + EVERY
            await self.run()

    async def run(self) -> None:
        store, settings, now = self._services.store, self._services.settings, self._services.clock.now()
        ended = await store.end_expired(now, AT_ONCE)
        tell_ended(self._services, ended)
        closed = await store.forget_closed(now - settings.keep_closed, AT_ONCE) if settings.keep_closed else 0
        guests = await store.forget_guests(now - settings.keep_guests, AT_ONCE) if settings.keep_guests else 0
        if ended or closed or guests:
            log.info("forgotten", sessions=len(ended), tables=closed, guests=guests)
