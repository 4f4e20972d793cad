"""A server in a thread of its own, with people at tables: for clients that wait, such as those of Hypothesis."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx

from tests.server.kit import Running, running

UNLIMITED = {
    "requests": 10**9,
    "sign_ins": 10**9,
    "replays": 10**9,
    "chat_lines": 10**9,
    "most_tables": 10**9,
    "new_tables": 10**9,
}


@contextmanager
def served(database: Path) -> Iterator[Running]:
    """A server in a thread of its own, for clients that wait."""
    found: list[Running] = []
    ready = Event()

    async def serve() -> None:
        async with running(database, **UNLIMITED) as server:
            found.append(server)
            loops.append((asyncio.get_running_loop(), stop := asyncio.Event()))
            ready.set()
            await stop.wait()

    loops: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []
    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(20)
    try:
        yield found[0]
    finally:
        loop, stop = loops[0]
        loop.call_soon_threadsafe(stop.set)
        thread.join()


class Scene:
    """Ann and Bob at tables of every kind; Eve sits at none of them."""

    def __init__(self, server: Running) -> None:
        self.base = f"http://127.0.0.1:{server.port}"
        self.ann, self.bob, self.eve = (self._guest(name) for name in ("Ann", "Bob", "Eve"))
        self.tables = [self._table(public) for public in (True, False)]
        self.before = self.look()

    def _guest(self, name: str) -> httpx.Client:
        client = httpx.Client(base_url=self.base, timeout=20)
        client.post("/api/guests", json={"name": name}).raise_for_status()
        return client

    def _table(self, public: bool) -> str:
        wish = {"game": "familiars", "seats": 2, "public": public, "pace": {"pace": "none"}, "leave_delay": None}
        made = self.ann.post("/api/tables", json=wish).json()
        joined = self.bob.post(f"/api/tables/{made['table']['id']}/join", json={"link": made["link"]})
        return str(joined.raise_for_status().json()["table"]["id"])

    def __enter__(self) -> "Scene":
        return self

    def __exit__(self, *_: object) -> None:
        for client in (self.ann, self.bob, self.eve):
            client.close()

    def look(self) -> list[Any]:
        """All that Ann and Bob see of their tables."""
        pages = ("", "/replay", "/chat")
        return [
            who.get(f"/api/tables/{id_}{page}").json()
            for who in (self.ann, self.bob)
            for id_ in self.tables
            for page in pages
        ]
