"""People who play real games, two at each of many tables.

Hocus Focus, whose own clock sets its pace, is not among the games. A delay is the time from a move to its `ack`, which
comes with the mover's update.
"""

import asyncio
from collections import Counter
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES: dict[str, dict[str, Any]] = {
    "hocus_pocus": {"seats": 2},
    "hocus": {"seats": 2},
    "mandragora": {"seats": 2},
    "stupefix": {"seats": 4, "bots": ["random", "random"]},
}
LONG = {"hocus": {"seats": 2, "options": {"goal": 100, "classic": True}}}
"""A game of more than a thousand moves."""
TABLES_EACH = 50
"""How many tables one pair of people plays at."""
PATIENCE = 120


class Info(msgspec.Struct):
    status: str


class Told(msgspec.Struct):
    """As much of any message as the players need."""

    tell: str
    id: str | None = None
    number: int = 0
    question: int = 0
    moves: list[msgspec.Raw] = []
    table: Info | None = None
    code: str = ""


class Table:
    """One table, at which moves are made `gap` seconds apart, or as fast as they are answered."""

    def __init__(self, id_: str, gap: float, first: float) -> None:
        self.id = id_
        self.moves = 0
        self._gap = gap
        self._due = perf_counter() + first

    async def turn(self) -> None:
        """Wait until it is time for the next move."""
        if self._gap:
            due, self._due = self._due, max(self._due, perf_counter()) + self._gap
            await asyncio.sleep(max(0.0, due - perf_counter()))


class Crowd:
    def __init__(self, port: int, *, gap: float = 0.0, games: dict[str, dict[str, Any]] = GAMES, most: int = 0) -> None:
        """`most`: moves after which a table is left alone; 0: one game follows the other."""
        self.base = f"127.0.0.1:{port}"
        self.delays: list[float] = []
        self.counting = False
        self.dropped = 0
        """Sockets that ended although their game had not."""
        self.refusals: Counter[str] = Counter()
        self.tables: list[Table] = []
        self.held: list[ClientConnection] = []
        """Sockets that stay open."""
        self._gap = gap
        self._games = list(games.items())
        self._most = most
        self._random = Random(0)
        self._people: dict[int, tuple[httpx.AsyncClient, ...]] = {}
        self._ids = count()

    async def sign_in(self, tables: int) -> None:
        for pair in range(-(-tables // TABLES_EACH)):
            self._people[pair] = (await self._person(f"Ann {pair}"), await self._person(f"Bob {pair}"))

    async def _person(self, name: str) -> httpx.AsyncClient:
        person = httpx.AsyncClient(base_url=f"http://{self.base}", timeout=PATIENCE)
        (await person.post("/api/guests", json={"name": name})).raise_for_status()
        return person

    async def close(self) -> None:
        for pair in self._people.values():
            for person in pair:
                await person.aclose()

    def pair(self, place: int) -> tuple[httpx.AsyncClient, ...]:
        return self._people[place // TABLES_EACH]

    async def table(self, place: int) -> Table:
        """A new table, and two who sit at it."""
        name, wish = self._games[place % len(self._games)]
        ann, bob = self.pair(place)
        while (made := await ann.post("/api/tables", json={"game": name, **wish})).status_code == httpx.codes(503):
            self.refusals["told to wait"] += 1
            await asyncio.sleep(int(made.headers["Retry-After"]))
        id_ = str(made.raise_for_status().json()["table"]["id"])
        (await bob.post(f"/api/tables/{id_}/join", json={})).raise_for_status()
        self.tables.append(Table(id_, self._gap, self._gap * self._random.random()))
        return self.tables[-1]

    def socket(self, table: str, person: httpx.AsyncClient) -> connect:
        address = f"ws://{self.base}/api/tables/{table}/socket"
        cookie = {"Cookie": f"coven={person.cookies['coven']}"}
        given: Any = {"proxy": None, "compression": None, "open_timeout": PATIENCE, "ping_interval": None}
        return connect(address, additional_headers=cookie, **given)

    async def keep_playing(self, place: int, seated: asyncio.Semaphore, ready: asyncio.Event) -> None:
        """One game after the other, for ever or until so many moves were made."""
        while True:
            async with seated:
                table = await self.table(place)
                sockets = [await self.socket(table.id, person) for person in self.pair(place)]
            ready.set()
            await asyncio.gather(*(self._play(table, socket) for socket in sockets))
            if self._most:
                self.held += sockets
                return
            for socket in sockets:
                await socket.close()

    async def _play(self, table: Table, socket: ClientConnection) -> None:
        player = Player(self, table, socket)
        try:
            await player.play()
        except ConnectionClosed:
            self.dropped += 1
        finally:
            player.rest()

    def is_over(self, table: Table) -> bool:
        return bool(self._most) and table.moves >= self._most

    def choose(self, moves: list[msgspec.Raw]) -> tuple[str, str]:
        """A new id, and one of the moves."""
        return f"m{next(self._ids)}", bytes(self._random.choice(moves)).decode()

    def count(self, start: float) -> None:
        if self.counting:
            self.delays.append(perf_counter() - start)


class Player:
    """Reads all the time, and answers the newest question when it is time for the table's next move."""

    def __init__(self, crowd: Crowd, table: Table, socket: ClientConnection) -> None:
        self._crowd = crowd
        self._table = table
        self._socket = socket
        self._sent: dict[str, float] = {}
        self._newest: Told | None = None
        self._answered = 0
        self._moving: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Until the game has ended, or enough was played; raises `ConnectionClosed` if the server hangs up."""
        decoder = msgspec.json.Decoder(Told)
        while not self._crowd.is_over(self._table):
            told = decoder.decode(await self._socket.recv())
            if told.tell == "ack" and told.id in self._sent:
                self._crowd.count(self._sent.pop(told.id))
            elif told.tell == "refused":
                self._crowd.refusals[told.code] += 1
            elif told.tell == "update":
                self._newest = told
            if told.table is not None and told.table.status == "ended":
                return
            if self._is_asked() and (self._moving is None or self._moving.done()):
                self._moving = asyncio.create_task(self._move())

    def rest(self) -> None:
        if self._moving is not None:
            self._moving.cancel()

    def _is_asked(self) -> bool:
        return self._newest is not None and bool(self._newest.moves) and self._newest.question != self._answered

    async def _move(self) -> None:
        while self._is_asked():
            await self._table.turn()
            told = self._newest
            if told is not None and self._is_asked():
                self._answered = told.question
                self._table.moves += 1
                id_, move = self._crowd.choose(told.moves)
                self._sent[id_] = perf_counter()
                await self._socket.send(f'{{"say":"play","id":"{id_}","at":{told.number},"move":{move}}}')
