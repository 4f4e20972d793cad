"""A real server in a thread of its own, so that the tests beside it can wait for a browser."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from coven.engine import Game, Table
from coven.games import find, names
from coven.server.clock import SystemClock
from coven.server.services import deal_from_secret
from coven.server.store.rows import TableRow
from tests.server.kit import PATIENCE, running


class House:
    """A house in a thread of its own, as its visitors know it."""

    def __init__(self, database: Path, **given: Any) -> None:
        self.positions: dict[str, Table] = {}
        """Where tables of a game begin, if not with a new deal."""
        self.address = ""
        self._given = {
            "games": {name: find(name) for name in names()},
            "clock": SystemClock(),
            "deal": self._deal,
        } | given
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=(self._serve(database),), name="house"
        )

    def _deal(self, game: Game, row: TableRow) -> Table:
        position = self.positions.get(game.name)
        return position.clone() if position else deal_from_secret(game, row)

    async def _serve(self, database: Path) -> None:
        try:
            async with running(database, **self._given) as run:
                self.address = f"http://127.0.0.1:{run.port}"
                self._ready.set()
                await self._closing.wait()
        finally:
            self._ready.set()

    def __enter__(self) -> "House":
        self._thread.start()
        self._ready.wait(PATIENCE)
        assert self.address, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(PATIENCE)
        self._loop.close()
