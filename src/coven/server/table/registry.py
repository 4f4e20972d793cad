"""The tables that this worker has in memory, and how to find them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Any

from coven.play.problems import Problem, missing
from coven.server.fanout import LOOK
from coven.server.services import Services
from coven.server.store.rows import Person, TableRow
from coven.server.table.answers import put_off
from coven.server.table.live import LiveTable
from coven.server.table.news import Changed, Claimed, Measured, Present, Spoken, read_news


class Tables:
    """Tables are read when they are needed, and forgotten when nobody listens and others need the room."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._known: OrderedDict[str, tuple[LiveTable, Callable[[], None]]] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def get(self, id_: str, row: TableRow | None = None) -> LiveTable:
        """Raises `Problem` if there is no such table. `row`: what the store says of it, if that is known already."""
        if id_ in self._known:
            self._known.move_to_end(id_)
            live = self._known[id_][0]
            if not live.audience.listeners and self.services.fanout.reaches_others(live.topic):
                await live.catch_up()  # it is played elsewhere, and news of it may be on its way
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_, row))
        try:
            return await asyncio.shield(self._loading[id_])
        finally:
            self._loading.pop(id_, None)

    async def get_for(self, id_: str, person: Person | None, link: str | None = None) -> LiveTable:
        """Only if the person may know of it: private tables are for those who sit there or have the link.

        For others nothing is done that would not be done if there were no such table: one look into the store.
        """
        if id_ in self._known and may_know(self._known[id_][0].row, person, link):
            return await self.get(id_)
        row = await self.services.store.table(id_)
        if row is None or not may_know(row, person, link):
            raise missing("table")
        live = await self.get(id_, row)
        if live.row.version < row.version:  # somebody was let in at another worker
            await live.catch_up()
        return live

    async def get_watchable(self, id_: str, person: Person | None) -> LiveTable:
        """Whoever sits there may watch; others only public tables."""
        live = await self.get_for(id_, person)
        if not live.row.public and live.row.seat_of(person.id if person else None) < 0:
            raise missing("table")
        return live

    def all(self) -> list[LiveTable]:
        return [live for live, _ in self._known.values()]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Listen to no news any more, and finish what is under way."""
        for _, unsubscribe in self._known.values():
            unsubscribe()
        await self.settle()

    async def settle(self) -> None:
        """Finish what is under way."""
        for task in tuple(self._tasks):
            await asyncio.gather(task, return_exceptions=True)

    async def add(self, row: TableRow) -> LiveTable:
        """A table that has just been made, of which nobody else knows yet: there is nothing to read."""
        live = LiveTable(self.services, self.services.game(row.game), row)
        self._know(live, await self._listen(live))
        return live

    async def _load(self, id_: str, row: TableRow | None) -> LiveTable:
        row = row or await self.services.store.table(id_)
        if row is None:
            raise missing("table")
        game = self.services.game(row.game)
        if row.rules not in game.known_rules:
            raise Problem("rules-changed", 409, given=row.rules, known=", ".join(map(str, game.known_rules)))
        live = LiveTable(self.services, game, row)
        unsubscribe = await self._listen(live)
        await live.load()
        self._know(live, unsubscribe)
        return live

    async def _listen(self, live: LiveTable) -> Callable[[], None]:
        return await self.services.fanout.subscribe(live.topic, lambda message: self._hear(live, message))

    def _know(self, live: LiveTable, unsubscribe: Callable[[], None]) -> None:
        self._known[live.row.id] = live, unsubscribe
        self._forget()

    def _hear(self, live: LiveTable, message: bytes) -> None:
        if message == LOOK:
            self.spawn(live.catch_up())
            self.spawn(_look_who_is_here(live))
            return
        match read_news(message):
            case Present(seat, until):
                live.set_present(seat, until)
            case Measured(seat, socket, trip):
                live.latency.note(seat, socket, trip)
                live.look_at_lines()
                if live.gathering:
                    self.spawn(put_off(live))
            case Claimed(seat, race, short):
                live.latency.note_claim(seat, race, short)
            case Spoken(line, seats):
                live.audience.tell(live.row, bytes(line), seats)
            case Changed(version) as news if version > live.row.version:
                if live.audience.listeners:
                    self.spawn(live.hear(news))
                else:
                    live.behind = True

    def _forget(self) -> None:
        for id_, (live, unsubscribe) in tuple(self._known.items()):
            if len(self._known) <= self.services.settings.most_live:
                return
            if not live.audience.listeners:
                unsubscribe()
                del self._known[id_]


async def _look_who_is_here(live: LiveTable) -> None:
    for seat, until in (await live.services.store.present(live.row.id)).items():
        live.set_present(seat, until)


def may_know(row: TableRow, person: Person | None, link: str | None = None) -> bool:
    if row.public or (link is not None and compare_digest(link.encode(), row.link.encode())):
        return True
    return person is not None and (row.host == person.id or row.sitter_of(person.id) is not None)
