"""How workers tell each other that a table has news. The store has the truth; this only wakes those who wait for it."""

from collections.abc import Callable
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
