"""How long a search may take."""

from collections.abc import Callable
from time import perf_counter

import msgspec

Clock = Callable[[], float]
"""Seconds since some moment."""


class Budget(msgspec.Struct, frozen=True):
    """Seconds for a decision and for an answer in a window; or a number of iterations.

    With iterations the same seed always gives the same move.
    """

    seconds: float = 1.0
    window: float = 0.09
    iterations: int = 0
    """0: the clock decides."""

    def watch(self, *, window: bool, clock: Clock = perf_counter) -> Callable[[int], bool]:
        """Starts now. Says whether so many iterations are enough."""
        if self.iterations:
            return self.iterations.__le__
        end = clock() + (self.window if window else self.seconds)
        return lambda _: clock() >= end


DEFAULT_BUDGET = Budget()
