"""Numbers for those who run the server: how much, how fast. No names, no tables, no cards.

The library is loaded with the first `Metrics`, since it looks then, and never again, whether several processes share a
folder for their numbers (`share_numbers`).
"""

import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter
from typing import Any

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
GAUGES = ("tables_open", "tables_playing", "tables_ended", "connections")
TEXT = "text/plain; version=0.0.4; charset=utf-8"
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
Numbers = Callable[[], dict[str, int]]


class Metrics:
    """What one worker has counted since its start; where workers share their numbers, what all of them have."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector
        from prometheus_client import Counter as Count

        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        own: dict[str, Any] = {"registry": self.registry}
        self.moves = Count("coven_moves", "Moves written into logs", ["game", "by"], **own)
        self.answers = Histogram(
            "coven_move_seconds", "From a move's arrival to its answer, durable", ["game"], buckets=SECONDS, **own
        )
        self.requests = Histogram(
            "coven_request_seconds", "Requests by HTTP", ["method", "route", "status"], buckets=SECONDS, **own
        )
        self._moved: Counter[tuple[str, str]] = Counter()
        self.answers_of = cache(self.answers.labels)
        self._gauges = {
            name: Gauge(f"coven_{name}", name.replace("_", " "), multiprocess_mode="livesum", **own) for name in GAUGES
        }
        self._numbers: Numbers = dict

    def watch(self, numbers: Numbers) -> None:
        """Where the numbers for gauges come from."""
        self._numbers = numbers

    def count_move(self, game: str, by: str) -> None:
        self._moved[game, by] += 1

    def look(self) -> None:
        """Put the numbers together: when somebody asks for them here, and now and then for those who ask elsewhere."""
        moved, self._moved = self._moved, Counter()
        for labels, number in moved.items():
            self.moves.labels(*labels).inc(number)
        for name, value in self._numbers().items():
            self._gauges[name].set(value)

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.multiprocess import MultiProcessCollector

        self.look()
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


@contextmanager
def share_numbers() -> Iterator[None]:
    """The processes that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="coven-") as folder:
        os.environ[FOLDER] = folder
        yield
        del os.environ[FOLDER]


def forget_process(pid: int) -> None:
    """One of them has ended: it has no tables and connections any more. What it has counted stays."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(pid)  # type: ignore[no-untyped-call]


def seconds_since(start: float) -> float:
    return perf_counter() - start


def count_tables(tables: Iterable[Any]) -> dict[str, int]:
    """Of the tables in a worker's memory."""
    found = list(tables)
    by_status = {status: sum(live.row.status == status for live in found) for status in ("open", "playing", "ended")}
    connections = sum(len(live.audience.listeners) for live in found)
    return {**{f"tables_{status}": number for status, number in by_status.items()}, "connections": connections}
