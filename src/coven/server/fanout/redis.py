"""Fan-out over several workers by Redis (or Valkey): published there, subscribed there, and heard at home at once.

The store has the truth: while Redis is away every listener hears `LOOK` now and then, and when it is back once more.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from coven.server.fanout import LOOK, Hear
from coven.server.fanout.in_process import InProcess

EVERYBODY = "coven:everybody"
"""The channel that all workers listen to: what is said there is heard by all their listeners."""
MOST_WAITING = 10_000
"""Messages kept while Redis is away; if there are more, everybody is told to look instead."""
PAUSE = 0.5
"""Seconds between two tries to reach Redis."""
TIMEOUT = 5
TROUBLE = (RedisError, OSError)

log = structlog.get_logger()


class RedisFanout:
    """Messages carry who sent them and a number, so that none is heard twice, not even by who sent it."""

    def __init__(self, url: str, name: str, pause: float = PAUSE) -> None:
        self._name = name.encode()
        self._pause = pause
        self._redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT
        )
        self._home = InProcess()
        self._confirmed: dict[str, asyncio.Event] = {}
        self._pubsub: PubSub | None = None
        self._speaking = asyncio.Lock()
        self._outbox: deque[tuple[int, str, bytes]] = deque()
        self._some = asyncio.Event()
        self._sent = 0
        self._heard: defaultdict[bytes, int] = defaultdict(int)
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
        self._put(topic, message)

    def reaches_others(self, topic: str) -> bool:
        return True

    def _put(self, channel: str, message: bytes) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            channel, message = EVERYBODY, LOOK
        self._sent += 1
        self._outbox.append((self._sent, channel, b"%b %d %b" % (self._name, self._sent, message)))
        self._some.set()

    async def _send_all(self) -> None:
        """All that waits goes in one packet; after a break it is sent again."""
        while True:
            await self._some.wait()
            self._some.clear()
            while self._outbox:
                batch = list(self._outbox)
                try:
                    await self._send(batch)
                except TROUBLE as error:
                    log.warning("redis does not take messages", error=type(error).__name__)
                    await asyncio.sleep(self._pause)
                    continue
                while self._outbox and self._outbox[0][0] <= batch[-1][0]:
                    self._outbox.popleft()

    async def _send(self, batch: list[tuple[int, str, bytes]]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for _, channel, message in batch:
                pipeline.publish(channel, message)
            await pipeline.execute()

    # Listening

    async def subscribe(self, topic: str, hear: Hear) -> Callable[[], None]:
        """Returns when Redis has confirmed it, or is away: then `LOOK` comes later."""
        end = await self._home.subscribe(topic, hear)
        async with self._speaking:
            if self._pubsub is not None and topic not in self._confirmed:
                self._confirmed[topic] = asyncio.Event()
                with suppress(*TROUBLE):
                    await self._pubsub.subscribe(topic)
        if topic in self._confirmed:
            with suppress(TimeoutError):
                async with asyncio.timeout(TIMEOUT):
                    await self._confirmed[topic].wait()
        return end

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_until_broken()
            except TROUBLE as error:
                log.warning("redis does not answer", error=type(error).__name__)
            self._pubsub, waiting, self._confirmed = None, self._confirmed, {}
            for confirmed in waiting.values():
                confirmed.set()
            self._tell_all(LOOK)
            await asyncio.sleep(self._pause)

    async def _listen_until_broken(self) -> None:
        """All topics in one command, so that none is heard before the others."""
        async with self._redis.pubsub() as pubsub:
            async with self._speaking:
                topics = self._home.topics()
                self._pubsub, self._confirmed = pubsub, {topic: asyncio.Event() for topic in topics}
                await pubsub.subscribe(EVERYBODY, *topics)
            while True:
                message = await pubsub.get_message(timeout=TIMEOUT)
                if message is not None:
                    await self._hear(message)

    async def _hear(self, message: dict[str, Any]) -> None:
        channel = message["channel"].decode()
        match message["type"]:
            case "subscribe" if channel == EVERYBODY:
                log.info("redis answers")
                self._tell_all(LOOK)
            case "subscribe" if channel in self._confirmed:
                self._confirmed[channel].set()
            case "message":
                await self._tell(channel, message["data"])

    async def _tell(self, channel: str, data: bytes) -> None:
        sender, number, message = data.split(b" ", 2)
        if sender == self._name or int(number) <= self._heard[sender]:
            return
        self._heard[sender] = int(number)
        if channel == EVERYBODY:
            self._tell_all(message)
        elif channel in self._home.topics():
            self._home.publish(channel, message)
        else:
            await self._leave(channel)

    def _tell_all(self, message: bytes) -> None:
        for topic in tuple(self._home.topics()):
            self._home.publish(topic, message)

    async def _leave(self, topic: str) -> None:
        """Nobody here listens any more. Told to Redis only when there is news."""
        async with self._speaking:
            if self._pubsub is not None and topic not in self._home.topics():
                self._confirmed.pop(topic, None)
                await self._pubsub.unsubscribe(topic)
