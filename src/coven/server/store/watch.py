"""Whether the store can be written. If not, players are told that their tables wait, and the log is not flooded."""

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog

from coven.play.problems import Problem

EVERY = 60.0
"""Seconds between two lines in the log, however often the store fails meanwhile."""
RETRY_AFTER = 5
log = structlog.get_logger()


class CannotSave(Problem):
    """Nothing was changed: it can be tried again when there is room."""

    def __init__(self) -> None:
        super().__init__("cannot-save", 503, retry_after=RETRY_AFTER)


class StoreWatch:
    """Counts failures; says when they begin and when they are over."""

    def __init__(self, time: Callable[[], float] = monotonic) -> None:
        self.failing = False
        self.changed: Callable[[], None] = lambda: None
        """Called when it begins to fail, and when it works again."""
        self._time = time
        self._works = asyncio.Event()
        self._works.set()
        self._failures = 0
        """Those that are not in the log yet."""
        self._logged = -EVERY
        self._since = 0.0

    def failed(self, error: Exception) -> CannotSave:
        """What is told to those who wanted to write. The error itself is for the log, without its values."""
        self._failures += 1
        if self._time() >= self._logged + EVERY:
            self._logged = self._time()
            log.error("the store cannot be written", error=_in_short(error), failures=self._failures)
            self._failures = 0
        if not self.failing:
            self._since = self._time()
            self._set(failing=True)
        return CannotSave()

    def worked(self) -> None:
        if self.failing:
            log.warning(
                "the store is written again", failures=self._failures, seconds=round(self._time() - self._since)
            )
            self._failures = 0
            self._set(failing=False)

    async def works(self) -> None:
        """Returns when it can be written again."""
        await self._works.wait()

    def _set(self, *, failing: bool) -> None:
        self.failing = failing
        if failing:
            self._works.clear()
        else:
            self._works.set()
        self.changed()


def _in_short(error: Exception) -> str:
    """The first line of what the database said."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"
