"""Frames by the book (RFC 6455), case by case as the Autobahn suite has them.

What is right is understood, what is wrong ends the connection with a code that says why.
"""

import asyncio
import json
import socket

import pytest

from tests.server.attacks.attacker import (
    BINARY,
    CLOSE,
    CONT,
    PING,
    PONG,
    TEXT,
    Told,
    flood,
    frame,
    listen,
    read_frames,
    upgraded,
)
from tests.server.attacks.bystander import Bystander
from tests.server.attacks.target import Target

pytestmark = pytest.mark.anyio

MOST = 16 * 1024
"""Bytes of a message."""
PROTOCOL_ERROR, NO_TEXT, TOO_BIG = 1002, 1007, 1009
MASK = b"\x12\x34\x56\x78"
LAST = "the last"


def say(id_: str, size: int = 0) -> bytes:
    """A ping of Coven's, filled up with spaces."""
    return f'{{"say":"ping","id":"{id_}"}}'.encode().ljust(size)


def text(id_: str, size: int = 0) -> bytes:
    return frame(TEXT, say(id_, size), mask=MASK)


def converse(target: Target, table: str, pieces: list[bytes]) -> list[Told]:
    """All that is answered until a last message is, or the server hangs up."""
    with upgraded(target.port, table) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in [*pieces, text(LAST)]:
            opened.sendall(piece)
        data = b""
        while not any(LAST in ids([told]) for told in read_frames(data)) and (piece := opened.recv(1 << 16)):
            data += piece
        return read_frames(data)


def ids(heard: list[Told]) -> list[str]:
    """Of all of Coven's pongs."""
    told = [json.loads(each.data) for each in heard if each.opcode == TEXT]
    return [each["id"] for each in told if each["tell"] == "pong"]


def closing(heard: list[Told]) -> list[int]:
    return [told.code for told in heard if told.opcode == CLOSE]


UNDERSTOOD = {
    "sizes around the first limit": ([text(f"{size}", size) for size in (124, 125, 126, 127, 128)], 5),
    "the largest message": ([text("largest", MOST)], 1),
    "byte by byte": ([bytes([byte]) for byte in text("slow")], 1),
    "a frame and a half, and the rest": ([text("one") + text("two")[:9], text("two")[9:]], 2),
    "many at once": ([b"".join(text(f"{number}") for number in range(50))], 50),
    "a size in two bytes for which one is enough": ([frame(TEXT, say("long"), size_bytes=2)], 1),
    "a size in eight bytes for which one is enough": ([frame(TEXT, say("longer"), size_bytes=8)], 1),
    "two fragments": ([frame(TEXT, say("parts")[:9], fin=False), frame(CONT, say("parts")[9:])], 1),
    "empty fragments around": ([frame(TEXT, fin=False), frame(CONT, say("void"), fin=False), frame(CONT)], 1),
    "fragments of a byte": (
        [
            frame(TEXT, fin=False),
            *(frame(CONT, bytes([byte]), fin=False, mask=MASK) for byte in say("bytes")),
            frame(CONT),
        ],
        1,
    ),
    "a ping between fragments": (
        [frame(TEXT, say("parts")[:9], fin=False), frame(PING, b"now"), frame(CONT, say("parts")[9:])],
        1,
    ),
    "UTF-8 in two fragments, cut in a character": (
        [frame(TEXT, say("é")[:21], fin=False), frame(CONT, say("é")[21:])],
        1,
    ),
    "characters of all lengths": ([text("zé…🂡")], 1),
    "a pong that nobody asked for": ([frame(PONG, b"unasked")], 0),
}


@pytest.mark.parametrize("case", UNDERSTOOD)
async def test_what_is_right_is_understood(case: str, target: Target, ann: Bystander) -> None:
    pieces, answers = UNDERSTOOD[case]
    heard = await asyncio.to_thread(converse, target, ann.table, pieces)
    assert len(ids(heard)) == answers + 1
    assert ids(heard)[-1] == LAST


@pytest.mark.parametrize("data", [b"", b"ping", b"\x00\xff\xfe", b"x" * 125])
async def test_a_ping_is_answered_with_what_it_carries(data: bytes, target: Target, ann: Bystander) -> None:
    heard = await asyncio.to_thread(converse, target, ann.table, [frame(PING, data, mask=MASK)])
    assert [told.data for told in heard if told.opcode == PONG] == [data]


async def test_a_ping_between_fragments_is_answered_at_once(target: Target, ann: Bystander) -> None:
    pieces, _ = UNDERSTOOD["a ping between fragments"]
    heard = await asyncio.to_thread(converse, target, ann.table, pieces)
    kinds = [told.opcode for told in heard if told.opcode == PONG or ids([told]) == ["parts"]]
    assert kinds == [PONG, TEXT]


