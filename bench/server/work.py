"""What a crowd does to a server: python -m bench.server.work PORT WORK JSON"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.exceptions import WebSocketException

from bench.server.crowd import LONG, PATIENCE, Crowd
from bench.server.load import mark

SITTING_DOWN = 20
"""Tables that are made at the same time."""
EVERY = 0.25
"""Seconds between two questions after health, and between two newcomers."""


def summary(crowd: Crowd, seconds: float) -> dict[str, Any]:
    hundredths = quantiles(crowd.delays, n=100)
    return {
        "rate": len(crowd.delays) / seconds,
        "p50": hundredths[49] * 1000,
        "p99": hundredths[98] * 1000,
        "dropped": crowd.dropped,
        "refusals": dict(crowd.refusals),
    }


async def play(port: int, *, tables: int, seconds: float, gap: float, newcomers: bool = False) -> dict[str, Any]:
    """All sit down, then comes a warm-up, then the time that counts. `gap`: seconds between two moves of a table."""
    crowd = Crowd(port, gap=gap)
    await crowd.sign_in(tables)
    seated, ready = asyncio.Semaphore(SITTING_DOWN), [asyncio.Event() for _ in range(tables)]
    tasks = [asyncio.create_task(crowd.keep_playing(place, seated, ready[place])) for place in range(tables)]
    await asyncio.gather(*(event.wait() for event in ready))
    await asyncio.sleep(max(seconds / 4, gap))
    crowd.counting, crowd.dropped, start = True, 0, perf_counter()
    mark("begin")
    async with watched(port, newcomers) as seen:
        await asyncio.sleep(seconds)
    mark("end")
    found = summary(crowd, perf_counter() - start) | {"failed": _failures(tasks)} | seen
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await crowd.close()
    return found


def _failures(tasks: list[asyncio.Task[None]]) -> list[str]:
    """Tables at which something went wrong."""
    return [repr(task.exception()) for task in tasks if task.done() and not task.cancelled() and task.exception()][:5]


@asynccontextmanager
async def watched(port: int, newcomers: bool) -> AsyncIterator[dict[str, Any]]:
    """How long `/health` takes meanwhile, and what newcomers are told."""
    seen: dict[str, Any] = {"health": 0.0, "newcomers": Counter()}

    async def look(client: httpx.AsyncClient) -> None:
        while True:
            start = perf_counter()
            answer = await client.get("/health")
            seen["health"] = max(seen["health"], (perf_counter() - start) * 1000)
            assert answer.status_code == 200
            if newcomers:
                told = await client.post("/api/guests", json={"name": "Newcomer"})
                seen["newcomers"][str(told.status_code)] += 1
            await asyncio.sleep(EVERY)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        looking = asyncio.create_task(look(client))
        try:
            yield seen
        finally:
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking


async def keep(port: int, *, tables: int, moves: int, long: bool) -> dict[str, Any]:
    """So many moves are played at each table; then all sockets stay open while the server is looked at."""
    warm_up, crowd = Crowd(port, most=moves), Crowd(port, most=moves, games=LONG) if long else Crowd(port, most=moves)
    for each, number in ((warm_up, 8), (crowd, tables)):
        await each.sign_in(number)
        if each is crowd:
            mark("begin")
        seated = asyncio.Semaphore(SITTING_DOWN)
        await asyncio.gather(*(each.keep_playing(place, seated, asyncio.Event()) for place in range(number)))
    mark("end")
    return {"moves": sum(table.moves for table in crowd.tables) / tables, "dropped": crowd.dropped}


async def storm(port: int, *, sockets: int) -> dict[str, Any]:
    """All who sit at tables come at once, as after a break of the network; who is told to wait comes again."""
    crowd = Crowd(port)
    tables = sockets // 2
    await crowd.sign_in(tables)
    seated = asyncio.Semaphore(SITTING_DOWN)

    async def sit(place: int) -> str:
        async with seated:
            return (await crowd.table(place)).id

    ids = await asyncio.gather(*map(sit, range(tables)))
    told: Counter[str] = Counter()
    start = perf_counter()
    async with watched(port, newcomers=False) as seen:
        who = [(ids[place], person) for place in range(tables) for person in crowd.pair(place)]
        waits = await asyncio.gather(*(_come(crowd, table, person, told) for table, person in who))
        took = perf_counter() - start
    mark("end")
    await crowd.close()
    return {"inside": len(crowd.held), "seconds": took, "longest": max(waits), "told": dict(told)} | seen


async def _come(crowd: Crowd, table: str, person: httpx.AsyncClient, told: Counter[str]) -> float:
    """Again and again, until one is let in or gives up: after how many seconds."""
    start, luck = perf_counter(), Random(table)
    while (waited := perf_counter() - start) < PATIENCE:
        try:
            socket = await crowd.socket(table, person)
            first = msgspec.json.decode(await socket.recv())
        except (OSError, WebSocketException) as error:
            told[type(error).__name__] += 1
        else:
            told[first.get("code", first["tell"])] += 1
            if first["tell"] == "welcome":
                crowd.held.append(socket)
                return perf_counter() - start
        await asyncio.sleep(1 + luck.random())
    return waited


WORKS = {"play": play, "keep": keep, "storm": storm}

if __name__ == "__main__":
    port, work, given = sys.argv[1:]
    result = uvloop.run(WORKS[work](int(port), **msgspec.json.decode(given)))  # type: ignore[operator]
    print(msgspec.json.encode(result).decode(), flush=True)
