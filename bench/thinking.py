"""Time to think by the processor's clock: on a busy machine everybody has as much of it as on a quiet one."""

from collections.abc import Callable
from time import process_time

from coven.bots import Budget
from coven.bots.budget import Clock


class ProcessorTime(Budget, frozen=True):
    def watch(self, *, window: bool, clock: Clock = process_time) -> Callable[[int], bool]:
        return super().watch(window=window, clock=clock)
