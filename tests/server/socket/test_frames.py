"""Frames of the socket: whole texts take a short way, all else that of the library, and nobody can tell which."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from coven.server.socket.frames import extent, framed
from tests.server.kit import Ears, Running

pytestmark = pytest.mark.anyio


def ping(name: str, **given: bool) -> bytes:
    return Frame(Opcode.TEXT, f'{{"say":"ping","id":"{name}"}}'.encode(), **given).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_texts_of_every_size_are_framed_as_the_library_does_it(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size)
    assert framed(frame.data) == frame.serialize(mask=False)
    for mask in (True, False):
        sent = frame.serialize(mask=mask)
        assert extent(sent) == (len(sent) - size, len(sent))
        assert extent(sent[:1]) is None


async def heard(ears: Ears, *names: str) -> None:
    for name in names:
        await ears.until("pong", id=name)


async def test_texts_in_pieces_and_several_at_once_are_heard_in_order(server: Running) -> None:
    async with server.guest("Ann") as ann, ann.socket(await ann.table()) as ears:
        last = ping("four")
        for byte in ping("slow"):
            ears.connection.transport.write(bytes([byte]))
        ears.connection.transport.write(ping("two") + ping("three") + last[:9])
        await heard(ears, "slow", "two", "three")
        ears.connection.transport.write(last[9:])
        await heard(ears, "four")


async def test_a_text_in_fragments_with_a_ping_between_is_heard(server: Running) -> None:
    async with server.guest("Ann") as ann, ann.socket(await ann.table()) as ears:
        parts = [b'{"say":"ping",', b'"id":"parts"}']
        frames = [Frame(Opcode.TEXT, parts[0], fin=False), Frame(Opcode.PING, b""), Frame(Opcode.CONT, parts[1])]
        ears.connection.transport.write(b"".join(frame.serialize(mask=True) for frame in frames) + ping("after"))
        await heard(ears, "parts", "after")


@pytest.mark.parametrize(
    "sent, code",
    [
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (b"\xc1" + ping("reserved")[1:], 1002),
        (ping("begun", fin=False) + ping("again"), 1002),
        (Frame(Opcode.TEXT, b"x" * 16_385).serialize(mask=True)[:20], 1009),
    ],
    ids=["no text", "no mask", "reserved bit", "two beginnings", "too long"],
)
async def test_frames_against_the_rules_end_the_connection(server: Running, sent: bytes, code: int) -> None:
    async with server.guest("Ann") as ann, ann.socket(await ann.table()) as ears:
        ears.connection.transport.write(sent + ping("more"))
        with pytest.raises(ConnectionClosed) as closed:
            await ears.until("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
