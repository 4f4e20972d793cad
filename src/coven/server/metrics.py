"""Numbers for those who run the server: how much, how fast. No names, no tables, no cards."""

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
Numbers = Callable[[], dict[str, int]]


class Metrics:
    """What one worker has counted since its start."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        own: dict[str, Any] = {"registry": self.registry}
        self.moves = Counter("coven_moves", "Moves written into logs", ["game", "by"], **own)
        self.answers = Histogram(
            "coven_move_seconds", "From a move's arrival to its answer, durable", ["game"], buckets=SECONDS, **own
        )
        self.requests = Histogram(
            "coven_request_seconds", "Requests by HTTP", ["method", "route", "status"], buckets=SECONDS, **own
        )

    def watch(self, numbers: Numbers) -> None:
        """Gauges that are read when somebody asks for them."""
        self.registry.register(_Gauges(numbers))

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)


class _Gauges(Collector):
    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in self._numbers().items():
            yield GaugeMetricFamily(f"coven_{name}", name.replace("_", " "), value=value)


def seconds_since(start: float) -> float:
    return perf_counter() - start


def count_tables(tables: Iterable[Any]) -> dict[str, int]:
    """Of the tables in a worker's memory."""
    found = list(tables)
    by_status = {status: sum(live.row.status == status for live in found) for status in ("open", "playing", "ended")}
    connections = sum(len(live.listeners) for live in found)
    return {**{f"tables_{status}": number for status, number in by_status.items()}, "connections": connections}
