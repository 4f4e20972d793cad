"""Where bots think: beside the loop, and those who search in processes of their own, so that they hold nobody up."""

from collections.abc import Collection
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from random import Random

from coven.bots import Sight, find
from coven.bots.cast import read_bot
from coven.bots.question import ask, decide
from coven.engine import Game, Move, Seat, Table
from coven.server.pools.fair import MakeExecutor, Pool

AT_A_GLANCE = 4
"""Threads for bots that need no search."""
MOST_WAITING = 10_000
"""Bots of either kind: one for each table that is played."""
SEARCHING = frozenset({"master"})


def threads() -> Executor:
    return ThreadPoolExecutor(AT_A_GLANCE, "bot")


class BotPool:
    """Makes a bot choose. One that searches does so in another process, which is sent nothing but a guess.

    Tables take turns by whoever made them: who has made many waits behind their own.
    """

    def __init__(
        self,
        searchers: MakeExecutor = threads,
        *,
        at_once: int = AT_A_GLANCE,
        others: MakeExecutor = threads,
        searching: Collection[str] = SEARCHING,
    ) -> None:
        self._searchers = Pool(searchers, at_once=at_once, most_waiting=MOST_WAITING)
        self._others = Pool(others, at_once=AT_A_GLANCE, most_waiting=MOST_WAITING)
        self._searching = searching

    @property
    def waiting(self) -> int:
        """Bots that wait for their turn."""
        return self._searchers.waiting + self._others.waiting

    def searches(self, bot: str) -> bool:
        return read_bot(bot)[1] in self._searching

    async def choose(
        self, game: Game, bot: str, table: Table, seat: Seat, luck: int, *, host: str = "", within: float | None = None
    ) -> Move:
        """The guess is made in a thread too: it can take longer than the loop should wait.

        `within`: raises `TooLong` if a search is not begun after so many seconds.
        """
        if not self.searches(bot):
            return await self.glance(game, bot, table, seat, luck, host=host)
        question = await self._others.run(host, partial(ask, bot, Sight(table, seat), seed=luck))
        return await self._searchers.run(host, partial(decide, game, question), within=within)

    async def glance(self, game: Game, bot: str, table: Table, seat: Seat, luck: int, *, host: str = "") -> Move:
        return await self._others.run(host, partial(choose_here, game, bot, Sight(table, seat), luck))

    def close(self) -> None:
        self._searchers.close()
        self._others.close()


def choose_here(game: Game, bot: str, sight: Sight, luck: int) -> Move:
    return find(bot, game)(sight, Random(luck))
