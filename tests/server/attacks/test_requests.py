"""Requests without an end: headers, bodies and silence. Each has a most of bytes and of time, and then it is over."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack
from time import monotonic, sleep

import pytest

from tests.server.attacks.attacker import HANDSHAKE, LONGEST, Heard, connection, flood, listen
from tests.server.attacks.bystander import Bystander, bystander
from tests.server.attacks.target import Target, attacked

pytestmark = pytest.mark.anyio

KILOBYTE, MEGABYTE = 1 << 10, 1 << 20
TAKEN = 16 * MEGABYTE
"""More than systems keep of what nobody reads."""
SECONDS = 5.0
GET = b"GET /api/games HTTP/1.1\r\nHost: coven\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: coven\r\nContent-Type: application/json\r\n"


def send(target: Target, first: bytes, block: bytes = b"") -> Heard:
    """Something that makes sense, and then a great deal of the same."""
    with connection(target.port) as victim:
        victim.sendall(first)
        return flood(victim, block, SECONDS) if block else listen(victim)


ENDLESS = {
    "a header's value": (GET + b"X-Long: ", b"x"),
    "a header's name": (GET, b"x"),
    "headers": (GET, b"X: y\r\n"),
    "the address": (b"GET /", b"x"),
    "the method": (b"", b"G"),
    "empty lines": (b"", b"\r\n"),
    "a handshake's header": (HANDSHAKE.format(table="x", more="X-Long: ").encode().removesuffix(b"\r\n"), b"x"),
    "a body that was announced": (POST + b"Content-Length: 1000000000000\r\n\r\n", b"x"),
    "a body in pieces": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "the extension of a piece": (POST + b"Transfer-Encoding: chunked\r\n\r\n1;", b"x"),
    "trailers": (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n", b"X: y\r\n"),
    "a body for a page that takes none": (GET + b"Content-Length: 1000000000000\r\n\r\n", b"x"),
    "a body for nobody": (GET.replace(b"games", b"none") + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "requests in a row": (b"", GET + b"\r\n"),
}


@pytest.mark.parametrize("part", ENDLESS)
async def test_whatever_has_no_end_is_cut_off(part: str, target: Target, ann: Bystander) -> None:
    first, block = ENDLESS[part]
    before = target.memory()
    heard = await ann.endure(asyncio.to_thread(send, target, first, block))
    assert heard.closed
    assert heard.sent < TAKEN
    assert target.memory() - before < 10 * MEGABYTE


@pytest.mark.parametrize("size, status", [(15 * KILOBYTE, 200), (17 * KILOBYTE, 431), (MEGABYTE, 431)])
async def test_headers_have_a_most_of_bytes(size: int, status: int, target: Target) -> None:
    for header in (b"X-Long: " + b"x" * size + b"\r\n", b"X: yyyy\r\n" * (size // 9)):
        heard = await asyncio.to_thread(send, target, GET + b"Connection: close\r\n" + header + b"\r\n")
        assert heard.data.startswith(b"HTTP/1.1 %d " % status), heard.data[:80]


async def test_a_handshake_with_headers_that_are_too_long_is_answered(target: Target, ann: Bystander) -> None:
    """The library that reads handshakes has lower limits of its own."""
    for more in (f"X-Long: {'x' * 9_000}\r\n", "X: y\r\n" * 200):
        handshake = HANDSHAKE.format(table=ann.table, more=more).encode()
        heard = await asyncio.to_thread(send, target, handshake)
        assert heard.closed
        assert heard.data.startswith(b"HTTP/1.1 431 ")


# Silence

QUICK = {"head_time": 1_000, "body_time": 1_000, "idle_time": 1_000, "unread_time": 1_000}
FILES_OF_ITS_OWN = 20
"""Of the database, opened meanwhile."""
DROPPED = 10.0
"""Seconds in which all that is silent must have been dropped, with times of one."""
SILENT = {
    "who says nothing": b"",
    "who says half a header": GET,
    "who sends half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "who sends half of a piece": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nx",
    "who has got an answer": GET + b"\r\n",
}


def go_silent(target: Target, first: bytes) -> Heard:
    with connection(target.port) as victim:
        victim.sendall(first)
        return listen(victim, DROPPED)


@pytest.fixture(scope="module")
async def impatient(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Target, Bystander]]:
    """A server that gives everybody a second, and somebody who plays there."""
    database = tmp_path_factory.mktemp("impatient") / "coven.sqlite3"
    async with attacked(database, **QUICK) as target, bystander(target) as ann:
        yield target, ann


@pytest.mark.parametrize("who", SILENT)
async def test_whoever_goes_silent_is_dropped(who: str, impatient: tuple[Target, Bystander]) -> None:
    target, ann = impatient
    assert (await ann.endure(asyncio.to_thread(go_silent, target, SILENT[who]))).closed


def trickle(target: Target, number: int) -> int:
    """So many sockets that send a byte of a header now and then; how many are left when they should be gone."""
    with ExitStack() as stack:
        victims = [stack.enter_context(connection(target.port)) for _ in range(number)]
        for victim in victims:
            victim.sendall(GET + b"X-Slow: ")
        until = monotonic() + DROPPED
        while victims and monotonic() < until:
            sleep(0.3)
            victims = [victim for victim in victims if _takes_a_byte(victim)]
        return len(victims)


def _takes_a_byte(victim: socket.socket) -> bool:
    victim.setblocking(False)
    try:
        victim.send(b"x")
        return bool(victim.recv(KILOBYTE))
    except BlockingIOError:
        return True
    except OSError:
        return False


async def test_500_slow_sockets_are_all_dropped(impatient: tuple[Target, Bystander]) -> None:
    target, ann = impatient
    before = target.open_files()
    assert await ann.endure(asyncio.to_thread(trickle, target, 500)) == 0
    async with asyncio.timeout(LONGEST):
        while target.open_files() > before + FILES_OF_ITS_OWN:
            await asyncio.sleep(0.05)


def ask_and_not_read(target: Target) -> bool:
    """Many requests for something long; whether the server has hung up on one who reads none of the answers."""
    with connection(target.port, buffer=4 * KILOBYTE) as victim:
        long = GET.replace(b"/api/games", b"/api/openapi.json") + b"\r\n"
        return flood(victim, long, DROPPED, reads=False).closed


async def test_answers_that_are_not_read_are_given_up(impatient: tuple[Target, Bystander]) -> None:
    target, ann = impatient
    assert await ann.endure(asyncio.to_thread(ask_and_not_read, target))


# What must go on working


async def test_a_slow_but_steady_body_is_taken(target: Target) -> None:
    def slowly() -> bytes:
        body = b'{"name":"Slow"}'
        with connection(target.port) as victim:
            victim.sendall(POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body))
            for byte in body:
                victim.sendall(bytes([byte]))
                sleep(0.02)
            return listen(victim).data

    assert (await asyncio.to_thread(slowly)).startswith(b"HTTP/1.1 201 ")


async def test_requests_that_come_together_are_answered_one_after_the_other(target: Target) -> None:
    heard = await asyncio.to_thread(send, target, (GET + b"\r\n") * 3 + GET + b"Connection: close\r\n\r\n")
    assert heard.data.count(b"HTTP/1.1 200 ") == 4
