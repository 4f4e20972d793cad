"""How workers tell each other that a table has news. The store has the truth; this only wakes those who wait for it."""

from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Protocol

LOOK = b"look"
"""Look into the store: there may be news."""

Hear = Callable[[bytes], None]
"""Called with each message; must be quick."""


class Fanout(Protocol):
    """Topics, and those who listen, the publisher included. Messages may come late or twice: the store has the truth.

    Where messages may have been lost, as when a connection broke, every listener is to hear `LOOK` afterwards.
    """

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    def publish(self, topic: str, message: bytes) -> None:
        """Sent on its way; nobody waits for it."""

    def reaches_others(self, topic: str) -> bool:
        """Whether anybody may listen but the one who has news."""

    async def subscribe(self, topic: str, hear: Hear) -> Callable[[], None]:
        """Returns what ends it."""


class InProcess:
    """For one worker, or for several in one process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Hear]] = defaultdict(list)

    async def open(self) -> None: ...

    async def close(self) -> None:
        self._listeners.clear()

    def publish(self, topic: str, message: bytes) -> None:
        for hear in tuple(self._listeners.get(topic, ())):
            hear(message)

    def reaches_others(self, topic: str) -> bool:
        return len(self._listeners.get(topic, ())) > 1

    async def subscribe(self, topic: str, hear: Hear) -> Callable[[], None]:
        self._listeners[topic].append(hear)
        return lambda: self._unsubscribe(topic, hear)

    def topics(self) -> Collection[str]:
        """Those that somebody listens to."""
        return self._listeners.keys()

    def _unsubscribe(self, topic: str, hear: Hear) -> None:
        if hear in self._listeners[topic]:
            self._listeners[topic].remove(hear)
        if not self._listeners[topic]:
            del self._listeners[topic]
