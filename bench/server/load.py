"""Two players at each of many tables, over real sockets: python -m bench.server.load PORT TABLES SECONDS RATE

RATE is in moves a second over all tables; 0: as fast as they get answers. Prints one JSON object.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

PEOPLE = ("Ann", "Bob")


class Event(msgspec.Struct):
    event: str
    seat: int | None = None


class Info(msgspec.Struct):
    status: str


class Told(msgspec.Struct):
    """As much of any message as the players need."""

    tell: str
    number: int = 0
    question: int = 0
    events: list[Event] = []
    moves: list[msgspec.Raw] = []
    table: Info | None = None
    code: str = ""


class Measured:
    """Moves that all players of a table have seen, from when they were sent until the last one saw them."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.counting = False

    def add(self, delay: float) -> None:
        if self.counting:
            self.delays.append(delay)


class Match:
    """When each seat's moves were sent, and how many of them have not been seen by whom."""

    def __init__(self, measured: Measured) -> None:
        self._measured = measured
        self._sent: dict[tuple[int, int], float] = {}
        self._seen: dict[tuple[int, int], int] = {}
        self._counts = [[0, 0], [0, 0]]

    def send(self, seat: int, number: int) -> None:
        self._sent[seat, number] = perf_counter()

    def see(self, watcher: int, seat: int) -> None:
        self._counts[watcher][seat] += 1
        key = seat, self._counts[watcher][seat]
        self._seen[key] = self._seen.get(key, 0) + 1
        if self._seen[key] == len(PEOPLE):
            self._measured.add(perf_counter() - self._sent.pop(key))
            del self._seen[key]


class Load:
    def __init__(self, port: int, tables: int, rate: float) -> None:
        self.port = port
        self.gap = len(PEOPLE) * tables / rate if rate else 0.0
        """Seconds between two moves of one player."""
        self.tables = tables
        self.measured = Measured()
        self.random = Random(0)
        self.people: list[httpx.AsyncClient] = []
        self._seated = 0
        self.ready = asyncio.Event()
        """Set when the first players of all tables are there."""

    async def sign_in(self) -> None:
        for name in PEOPLE:
            person = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
            (await person.post("/api/guests", json={"name": name})).raise_for_status()
            self.people.append(person)

    async def table(self) -> str:
        ann, bob = self.people
        made = await ann.post("/api/tables", json={"game": "familiars", "seats": 2})
        table = str(made.raise_for_status().json()["table"]["id"])
        (await bob.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        return table

    def socket(self, table: str, person: httpx.AsyncClient | None) -> connect:
        cookie = {"Cookie": f"coven={person.cookies['coven']}"} if person else {}
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?since=0"
        return connect(address, additional_headers=cookie, proxy=None, compression=None, open_timeout=60)

    async def keep_playing(self) -> None:
        """One match after the other, for ever."""
        while True:
            table, match = await self.table(), Match(self.measured)
            await asyncio.gather(*(self._play(table, match, seat) for seat in range(len(PEOPLE))))

    async def _play(self, table: str, match: Match, seat: int) -> None:
        decoder, answered, number = msgspec.json.Decoder(Told), 0, 0
        due = perf_counter() + self.gap * self.random.random()
        async with self.socket(table, self.people[seat]) as socket:
            self._seated += 1
            if self._seated == len(PEOPLE) * self.tables:
                self.ready.set()
            async for raw in socket:
                told = decoder.decode(raw)
                assert told.tell != "refused", told
                for event in told.events:
                    if event.event == "chose":
                        match.see(seat, event.seat or 0)
                if told.table is not None and told.table.status == "ended":
                    return
                if not told.moves or told.question == answered:
                    continue
                answered, number = told.question, number + 1
                if self.gap:
                    await asyncio.sleep(due - perf_counter())
                    due = max(due + self.gap, perf_counter())
                match.send(seat, number)
                move = bytes(told.moves[0]).decode()
                await socket.send(f'{{"say":"play","id":"m{number}","at":{told.number},"move":{move}}}')


async def play(load: Load, seconds: float, mark: Callable[[str], None]) -> dict[str, Any]:
    """First all sit down, then comes a warm-up, then the time that counts."""
    tasks = [asyncio.create_task(load.keep_playing()) for _ in range(load.tables)]
    await load.ready.wait()
    await asyncio.sleep(seconds / 4)
    mark("begin")
    load.measured.counting, start = True, perf_counter()
    await asyncio.sleep(seconds)
    load.measured.counting, took = False, perf_counter() - start
    mark("end")
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {"seconds": took, "delays": load.measured.delays}


async def idle(load: Load, connections: int, mark: Callable[[str], None]) -> dict[str, Any]:
    """Tables that nobody plays at, and then connections that say nothing."""
    for _ in range(10):
        await load.table()
    mark("begin")
    tables = [await load.table() for _ in range(load.tables)]
    mark("tables")
    sockets = [await load.socket(tables[place % len(tables)], None) for place in range(connections)]
    mark("end")
    for socket in sockets:
        await socket.close()
    return {}


def mark(word: str) -> None:
    """Tells who measures the server, and waits until it has."""
    print(word, flush=True)
    sys.stdin.readline()


async def main(port: int, tables: int, seconds: float, rate: float, connections: int) -> dict[str, Any]:
    load = Load(port, tables, rate)
    await load.sign_in()
    work: Coroutine[Any, Any, dict[str, Any]]
    work = idle(load, connections, mark) if connections else play(load, seconds, mark)
    found = await work
    for person in load.people:
        await person.aclose()
    return found


if __name__ == "__main__":
    port, tables, seconds, rate, connections = map(float, sys.argv[1:])
    result = uvloop.run(main(int(port), int(tables), seconds, rate, int(connections)))
    print(msgspec.json.encode(result).decode(), flush=True)