BEGUN = frame(TEXT, b"{", fin=False)
WRONG_TEXTS = {
    "a lone second byte": b"\x80",
    "a first byte alone": b"\xc3",
    "an overlong slash": b"\xc0\xaf",
    "an overlong slash of three bytes": b"\xe0\x80\xaf",
    "half a surrogate pair": b"\xed\xa0\x80",
    "beyond the last character": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "a byte that never is": b"\xff",
    "cut in the middle": "…".encode()[:2],
}
BROKEN = {
    **{f"reserved bits {bits}": (frame(TEXT, say("x"), reserved=bits), PROTOCOL_ERROR) for bits in range(1, 8)},
    "a ping with a reserved bit": (frame(PING, reserved=4), PROTOCOL_ERROR),
    "a close with a reserved bit": (frame(CLOSE, b"\x03\xe8", reserved=1), PROTOCOL_ERROR),
    **{f"opcode {code}": (frame(code, b"x"), PROTOCOL_ERROR) for code in (*range(3, 8), *range(11, 16))},
    "a text without a mask": (frame(TEXT, say("x"), mask=None), PROTOCOL_ERROR),
    "a ping without a mask": (frame(PING, mask=None), PROTOCOL_ERROR),
    "a ping in fragments": (frame(PING, b"x", fin=False), PROTOCOL_ERROR),
    "a pong in fragments": (frame(PONG, b"x", fin=False), PROTOCOL_ERROR),
    "a close in fragments": (frame(CLOSE, b"\x03\xe8", fin=False), PROTOCOL_ERROR),
    "a ping that is too long": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "a pong that is too long": (frame(PONG, b"x" * 126), PROTOCOL_ERROR),
    "a close that is too long": (frame(CLOSE, b"\x03\xe8" + b"x" * 124), PROTOCOL_ERROR),
    "an end without a beginning": (frame(CONT, b"x"), PROTOCOL_ERROR),
    "a middle without a beginning": (frame(CONT, b"x", fin=False), PROTOCOL_ERROR),
    "two beginnings": (BEGUN + BEGUN, PROTOCOL_ERROR),
    "a whole text within another": (BEGUN + text("x"), PROTOCOL_ERROR),
    "binary within a text": (BEGUN + frame(BINARY, b"x"), PROTOCOL_ERROR),
    "an end after the end": (BEGUN + frame(CONT, b"}") + frame(CONT, b"}"), PROTOCOL_ERROR),
    **{f"no text: {name}": (frame(TEXT, data), NO_TEXT) for name, data in WRONG_TEXTS.items()},
    **{
        f"no text in fragments: {name}": (frame(TEXT, b'"', fin=False) + frame(CONT, data), NO_TEXT)
        for name, data in WRONG_TEXTS.items()
    },
    **{
        f"declared {size} bytes": (frame(TEXT, b"x" * 20, declared=size, size_bytes=8 if size > 65_535 else 2), TOO_BIG)
        for size in (MOST + 1, 20_000, 65_535, 65_536, 1 << 31, 1 << 40, (1 << 63) - 1)
    },
    "binary that is too long": (frame(BINARY, b"x", declared=MOST + 1, size_bytes=8), TOO_BIG),
    "fragments that are too long together": (
        frame(TEXT, b"x" * 10_000, fin=False) + frame(CONT, b"x" * 10_000),
        TOO_BIG,
    ),
}


@pytest.mark.parametrize("case", BROKEN)
async def test_what_is_wrong_ends_the_connection(case: str, target: Target, ann: Bystander) -> None:
    """At once, with a code that says why; nothing that follows is understood."""
    sent, code = BROKEN[case]
    heard = await asyncio.to_thread(converse, target, ann.table, [sent])
    assert closing(heard) == [code]
    assert LAST not in ids(heard)


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2) + reason)


FINE_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
WRONG_CODES = (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)
FAREWELLS = {
    **{f"code {code}": (close(code), code) for code in FINE_CODES},
    "a reason": (close(1000, b"good night"), 1000),
    "the longest reason": (close(1000, b"x" * 123), 1000),
    **{f"code {code} that nobody may send": (close(code), PROTOCOL_ERROR) for code in WRONG_CODES},
    "half a code": (frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    "a reason that is no text": (close(1000, b"\xff"), NO_TEXT),
}


@pytest.mark.parametrize("case", FAREWELLS)
async def test_a_farewell_is_returned_and_ends_the_connection(case: str, target: Target, ann: Bystander) -> None:
    sent, code = FAREWELLS[case]
    heard = await asyncio.to_thread(converse, target, ann.table, [sent])
    assert closing(heard) == [code]
    assert LAST not in ids(heard)


async def test_a_farewell_without_a_code_is_returned_without_one(target: Target, ann: Bystander) -> None:
    heard = await asyncio.to_thread(converse, target, ann.table, [frame(CLOSE)])
    assert [told.data for told in heard if told.opcode == CLOSE] == [b""]


async def test_a_frame_that_is_too_long_is_refused_before_it_has_arrived(target: Target, ann: Bystander) -> None:
    """Its head is enough: the server neither waits for the rest nor takes it."""

    def announce() -> list[Told]:
        with upgraded(target.port, ann.table) as opened:
            opened.sendall(frame(TEXT, declared=1 << 40))
            return read_frames(listen(opened).data)

    def go_on() -> int:
        with upgraded(target.port, ann.table) as opened:
            opened.sendall(frame(TEXT, declared=1 << 40))
            return flood(opened, b"x", 5).sent

    assert closing(await asyncio.to_thread(announce)) == [TOO_BIG]
    assert await ann.endure(asyncio.to_thread(go_on)) < 1 << 24
