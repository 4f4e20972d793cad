"""Work that takes long, as much of it as the limits allow: those who want something else do not wait for it."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
import pytest

from tests.server.attacks.attacker import ADDRESSES
from tests.server.attacks.bystander import MARGIN, Bystander
from tests.server.attacks.target import Target
from tests.server.kit import Visitor

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[2] / "golden"
LONG = (GOLDEN / "hocus_pocus" / "two-at-random.jsonl").read_text("utf-8")
AT_ONCE = 60
"""As many records as one address may send in a minute."""
SIGN_INS = 4
MOST_TIMES_CALM = 5


async def sign_in(somebody: Visitor) -> float:
    start = perf_counter()
    answer = await somebody.post("/api/session", name="Nobody", password="long enough")
    assert answer.status_code == 403, answer.text
    return perf_counter() - start


Asked = list[asyncio.Task[httpx.Response]]


async def flood(strangers: Iterable[Visitor], path: str, number: int) -> Asked:
    """All at once; returns when the first answer is there, and the others are in the queue."""
    wishes = [each.post(path, record=LONG) for each in strangers for _ in range(number)]
    asked = [asyncio.ensure_future(wish) for wish in wishes]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    return asked


async def test_records_do_not_keep_anybody_from_signing_in(target: Target, ann: Bystander) -> None:
    bob, *others = [target.visitor(next(ADDRESSES)) for _ in range(4)]
    async with bob, others[0], others[1], others[2]:
        calm = median([await sign_in(bob) for _ in range(SIGN_INS)])
        asked = await flood(others, "/api/records", AT_ONCE)
        busy = await ann.endure(sign_in(bob))
        assert not all(each.done() for each in asked)
        assert busy < MOST_TIMES_CALM * calm + MARGIN
        answers = await asyncio.gather(*asked)
    assert {answer.status_code for answer in answers} == {200, 503}
    refused = [answer for answer in answers if answer.status_code == 503]
    assert all(int(answer.headers["Retry-After"]) >= 1 for answer in refused)


async def test_whoever_sends_one_record_gets_a_turn_among_those_who_send_many(target: Target) -> None:
    async with (
        target.visitor(next(ADDRESSES)) as one,
        target.visitor(next(ADDRESSES)) as two,
        target.visitor(next(ADDRESSES)) as bob,
    ):
        asked = await flood((one, two), "/api/records", AT_ONCE)
        assert (await bob.post("/api/records", record=LONG)).status_code == 200
        assert not all(each.done() for each in asked)
        await asyncio.gather(*asked)
