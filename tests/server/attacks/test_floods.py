"""One socket that sends more frames than anybody can need, of every kind: it is told so and hung up on."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.attacks.attacker import (
    BINARY,
    CLOSE,
    CONT,
    PING,
    PONG,
    TEXT,
    Heard,
    flood,
    frame,
    read_frames,
    upgraded,
)
from tests.server.attacks.bystander import Bystander, bystander
from tests.server.attacks.target import Target, attacked

pytestmark = pytest.mark.anyio

SECONDS = 5.0
TOO_FAST = 4429
MEGABYTE = 1 << 20
BEGUN = frame(TEXT, b"{", fin=False)
FLOODS = {
    "empty texts": frame(TEXT),
    "short texts": frame(TEXT, b"7"),
    "pings of the protocol": frame(TEXT, b'{"say":"ping","id":"x"}'),
    "texts that are long": frame(TEXT, b'{"say":"chat","id":"x","text":"' + b"x" * 16_000 + b'"}'),
    "binary": frame(BINARY, b"x"),
    "pings": frame(PING),
    "long pings": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
}


def attack(target: Target, table: str, block: bytes, first: bytes = b"", reads: bool = True) -> Heard:
    with upgraded(target.port, table) as victim:
        victim.sendall(first)
        return flood(victim, block, SECONDS, reads=reads)


def assert_sent_away(heard: Heard) -> None:
    """With a farewell for programs, and a close frame for libraries."""
    frames = read_frames(heard.data)
    texts = [json.loads(told.data) for told in frames if told.opcode == TEXT]
    assert heard.closed
    assert texts[-1] == {"tell": "bye", "reason": "too-fast"}
    assert [told.code for told in frames if told.opcode == CLOSE] == [TOO_FAST]


@pytest.mark.parametrize("kind", FLOODS)
async def test_whoever_sends_too_many_frames_is_sent_away(kind: str, target: Target, ann: Bystander) -> None:
    heard = await ann.endure(asyncio.to_thread(attack, target, ann.table, FLOODS[kind]))
    assert_sent_away(heard)


async def test_a_message_in_endless_empty_pieces_is_a_flood_too(target: Target, ann: Bystander) -> None:
    pieces = frame(CONT, fin=False)
    heard = await ann.endure(asyncio.to_thread(attack, target, ann.table, pieces, BEGUN))
    assert_sent_away(heard)


async def test_a_flood_over_many_sockets_ends_as_well(target: Target, ann: Bystander) -> None:
    floods = [asyncio.to_thread(attack, target, ann.table, frame(PING)) for _ in range(20)]
    for heard in await ann.endure(asyncio.gather(*floods)):
        assert_sent_away(heard)


async def test_a_flood_of_pings_by_one_who_does_not_read_takes_no_memory(target: Target, ann: Bystander) -> None:
    before = target.memory()
    block = frame(PING, b"x" * 125)
    heard = await ann.endure(asyncio.to_thread(attack, target, ann.table, block, reads=False))
    assert heard.closed
    assert target.memory() - before < 10 * MEGABYTE


async def test_answers_that_nobody_reads_are_few(database: Path) -> None:
    """However much one may ask for: what waits for one who does not read is bounded in bytes."""
    plenty = 10_000_000
    async with attacked(database, requests=plenty, frames=plenty) as target, bystander(target) as ann:
        before = target.memory()
        for block in (frame(PING, b"x" * 125), frame(TEXT, b'{"say":"ping","id":"' + b"x" * 60 + b'"}')):
            await asyncio.to_thread(attack, target, ann.table, block, reads=False)
        assert target.memory() - before < 20 * MEGABYTE


async def test_who_plays_on_quickly_is_not_taken_for_a_flood(target: Target, ann: Bystander) -> None:
    """As many messages at once as the limit allows are all obeyed."""
    async with target.visitor() as bob:
        await bob.post("/api/guests", name="Bob")
        async with bob.socket(ann.table) as ears:
            for number in range(200):
                await ears.say(say="ping", id=f"p{number}")
            await ears.until("pong", id="p199")
