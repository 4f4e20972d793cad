"""The changes of one table that are on their way into the store."""

import asyncio
from collections.abc import Callable
from functools import partial

from coven.server.store import Store
from coven.server.store.rows import Change

Won = asyncio.Future[bool]
"""Whether a change was made: another one may have been quicker."""


class Commits:
    """No lock: whoever comes second would lose in the store, which is known here without asking."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._under_way = 0
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def busy(self) -> bool:
        """Whether a commit is under way."""
        return self._under_way > 0

    async def settle(self) -> None:
        """Wait for what is under way."""
        while self._under_way:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    def commit(self, change: Change, then: Callable[[], None]) -> Won:
        """Compare and set. `then` is called if it holds, even if whoever asked has gone away meanwhile."""
        answer: Won = asyncio.get_running_loop().create_future()
        written = self._store.commit(change)
        self._under_way += 1
        written.add_done_callback(partial(self._written, then, answer))
        return answer

    def _written(self, then: Callable[[], None], answer: Won, written: Won) -> None:
        """First it is said to whoever asked, so that an answer travels with the update."""
        self._under_way -= 1
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)
        if _pass_on(written, answer):
            then()


def _pass_on(written: Won, answer: Won) -> bool:
    """How a commit went, said to whoever asked, unless they have gone meanwhile."""
    failed = None if written.cancelled() else written.exception()
    if written.cancelled() or failed is not None:
        if not answer.done():
            answer.cancel() if failed is None else answer.set_exception(failed)
        return False
    if not answer.done():
        answer.set_result(written.result())
    return written.result()
