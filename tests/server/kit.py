"""A real server on a real socket, with a clock that only tests move, seeded luck, and people to play with."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from coven.server.backend import Backend
from coven.server.config import Settings
from coven.server.serve import GracefulServer, make_server
from coven.server.services import Services
from coven.server.store.sqlite import SqliteStore
from examples.familiars import GAME as FAMILIARS
from tests.server.overhearing import TOLD

PATIENCE = 60
"""Seconds after which a test that waits for a message has failed, on however busy a machine."""
UNBOUNDED = httpx.Limits(max_connections=None)
NOON = 1_800_000_000_000
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class FakeClock:
    """Stands still until a test moves it."""

    def __init__(self, now: int = NOON) -> None:
        self._now = now
        self._sleepers: list[tuple[int, asyncio.Event]] = []

    def now(self) -> int:
        return self._now

    async def wait(self, until: int, woken: asyncio.Event) -> None:
        if until <= self._now:
            await asyncio.sleep(0)
            return
        rung = asyncio.Event()
        self._sleepers.append((until, rung))
        waits = [asyncio.create_task(rung.wait()), asyncio.create_task(woken.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
            self._sleepers.remove((until, rung))

    def creep(self, milliseconds: int) -> None:
        """Go on without waking anybody: the test itself does what is due."""
        self._now += milliseconds

    def advance(self, milliseconds: int) -> None:
        self._now += milliseconds
        for until, rung in self._sleepers:
            if until <= self._now:
                rung.set()


class QuietServer(GracefulServer):
    """Leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def make_backend(path: Path, **given: Any) -> Backend:
    """A backend on a file, with whatever services the test gives; other names are settings."""
    names = ("games", "fanout", "clock", "draw", "deal", "random", "store", "bot_pool", "pools", "line_of")
    services: dict[str, Any] = {name: given.pop(name) for name in names if name in given}
    seed = given.pop("seed", 0)
    easy = {
        "bot_delay": 0,
        "most_behind": 3_600_000,  # a busy machine turns nobody away
        "requests": 100_000,
        "frames": 100_000,
        "sign_ins": 1_000,
        "new_tables": 10_000,
        "most_sockets": 10_000,
        "most_own_sockets": 10_000,
        "chat_lines": 1_000,
        "replays": 10_000,
        **given,
    }
    services = {"games": {"familiars": FAMILIARS}, "clock": FakeClock(), "store": SqliteStore(path)} | services
    services = {"draw": Random(f"draw {seed}").randbytes, "random": Random(f"bots {seed}")} | services
    return Backend(Services(settings=Settings(**easy), **services), QUICK_HASHER)


class Running:
    """A backend that is open."""

    def __init__(self, backend: Backend, port: int) -> None:
        self.backend = backend
        self.port = port
        self.server: GracefulServer | None = None

    @property
    def clock(self) -> FakeClock:
        assert isinstance(self.backend.services.clock, FakeClock)
        return self.backend.services.clock

    async def do_due(self) -> None:
        """All that is due now, and what becomes due by that."""
        while begun := await self.backend.scheduler.begin_due():
            await asyncio.gather(*begun)

    def visitor(self, **headers: str) -> "Visitor":
        return Visitor(self.port, headers)

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator["Visitor"]:
        async with self.visitor() as visitor:
            answer = await visitor.post("/api/guests", name=name)
            assert answer.status_code == 201, answer.text
            yield visitor


@asynccontextmanager
async def running(path: Path, **given: Any) -> AsyncIterator[Running]:
    hand_over, also = given.pop("hand_over", None), given.pop("also", [])
    backend = make_backend(path, **given)
    server = make_server(backend, hand_over)
    server.__class__ = QuietServer
    with socket.socket(proto=socket.IPPROTO_TCP) as listening:  # named, or answers are held back 40 ms
        listening.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([listening, *also]))
        while not server.started:
            assert not serving.done()
            await asyncio.sleep(0.002)
        run = Running(backend, listening.getsockname()[1])
        run.server = server
        try:
            yield run
        finally:
            server.should_exit = True
            await serving


class Visitor:
    """A browser or script: HTTP with a cookie of its own, and sockets."""

    def __init__(self, port: int, headers: dict[str, str], address: str | None = None) -> None:
        """`address`: where the visitor comes from, on the loopback."""
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=UNBOUNDED)
        base = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE, transport=transport)

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, *_: object) -> None:
        TOLD.update(self.http.cookies.values())
        await self.http.aclose()

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        answer = await self.http.post(path, json=body)
        if answer.is_success and answer.content.startswith(b"{"):
            TOLD.update(str(answer.json()[name]) for name in ("link", "token") if answer.json().get(name))
        return answer

    async def table(self, **wish: Any) -> str:
        """Make a table; its id."""
        answer = await self.post("/api/tables", **({"game": "familiars", "seats": 2} | wish))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])

    async def join(self, table: str, **wish: Any) -> dict[str, Any]:
        answer = await self.post(f"/api/tables/{table}/join", **wish)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def info(self, table: str) -> dict[str, Any]:
        return dict((await self.get(f"/api/tables/{table}")).json()["table"])

    async def view(self, table: str) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table}/view")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def play(self, table: str, choice: int = 0, **changes: Any) -> httpx.Response:
        """Send one of the moves on offer."""
        seen = await self.view(table)
        move = seen["moves"][choice] if seen["moves"] else {}
        body = {"id": f"move-{seen['number']}", "at": seen["number"], "move": move} | changes
        return await self.post(f"/api/tables/{table}/moves", **body)

    @asynccontextmanager
    async def socket(self, table: str, headers: dict[str, str] | None = None, **query: Any) -> AsyncIterator["Ears"]:
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{parameters}"
        own = f"coven={self.http.cookies['coven']}" if "coven" in self.http.cookies else self.http.headers.get("cookie")
        cookie = {"Cookie": own} if own else {}
        given: Any = {"additional_headers": cookie | (headers or {}), "proxy": None, "open_timeout": PATIENCE}
        if self.address:
            given["local_addr"] = self.address, 0
        async with connect(address, **given) as connection:
            yield Ears(connection)


class Ears:
    """A socket, and all that was heard on it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        self.heard.append(raw)
        return dict(json.loads(raw))

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with such fields."""
        while True:
            message = await self.next()
            if message["tell"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def until_table(self, **fields: Any) -> dict[str, Any]:
        while True:
            table = (await self.until("table"))["table"]
            if all(table[name] == value for name, value in fields.items()):
                return dict(table)

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something, and hear the answer to it: updates on the way are kept in `heard`."""
        await self.say(**message)
        while True:
            answer = await self.next()
            if answer.get("id") == message.get("id") and answer["tell"] in ("ack", "refused", "pong"):
                return answer

    async def sync(self) -> None:
        """All that was sent before has been heard after this."""
        await self.ask(say="ping", id="sync")

    def updates(self) -> list[str]:
        return [raw for raw in self.heard if '"tell":"update"' in raw]


async def play_along(ears: Ears) -> None:
    """Answer every question once with the first move on offer, until the game has ended."""
    answered, waiting = 0, [json.loads(raw) for raw in ears.heard]
    while True:
        seen = waiting.pop(0) if waiting else await ears.next()
        if seen["tell"] == "table" and seen["table"]["status"] == "ended":
            return
        if seen["tell"] == "update" and seen["moves"] and seen["question"] != answered:
            answered = seen["question"]
            await ears.say(say="play", id=f"m{answered}", at=seen["number"], move=seen["moves"][0])
