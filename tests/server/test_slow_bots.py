"""A bot that thinks long holds up neither the loop nor other tables."""

import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.kit import PATIENCE, play_along, running

pytestmark = pytest.mark.anyio


class Ponderer(Random):
    """The luck of bots that think until they are allowed to answer; at the first table only."""

    def __init__(self) -> None:
        super().__init__(0)
        self.thinking = threading.Event()
        self.allowed = threading.Event()
        self._first = True

    def choice(self, seq: Sequence[Any]) -> Any:
        if self._first:
            self._first = False
            self.thinking.set()
            assert self.allowed.wait(PATIENCE)
        return super().choice(seq)


async def test_other_tables_go_on_while_a_bot_thinks(database: Path) -> None:
    luck = Ponderer()
    async with running(database, random=luck) as server, server.guest("Ann") as ann:
        slow = await ann.table(bots=["random"], leave_delay=None)
        async with ann.socket(slow) as waiting:
            await waiting.until("update", number=1)
            assert (await ann.play(slow)).status_code == 200
            while not luck.thinking.is_set():
                assert (await ann.get("/health")).status_code == 200
            quick = await ann.table(bots=["random"], leave_delay=None)
            async with ann.socket(quick) as ears:
                await play_along(ears)
            assert (await ann.info(slow))["status"] == "playing"
            luck.allowed.set()
            await play_along(waiting)
            assert (await ann.info(slow))["status"] == "ended"
