"""Fan-out by a real Redis: heard once by everybody, also by who says it, and made up for after a break."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from coven.engine.replay import verify
from coven.server.fanout import LOOK
from coven.server.fanout.redis import Packet, RedisFanout
from coven.server.store.postgres import PostgresStore
from examples.familiars import GAME
from scripts.services import Redis
from tests.server.kit import PATIENCE, FakeClock, play_along, running
from tests.server.test_several_workers import sit

pytestmark = pytest.mark.anyio


class Heard:
    """What a listener has heard."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[bytes] = asyncio.Queue()

    async def until(self, message: bytes) -> list[bytes]:
        """All up to a message."""
        found: list[bytes] = []
        async with asyncio.timeout(PATIENCE):
            while message not in found:
                found.append(await self.messages.get())
        return found


@asynccontextmanager
async def two(redis: Redis, topic: str) -> AsyncIterator[tuple[RedisFanout, Heard, RedisFanout, Heard]]:
    """Two workers that listen to a topic, and are known to reach Redis."""
    one, other = (RedisFanout(redis.url, name, pause=0.02) for name in ("one", "other"))
    here, there = Heard(), Heard()
    for fanout, heard in ((one, here), (other, there)):
        await fanout.open()
        await fanout.subscribe(topic, heard.messages.put_nowait)
        await heard.until(LOOK)
        await fanout.subscribe(f"another {topic}", heard.messages.put_nowait)
    yield one, here, other, there
    await one.close()
    await other.close()


async def test_everybody_hears_a_message_once_and_in_order(redis: Redis) -> None:
    async with two(redis, "t") as (one, here, other, there):
        for number in range(100):
            one.publish("t", b"%d" % number)
        one.publish("t", b"end")
        expected = [*(b"%d" % number for number in range(100)), b"end"]
        assert await here.until(b"end") == expected
        assert await there.until(b"end") == expected
        other.publish("another t", b"answer")
        assert await here.until(b"answer") == [b"answer"]
        assert await there.until(b"answer") == [b"answer"]


async def test_what_is_sent_twice_is_heard_once() -> None:
    """After a break nobody knows what has arrived: a packet is sent again, and more may be in it by then."""
    fanout, heard = RedisFanout("redis://127.0.0.1:1", "one"), Heard()
    await fanout.subscribe("t", heard.messages.put_nowait)
    said = [("t", b"%d" % number) for number in range(6)]
    for sender, last in (("other", 2), ("other", 4), ("other", 3), ("third", 2), ("one", 6)):
        fanout._open(msgspec.msgpack.encode(Packet(sender, last, said[:last])))
    assert await _all(heard) == [b"0", b"1", b"2", b"3", b"0", b"1"]
    await fanout.close()


async def test_who_has_left_hears_nothing(redis: Redis) -> None:
    async with two(redis, "t") as (one, _here, other, there):
        left = Heard()
        leave = await other.subscribe("left", left.messages.put_nowait)
        leave()
        one.publish("left", b"secret")
        one.publish("t", b"end")
        await there.until(b"end")
        assert left.messages.empty()
        await other.subscribe("left", left.messages.put_nowait)
        one.publish("left", b"again")
        assert await left.until(b"again") == [b"again"]


async def test_after_a_break_everybody_is_told_to_look_and_hears_again(redis: Redis) -> None:
    async with two(redis, "t") as (one, here, _other, there):
        redis.kill()
        await there.until(LOOK)
        one.publish("t", b"kept")
        assert await here.until(b"kept")
        await asyncio.to_thread(redis.start)
        while b"after" not in await _all(there):
            one.publish("t", b"after")
            await asyncio.sleep(0.02)


async def _all(heard: Heard) -> list[bytes]:
    return [heard.messages.get_nowait() for _ in range(heard.messages.qsize())]


async def test_a_server_without_its_redis_opens_and_is_of_use(redis: Redis) -> None:
    redis.kill()
    fanout, heard = RedisFanout(redis.url, "alone", pause=0.02), Heard()
    await fanout.open()
    await fanout.subscribe("t", heard.messages.put_nowait)
    fanout.publish("t", b"to myself")
    await heard.until(b"to myself")
    await fanout.close()


async def test_players_at_two_workers_on_postgresql_and_redis(postgres_database: str, redis: Redis) -> None:
    given = [
        {"store": PostgresStore(postgres_database), "fanout": RedisFanout(redis.url, name)} for name in ("one", "other")
    ]
    clock = FakeClock()
    async with (
        running(Path(), clock=clock, **given[0]) as one,
        running(Path(), clock=clock, seed=1, **given[1]) as other,
        one.guest("Ann") as ann,
        other.guest("Bob") as bob,
    ):
        table = await sit(one, other, ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            await here.until("welcome")
            await bob.post(f"/api/tables/{table}/chat", text="hello")
            await here.until("chat")
            await asyncio.gather(play_along(here), play_along(there))
        verify((await ann.get(f"/api/tables/{table}/record")).content, lambda _: GAME)
