"""Players with the same reactions at the ends of different lines, honest ones and others."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coven.games import find
from coven.games.hocus_focus.cards import MATCHES
from coven.server.clock import SystemClock
from tests.server.kit import PATIENCE, Running, Visitor, running
from tests.server.races.network import SERVER, FarAway

REACTION = 300, 800
"""How long it takes to see a match, in ms."""
POINTING = 0.03
WARM_UP = 2
"""Races in which lines are not known yet."""
GAMES = {"hocus_focus": find("hocus_focus")}
OPTIONS = {"ending": "pile", "tie_ms": 120}


@dataclass(frozen=True)
class Racer:
    """Somebody at an address, and how they cheat: they hold back pongs, and claim to be earlier than they are."""

    address: str
    hold: float = 0
    """Seconds."""
    earlier: int = 0
    """Claimed times are so much earlier, in ms, but never before 0."""


@dataclass
class Seen:
    """What a player has seen of a table."""

    openings: int = 0
    won: dict[int, int] = field(default_factory=dict)
    """Who won, by opening."""
    doubted: set[int] = field(default_factory=set)


def reactions(number: int, seed: object) -> list[tuple[int, int]]:
    """Of both players in every race; each pair comes twice, the other way round, so that luck favours nobody."""
    random = Random(f"reactions {seed}")
    found = []
    for _ in range((number + 1) // 2):
        one, other = random.randint(*REACTION), random.randint(*REACTION)
        found += [(one, other), (other, one)]
    return found


class Player:
    """At one table."""

    def __init__(self, racer: Racer, seat: int, socket: ClientConnection, times: Sequence[tuple[int, int]]) -> None:
        self.racer = racer
        self.seat = seat
        self.socket = socket
        self.times = times
        self.seen = Seen()
        self._ids = count()
        self._pointed = 0
        self._random = Random(f"hold {seat}")
        self._shown_at = 0.0
        self._view: dict[str, Any] = {}
        self._number = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until the last race is over."""
        async for raw in self.socket:
            message = json.loads(raw)
            match message["tell"]:
                case "ping":
                    self._later(self._hold(), say="pong", id=message["id"])
                case "table":
                    doubted = [seat["seat"] for seat in message["table"]["seats"] if seat.get("doubted")]
                    self.seen.doubted.update(doubted)
                case "update":
                    self._hear(message)
                    if message["view"].get("outcome") or message["view"]["opening"] > len(self.times):
                        return

    def _hear(self, update: dict[str, Any]) -> None:
        self._view, self._number = update["view"], update["number"]
        for event in update["events"]:
            if event["event"] == "won":
                self.seen.won[self.seen.openings] = event["seat"]
        moves, opening = update["moves"], self._view["opening"]
        if not moves or opening > len(self.times):
            return
        if moves[0]["move"] == "point":
            if self._pointed != opening:
                self._pointed = opening
                self._play(POINTING, move="point", place=self._place(), ms=0)
        elif opening != self.seen.openings:
            self.seen.openings, self._shown_at = opening, monotonic()
            self._call(opening)

    def _hold(self) -> float:
        """As if the line shook, for whoever gives a negative time."""
        return self._random.uniform(0, -self.racer.hold) if self.racer.hold < 0 else self.racer.hold

    def _call(self, opening: int) -> None:
        ms = self.times[opening - 1][self.seat]
        word = "kazaam" if self._place() else "no-match"
        self._play(ms / 1000, move=word, opening=opening, ms=max(0, ms - self.racer.earlier))

    def _place(self) -> int | None:
        matches = MATCHES[self._view["target"]]
        return next((place for place, card in enumerate(self._view["area"], 1) if card in matches), None)

    def _play(self, after: float, **move: Any) -> None:
        if move["move"] == "point":
            move["ms"] = round((monotonic() - self._shown_at + after) * 1000)
        self._later(after, say="play", id=f"m{next(self._ids)}", at=self._number, move=move)

    def _later(self, seconds: float, **message: Any) -> None:
        task = asyncio.create_task(self._send(seconds, json.dumps(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, seconds: float, message: str) -> None:
        if seconds:
            await asyncio.sleep(seconds)
        with suppress(ConnectionClosed):  # the races are over
            await self.socket.send(message)


@asynccontextmanager
async def race_server(database: Path, network: FarAway) -> AsyncIterator[tuple[Running, int]]:
    """A server that is reached at home, and from far away at another port."""
    with network.listen() as listening:
        given: dict[str, Any] = {"games": GAMES, "clock": SystemClock(), "also": [listening], "most_tables": 1_000}
        async with running(database, **given) as server:
            yield server, listening.getsockname()[1]


class Contest:
    """Races between two players, at many tables at once."""

    def __init__(self, server: Running, network: FarAway, port: int, racers: tuple[Racer, Racer]) -> None:
        self.server = server
        self.network = network
        self.port = port
        self.racers = racers
        self.wins = [0, 0]
        self.first_wins = [0, 0]
        self.doubted: set[int] = set()

    async def run(self, tables: int, races: int, pause: float = 0) -> None:
        """`pause`: how much later than the first the second player opens a socket, in seconds."""
        async with self.server.guest("Ann") as ann, self.server.guest("Bob") as bob:
            await asyncio.gather(*(self._table(ann, bob, races, pause, number) for number in range(tables)))

    async def _table(self, ann: Visitor, bob: Visitor, races: int, pause: float, number: int) -> None:
        times = reactions(races, (number, races))
        if number % 2:
            times = [(other, one) for one, other in times]
        table = await ann.table(game="hocus_focus", options=OPTIONS, leave_delay=None, autostart=not pause)
        await bob.join(table)
        if pause:
            await ann.post(f"/api/tables/{table}/start")
        async with AsyncExitStack() as stack:
            players = []
            for seat, visitor in enumerate((ann, bob)):
                socket = await stack.enter_async_context(self._socket(visitor, table, self.racers[seat]))
                players.append(Player(self.racers[seat], seat, socket, times))
                if seat == 0:
                    playing = [asyncio.create_task(players[0].play())]
                    await asyncio.sleep(pause)
            async with asyncio.timeout(PATIENCE + 3 * races):
                await asyncio.gather(*playing, players[1].play())
        self._count(players[0].seen)

    def _count(self, seen: Seen) -> None:
        for opening, seat in seen.won.items():
            self.wins[seat] += opening > WARM_UP
            self.first_wins[seat] += opening == 1
        self.doubted |= seen.doubted

    @asynccontextmanager
    async def _socket(self, visitor: Visitor, table: str, racer: Racer) -> AsyncIterator[ClientConnection]:
        own = await asyncio.to_thread(self.network.connect, racer.address, self.port)
        address = f"ws://{SERVER}:{self.port}/api/tables/{table}/socket"
        cookie = {"Cookie": f"coven={visitor.http.cookies['coven']}"}
        given: Any = {"sock": own, "additional_headers": cookie, "proxy": None, "open_timeout": PATIENCE}
        async with connect(address, **given) as socket:
            yield socket

    def share(self, seat: int) -> float:
        """Of all races that somebody won."""
        return self.wins[seat] / sum(self.wins)
