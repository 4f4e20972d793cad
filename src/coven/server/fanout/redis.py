"""Fan-out over several workers by Redis (or Valkey): published there, and heard at home at once.

There is one channel. All that waits goes in one packet, and every worker picks out what it listens to: that costs less
than a channel for each table, since what Redis tells a worker, its own messages among it, takes long to read.

The store has the truth: while Redis is away every listener hears `LOOK` now and then, and when it is back once more.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from coven.server.fanout import LOOK, Hear
from coven.server.fanout.in_process import InProcess

CHANNEL = "coven"
EVERYBODY = ""
"""The topic of what is heard by all listeners."""
MOST_WAITING = 10_000
"""Messages kept while Redis is away; if there are more, everybody is told to look instead."""
MOST_AT_ONCE = 500
PAUSE = 0.5
"""Seconds between two tries to reach Redis."""
TIMEOUT = 5
TROUBLE = (RedisError, OSError)

log = structlog.get_logger()


class Packet(msgspec.Struct, array_like=True):
    """Topics and messages, who sent them, and the number of the last: none is heard twice, even if sent twice."""

    sender: str
    last: int
    messages: list[tuple[str, bytes]]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Packet).decode


class RedisFanout:
    """Whoever sends a packet has heard it already."""

    def __init__(self, url: str, name: str, pause: float = PAUSE) -> None:
        self._name = name
        self._pause = pause
        self._redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT
        )
        self._home = InProcess()
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._some = asyncio.Event()
        self._sent = 0
        """How many messages have left the outbox."""
        self._heard: defaultdict[str, int] = defaultdict(int)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Does not wait for Redis: without it the worker serves its own."""
        self._tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._redis.aclose()
        await self._home.close()

    # Publishing

    def publish(self, topic: str, message: bytes) -> None:
        self._home.publish(topic, message)
        if len(self._outbox) >= MOST_WAITING:
            self._sent += len(self._outbox)
            self._outbox.clear()
            topic, message = EVERYBODY, LOOK
        self._outbox.append((topic, message))
        self._some.set()

    def reaches_others(self, topic: str) -> bool:
        return True

    async def _send_all(self) -> None:
        """After a break a packet is sent again."""
        while True:
            await self._some.wait()
            self._some.clear()
            while self._outbox:
                batch = list(islice(self._outbox, MOST_AT_ONCE))
                last = self._sent + len(batch)
                try:
                    await self._redis.publish(CHANNEL, _encode(Packet(self._name, last, batch)))
                except TROUBLE as error:
                    log.warning("redis does not take messages", error=type(error).__name__)
                    await asyncio.sleep(self._pause)
                    continue
                while self._sent < last:  # what was thrown away meanwhile is counted already
                    self._outbox.popleft()
                    self._sent += 1

    # Listening

    async def subscribe(self, topic: str, hear: Hear) -> Callable[[], None]:
        """If Redis is away now, `LOOK` comes later."""
        return await self._home.subscribe(topic, hear)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_broken()
            except TROUBLE as error:
                log.warning("redis does not answer", error=type(error).__name__)
            self._tell_all(LOOK)
            await asyncio.sleep(self._pause)

    async def _listen_until_broken(self) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                message = await pubsub.get_message(timeout=TIMEOUT)
                if message is not None:
                    self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "subscribe":
                log.info("redis answers")
                self._tell_all(LOOK)
            case "message":
                self._open(message["data"])

    def _open(self, data: bytes) -> None:
        packet = _decode(data)
        if packet.sender == self._name:
            return
        known = self._heard[packet.sender]
        new = packet.messages[max(0, len(packet.messages) - (packet.last - known)) :] if packet.last > known else []
        self._heard[packet.sender] = max(known, packet.last)
        for topic, message in new:
            if topic == EVERYBODY:
                self._tell_all(message)
            else:
                self._home.publish(topic, message)

    def _tell_all(self, message: bytes) -> None:
        for topic in tuple(self._home.topics()):
            self._home.publish(topic, message)
