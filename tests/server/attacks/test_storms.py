"""Thousands come at once, or attack in every way for minutes: whoever was there before goes on."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.server.attacks.attacker import Heard
from tests.server.attacks.bystander import bystander
from tests.server.attacks.target import ROOT, Target, attacked
from tests.server.attacks.test_floods import FLOODS, MEGABYTE, attack
from tests.server.attacks.test_requests import ENDLESS, GET, SILENT, go_silent, send

pytestmark = pytest.mark.anyio

ROOM = {"most_connections": 10_000, "most_sockets": 10_000, "most_own_sockets": 10_000, "requests": 10_000}
AT_ONCE = 8
"""Attackers."""


@pytest.mark.parametrize(
    "number, most_arriving", [(150, 20), pytest.param(4_000, 500, marks=pytest.mark.soak)], ids=["short", "long"]
)
async def test_all_who_come_at_once_are_let_in_and_players_go_on(
    database: Path, number: int, most_arriving: int
) -> None:
    async with (
        attacked(database, **ROOM, most_arriving=most_arriving) as target,
        bystander(target) as ann,
        target.visitor() as bob,
    ):
        await bob.post("/api/guests", name="Bob")
        command = [sys.executable, "-m", "tests.server.attacks.newcomers", str(target.port), ann.table]
        command += [bob.http.cookies["coven"], str(number)]
        coming = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
        assert await ann.endure(coming.wait()) == 0
        assert (await bob.get("/health")).status_code == 200


@pytest.mark.soak
@pytest.mark.parametrize("minutes", [2])
async def test_all_attacks_together_for_minutes(database: Path, minutes: int) -> None:
    async with attacked(database, head_time=1_000, body_time=1_000) as target, bystander(target) as ann:
        warm, until = target.memory(), monotonic() + 60 * minutes

        async def attacker(number: int) -> list[Heard]:
            luck, heard = Random(f"attacker {number}"), []
            while monotonic() < until:
                heard.append(await luck.choice(ways(target, ann.table, luck))())
            return heard

        found = await ann.endure(asyncio.gather(*map(attacker, range(AT_ONCE))))
        assert all(heard.closed for each in found for heard in each)
        assert target.memory() - warm < 50 * MEGABYTE


def ways(target: Target, table: str, luck: Random) -> list[Callable[[], Awaitable[Heard]]]:
    """To hurt a server without a name."""
    flood, (first, block) = luck.choice([*FLOODS.values()]), luck.choice([*ENDLESS.values()])
    silence = luck.choice([each for each in SILENT.values() if each in (b"", GET)])
    return [
        lambda: asyncio.to_thread(attack, target, table, flood),
        lambda: asyncio.to_thread(send, target, first, block),
        lambda: asyncio.to_thread(go_silent, target, silence),
    ]
