"""Processes for work that takes long: they end with the one that started them, however that ends."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread

from coven.server.pools.fair import MakeExecutor, Pool


class Processes(ProcessPoolExecutor):
    """So many processes, each started when it is needed.

    Shut down, they end at once, whatever they think of: only when all are gone are their semaphores given back.
    """

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        there, self._here = context.Pipe(duplex=False)
        super().__init__(number, context, _begin, (there,))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._here.close()
        super().shutdown(wait=True, cancel_futures=cancel_futures)


def processes(number: int) -> MakeExecutor:
    return lambda: Processes(number)


def process_pool(at_once: int, most_waiting: int) -> Pool:
    return Pool(processes(at_once), at_once=at_once, most_waiting=most_waiting)


def _begin(line: Connection) -> None:
    """In a new process: Ctrl-C is for its parent, without whose word it has nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Nothing is ever said on the line: it ends with the parent, or when the parent has had enough."""
    wait([line])
    os._exit(0)
