"""Players at the end of long lines: real sockets, latency made of a clock that the test moves from event to event."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

from coven.games.hocus_focus.cards import MATCHES
from coven.server.config import Settings
from coven.server.line import LineReader, Shown
from tests.server.kit import Ears, Running

Action = Callable[[], Awaitable[None]]
REACTION = (700, 1700)
POINTING = 300


class Network:
    """What is under way, by the time at which it arrives."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._order = count()
        self._under_way: list[tuple[int, int, Action]] = []

    @property
    def now(self) -> int:
        return self.server.clock.now()

    def later(self, delay: int, action: Action) -> None:
        heappush(self._under_way, (self.now + delay, next(self._order), action))

    async def next(self) -> None:
        """On to the next thing that happens, at the server or on the way."""
        due = await self.server.backend.services.store.next_due()
        times = [at for at in (due, self._under_way[0][0] if self._under_way else None) if at is not None]
        self.server.clock.advance(max(0, min(times) - self.now))
        while self._under_way and self._under_way[0][0] <= self.now:
            await heappop(self._under_way)[2]()
        if due is not None and due <= self.now:
            await self.server.do_due()


class FarPlayer:
    """Sees well, reacts like all others, and is `trip` ms from the server and back. A liar claims to need no time."""

    def __init__(self, network: Network, ears: Ears, trip: int, random: Random, liar: bool = False) -> None:
        self.network = network
        self.ears = ears
        self.trip = trip
        self.random = random
        self.liar = liar
        self.ended = False
        self.won: dict[int, int] = {}
        """Who has won, by the number of the opening."""
        self.reactions: dict[int, int] = {}
        self.refused: list[str] = []
        self._read = 0
        self._seen: dict[str, Any] = {}
        self._shown_at = 0
        self._opening = 0
        self._pointed = 0
        self._ids = count()

    async def hear(self) -> None:
        """Everything that the server has sent until now sets out on its way."""
        await self.ears.sync()
        for message in map(json.loads, self.ears.heard[self._read :]):
            if message["tell"] in ("ping", "refused", "table", "update"):
                self.network.later(self.trip // 2, lambda message=message: self._see(message))
        self._read = len(self.ears.heard)

    async def _see(self, message: dict[str, Any]) -> None:
        match message["tell"]:
            case "ping":
                self._send(say="pong", id=message["id"])
            case "refused":
                self.refused.append(message["code"])
            case "table":
                self.ended = message["table"]["status"] == "ended"
            case "update":
                self._seen = message
                for event in message["events"]:
                    if event["event"] == "won":
                        self.won[self._opening] = event["seat"]
                self._react()

    def _react(self) -> None:
        view, moves = self._seen["view"], self._seen["moves"]
        if not moves:
            return
        if moves[0]["move"] == "point" and self._pointed != view["opening"]:
            self._pointed = view["opening"]
            self.network.later(POINTING, self._point)
        elif moves[0]["move"] != "point" and self._opening != view["opening"]:
            self._opening, self._shown_at = view["opening"], self.network.now
            self.reactions[self._opening] = self.random.randint(*REACTION)
            self.network.later(self.reactions[self._opening], lambda opening=self._opening: self._call(opening))

    async def _call(self, opening: int) -> None:
        if self._seen["view"]["opening"] == opening and self._seen["moves"]:
            word = "kazaam" if self._place() else "no-match"
            self._play({"move": word, "opening": opening, "ms": self._claim()})

    async def _point(self) -> None:
        if self._seen["moves"]:
            self._play({"move": "point", "place": self._place(), "ms": self._claim()})

    def _place(self) -> int | None:
        view = self._seen["view"]
        places = [place for place, card in enumerate(view["area"], 1) if card in MATCHES[view["target"]]]
        return places[0] if places else None

    def _claim(self) -> int:
        return 0 if self.liar else self.network.now - self._shown_at

    def _play(self, move: dict[str, Any]) -> None:
        self._send(say="play", id=f"m{next(self._ids)}", at=self._seen["number"], move=move)

    def _send(self, **message: Any) -> None:
        self.network.later(self.trip - self.trip // 2, lambda: self.ears.say(**message))


def line_of(scope: Mapping[str, Any], _: Settings) -> LineReader:
    """What kernels would say of the lines that the network makes."""
    trip = next((int(value) for name, value in scope["headers"] if name == b"x-way"), 0)
    return lambda: Shown(trip, trip)


async def play_rounds(
    server: Running, games: int, latency: tuple[int, int], **given: Any
) -> tuple[list[int], list[int]]:
    """How many rounds each player wins, and how many of them against a quicker one. `liar`: who forges times."""
    liar, seed = given.pop("liar", None), given.pop("seed", 0)
    random = Random(f"races {seed}")
    options = {"ending": "pile", "tie_ms": 30, "pause_ms": 0, **given}
    wins, wrong = [0, 0], [0, 0]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.guest(name)) for name in ("Near", "Away")]
        for _ in range(games):
            table = await people[0].table(game="hocus_focus", options=options, leave_delay=None, autostart=False)
            await people[1].join(table)
            sockets = [person.socket(table, {"X-Way": str(trip)}) for person, trip in zip(people, latency, strict=True)]
            async with sockets[0] as one, sockets[1] as two:
                network = Network(server)
                players = [
                    FarPlayer(network, ears, trip, random, liar=seat == liar)
                    for seat, (ears, trip) in enumerate(zip((one, two), latency, strict=True))
                ]
                await _measure(network, players)
                assert (await people[0].post(f"/api/tables/{table}/start")).status_code == 200
                while not all(player.ended for player in players):
                    await _hear(players)
                    await network.next()
            for opening, seat in players[0].won.items():
                wins[seat] += 1
                wrong[seat] += players[seat].reactions[opening] > players[1 - seat].reactions[opening]
    return wins, wrong


async def _measure(network: Network, players: list[FarPlayer]) -> None:
    """Pings reach both, and come back."""
    network.later(500, lambda: asyncio.sleep(0))
    until = network.now + 500
    while network.now < until:
        await _hear(players)
        await network.next()


async def _hear(players: list[FarPlayer]) -> None:
    """First the server gets all that has arrived, then everybody hears what it led to."""
    for player in players:
        await player.ears.sync()
    for player in players:
        await player.hear()
