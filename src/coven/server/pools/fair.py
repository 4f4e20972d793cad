"""A few workers for one kind of work, with a queue that is fair and has an end.

Whoever asks for much waits behind their own requests, not before those of others. When the queue is full, the newest
request of whoever has most in it is turned away.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from functools import partial
from math import ceil
from typing import Any, TypeVar

from coven.play.problems import Problem

MakeExecutor = Callable[[], Executor]
Result = TypeVar("Result")
MEMORY = 0.2
"""How much the last piece of work counts in what is known of how long one takes."""
LONGEST_PAUSE = 60
"""Seconds. Nobody is told to come back later than that."""


class TooLong(Exception):
    """The work was not begun in time, and will not be."""


class Job:
    """Work that waits for a worker."""

    __slots__ = ("again", "done", "timer", "who", "work")

    def __init__(self, who: str, work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
        self.who = who
        self.work = work
        self.done = done
        self.timer: asyncio.TimerHandle | None = None
        self.again = False
        """Whether it is tried for the second time."""

    def end(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Pool:
    """`at_once` pieces of work at the same time, `most_waiting` in the queue, and everybody in turn."""

    def __init__(self, make: MakeExecutor, *, at_once: int, most_waiting: int) -> None:
        self._make = make
        self._executor: Executor | None = None
        self._at_once = at_once
        self._most_waiting = most_waiting
        self._queues: dict[str, deque[Job]] = {}
        """Of everybody who waits, in the order in which they get their turn."""
        self._running = 0
        self._usual = 0.1
        """Seconds that a piece of work takes."""
        self._closed = False

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    async def run(self, who: str, work: Callable[[], Result], *, within: float | None = None) -> Result:
        """Do it when it is the turn of `who`. Raises `Problem` (503) where too much waits.

        `within`: raises `TooLong` if it is not begun after so many seconds.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        job = Job(who, work, done)
        self._put(job)
        if within is not None and not done.done():
            job.timer = loop.call_later(within, job.end, TooLong())
        try:
            self._begin_next()
            return await done
        finally:
            self._take_out(job)

    def close(self) -> None:
        self._closed = True
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        for queue in self._queues.values():
            for job in queue:
                job.done.cancel()

    # The queue

    def _put(self, job: Job) -> None:
        own = self._queues.setdefault(job.who, deque())
        own.append(job)
        if self.waiting > self._most_waiting + self._at_once - self._running:
            longest = max(self._queues.values(), key=len)
            refused = job if len(own) == len(longest) else longest[-1]
            refused.end(self._too_much())
            self._take_out(refused)

    def _take_out(self, job: Job) -> None:
        """It was begun, turned away or given up."""
        if job.timer is not None:
            job.timer.cancel()
        queue = self._queues.get(job.who, ())
        if job in queue:
            self._queues[job.who].remove(job)
            if not self._queues[job.who]:
                del self._queues[job.who]

    def _next(self) -> Job:
        """The first of whoever's turn it is, who then goes to the end of the row."""
        who = next(iter(self._queues))
        queue = self._queues.pop(who)
        job = queue.popleft()
        if queue:
            self._queues[who] = queue
        return job

    def _too_much(self) -> Problem:
        seconds = ceil(self._usual * (self.waiting + 1) / self._at_once)
        return Problem("busy", 503, retry_after=max(1, min(seconds, LONGEST_PAUSE)))

    # The workers

    def _begin_next(self) -> None:
        while self._queues and self._running < self._at_once and not self._closed:
            job = self._next()
            if job.timer is not None:
                job.timer.cancel()
            if not job.done.done():
                self._running += 1
                self._begin(job)

    def _begin(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        executor = self._executor = self._executor or self._make()
        try:
            under_way = loop.run_in_executor(executor, job.work)
        except BrokenExecutor as error:
            under_way = loop.create_future()
            under_way.set_exception(error)
        under_way.add_done_callback(partial(self._ended, job, executor, loop.time()))

    def _ended(self, job: Job, executor: Executor, begun: float, under_way: "asyncio.Future[Any]") -> None:
        error = None if under_way.cancelled() else under_way.exception()
        if isinstance(error, BrokenExecutor) and not self._closed and not job.again:
            self._replace(executor)
            job.again = True
            self._begin(job)
            return
        self._running -= 1
        self._usual += MEMORY * (asyncio.get_running_loop().time() - begun - self._usual)
        if under_way.cancelled():
            job.done.cancel()
        elif error is not None:
            job.end(error)
        elif not job.done.done():
            job.done.set_result(under_way.result())
        self._begin_next()

    def _replace(self, executor: Executor) -> None:
        """Somebody has ended a process: others take its place."""
        if executor is self._executor:
            self._executor = None


def threads(name: str, at_once: int, most_waiting: int) -> Pool:
    """So many threads, which are started when they are needed."""
    return Pool(lambda: ThreadPoolExecutor(at_once, name), at_once=at_once, most_waiting=most_waiting)
