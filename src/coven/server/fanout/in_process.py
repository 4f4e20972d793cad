"""Fan-out for one worker, or for several in one process."""

from collections import defaultdict
from collections.abc import Callable, Collection

from coven.server.fanout import Hear


class InProcess:
    """Messages are heard before `publish` returns."""

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
