"""Whether the server can do its work: it answers, and what it is told can be written down."""

import asyncio
from contextlib import suppress

from coven.server.store import Store
from coven.server.store.watch import CannotSave

FRESH = 2.0
"""Seconds for which a trial holds."""
LONGEST = 5.0
"""Seconds that a trial may take."""
EVERY = 1.0
"""Seconds between two trials while nothing can be written."""


class Health:
    """Tries to write, but not at every question."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._tried = -FRESH
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raises `CannotSave`. All who ask at the same time share one trial."""
        if self._store.watch.failing:
            raise CannotSave
        loop = asyncio.get_running_loop()
        if loop.time() < self._tried + FRESH:
            return
        if self._trial is None or self._trial.done():
            self._trial = loop.create_task(self._store.try_write())
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.shield(self._trial)
        except TimeoutError:
            raise CannotSave from None
        self._tried = loop.time()

    def look_after(self) -> None:
        """The store has failed: try until it works again."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try_until_it_works())

    async def _try_until_it_works(self) -> None:
        while self._store.watch.failing:
            await asyncio.sleep(EVERY)
            with suppress(Exception):
                await self._store.try_write()

    async def close(self) -> None:
        for task in (self._trial, self._trying):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
