"""Many jobs, done here, in processes of this machine or on a Ray cluster: the results are the same."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from logging import ERROR
from multiprocessing import get_context
from typing import Any, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")

LOCAL = "local"
"""The address of a Ray cluster that is started for this one run, on this machine."""


def batches(count: int, workers: int) -> Iterator[range]:
    """The numbers from 1 to `count` in parts: small enough to be shared, large enough to be worth sending."""
    size = 1 if workers == 1 else max(1, min(50, count // (8 * workers)))
    return (range(start, min(start + size, count + 1)) for start in range(1, count + 1, size))


def do_here(work: Callable[[Job], Done], jobs: Iterable[Job], count: Callable[[Done], None]) -> None:
    for job in jobs:
        done = work(job)
        with interrupts_held_back():
            count(done)


def do_in_processes(
    work: Callable[[Job], Done], jobs: Iterable[Job], count: Callable[[Done], None], workers: int
) -> None:
    """Jobs in whatever order they are finished. When stopped, those under way are still waited for."""
    waiting: set[Future[Done]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            with interrupts_held_back():
                waiting.update([pool.submit(work, job) for job in jobs])
            for future in as_completed(tuple(waiting)):
                with interrupts_held_back():
                    waiting.remove(future)
                    count(future.result())
        except BaseException:
            under_way = [future for future in waiting if not future.cancel()]
            for future in under_way:
                count(future.result())
            raise


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Finish what is in this block before a Ctrl-C is heard, whichever thread it reaches.

    Processes that are started in it do not hear it at all: it is meant for this process.
    """
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with _unheard_by_children():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if heard and callable(handler):
        handler(signal.SIGINT, None)


@contextmanager
def _unheard_by_children() -> Iterator[None]:
    """Where the system has masks of signals, processes inherit them; Windows has none."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def do_on_cluster(
    work: Callable[[Job], Done], jobs: Iterable[Job], count: Callable[[Done], None], address: str, workers: int
) -> None:
    """On the Ray cluster at an address, or on one of so many workers that is started for this run."""
    import ray

    here: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
    ray.init(logging_level=ERROR, log_to_driver=False, **(here if address == LOCAL else {"address": address}))
    try:
        remote: Any = ray.remote(_called)
        waiting = [remote.remote(work, job) for job in jobs]
        while waiting:
            finished, waiting = ray.wait(waiting)
            for done in ray.get(finished):
                count(done)
    finally:
        ray.shutdown()


def _called(work: Callable[[Job], Done], job: Job) -> Done:
    return work(job)
