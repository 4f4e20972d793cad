"""Where bots think: beside the loop, and those who search in processes of their own, so that they hold nobody up."""

import asyncio
import os
import signal
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from threading import Thread
from typing import TypeVar

from coven.bots import Sight, find
from coven.bots.question import ask, decide
from coven.engine import Game, Move, Seat, Table

AT_A_GLANCE = 4
"""Threads for bots that need no search."""
SEARCHING = frozenset({"master"})

MakeExecutor = Callable[[], Executor]
Result = TypeVar("Result")


def threads() -> Executor:
    return ThreadPoolExecutor(AT_A_GLANCE, "bot")


def processes(number: int) -> MakeExecutor:
    return lambda: Processes(number)


class Processes(ProcessPoolExecutor):
    """So many processes, each started when it is needed. They end with this one, however that ends.

    Shut down, they end at once, whatever they think of: only when all are gone are their semaphores given back.
    """

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        there, self._here = context.Pipe(duplex=False)
        super().__init__(number, context, _begin, (there,))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._here.close()
        super().shutdown(wait=True, cancel_futures=cancel_futures)


class BotPool:
    """Makes a bot choose. One that searches does so in another process, which is sent nothing but a guess."""

    def __init__(
        self,
        searchers: MakeExecutor = threads,
        *,
        others: MakeExecutor = threads,
        searching: Collection[str] = SEARCHING,
    ) -> None:
        self._make_searchers = searchers
        self._searchers: Executor | None = None
        self._others = others()
        self._searching = searching
        self._closed = False

    async def choose(self, game: Game, bot: str, table: Table, seat: Seat, luck: int) -> Move:
        """The guess is made in a thread too: it can take longer than the loop should wait."""
        loop, sight = asyncio.get_running_loop(), Sight(table, seat)
        if bot not in self._searching:
            return await loop.run_in_executor(self._others, choose_here, game, bot, sight, luck)
        question = await loop.run_in_executor(self._others, partial(ask, bot, sight, seed=luck))
        return await self.search(partial(decide, game, question))

    async def search(self, work: Callable[[], Result]) -> Result:
        """Work that takes long, where those think who search."""
        loop = asyncio.get_running_loop()
        searchers = self._searchers = self._searchers or self._make_searchers()
        try:
            return await loop.run_in_executor(searchers, work)
        except BrokenExecutor:  # somebody has ended a process: others take its place
            if self._closed:
                raise
            if searchers is self._searchers:
                self._searchers = self._make_searchers()
            return await loop.run_in_executor(self._searchers, work)

    def close(self) -> None:
        self._closed = True
        searchers, self._searchers = self._searchers, None
        for each in (searchers, self._others):
            if each is not None:
                each.shutdown(wait=False, cancel_futures=True)


def choose_here(game: Game, bot: str, sight: Sight, luck: int) -> Move:
    return find(bot, game)(sight, Random(luck))


def _begin(line: Connection) -> None:
    """In a new process: Ctrl-C is for its parent, without whose word it has nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Nothing is ever said on the line: it ends with the parent, or when the parent has had enough."""
    wait([line])
    os._exit(0)
