"""Whether the server is behind: then those who are new wait, so that those who play need not."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from coven.play.durations import SECOND
from coven.play.problems import Problem

BEAT = 0.25
"""Seconds between two looks at the loop."""
PAUSE = 3
"""Seconds after which they may try again."""


class Pressure:
    """How late the loop is, and how many connections are on their way in."""

    def __init__(self, most_arriving: int, most_behind: int, time: Callable[[], float] = monotonic) -> None:
        """`most_behind`: ms by which the loop may be late before newcomers are turned away."""
        self._most = most_arriving
        self._most_behind = most_behind / SECOND
        self._time = time
        self._arriving = 0
        self._late = 0.0
        self._due = time() + BEAT

    @property
    def behind(self) -> float:
        """Seconds by which the last look was late, or the next one is already."""
        return max(self._late, self._time() - self._due)

    def beat(self) -> None:
        """To be called every `BEAT` seconds: how late that is tells how far the loop is behind."""
        now = self._time()
        self._late, self._due = max(0.0, now - self._due), now + BEAT

    async def run(self) -> None:
        self._due = self._time()
        while True:
            self.beat()
            await asyncio.sleep(BEAT)

    def check_new(self) -> None:
        """For those who do not play here yet."""
        if self.behind > self._most_behind:
            raise Problem("busy", 503, retry_after=PAUSE)

    @contextmanager
    def arrival(self) -> Iterator[None]:
        """Somebody comes in: when too many do, the next are told at once, before anything is done for them."""
        if self._arriving >= self._most:
            raise Problem("busy", 503, retry_after=PAUSE)
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1
