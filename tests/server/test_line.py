"""What a socket's kernel, or a trusted proxy, says of its line."""

import socket
from collections.abc import Iterator
from typing import Any

import pytest

from coven.server import line
from coven.server.config import Settings
from coven.server.line import EXTENSION, Line, Shown, line_of, read_kernel

PROXIED = Settings(line_header="X-Round-Trip")


@pytest.fixture
def accepted() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as there:
        here, _ = door.accept()
        with here:
            here.send(b"hello")
            there.recv(5)
            yield here


def scope(accepted: socket.socket, client: tuple[str, int] | None = None, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"headers": named, "client": client or accepted.getpeername(), "extensions": {EXTENSION: accepted}}


def test_a_direct_line_is_measured_by_the_kernel(accepted: socket.socket) -> None:
    shown = line_of(scope(accepted), Settings())()
    assert shown is not None
    assert shown.usual is not None
    assert 0 <= shown.best <= shown.usual < 1_000


class Recorded:
    """A socket whose kernel says what one said once: 20.4 ms at best, and then no better than 61 ms."""

    def __init__(self, *answers: bytes) -> None:
        self._answers = list(answers)

    def getsockopt(self, *_: int) -> bytes:
        return self._answers.pop(0)


def info(smoothed: int, best: int) -> bytes:
    return bytes(68) + smoothed.to_bytes(4, "little") + bytes(76) + best.to_bytes(4, "little")


def test_the_best_trip_of_a_line_is_not_forgotten() -> None:
    """Linux forgets after five minutes, in which a program can make its kernel acknowledge late."""
    read = Line(Recorded(info(21_100, 20_400), info(62_000, 61_000)))
    assert read() == Shown(20, 22)
    assert read() == Shown(20, 62)


def test_no_number_is_no_line() -> None:
    assert read_kernel(Recorded(info(0, 0xFFFFFFFF))) is None
    assert read_kernel(Recorded(bytes(104))) is None  # an old kernel
    with socket.socket(socket.AF_UNIX) as local:
        assert read_kernel(local) is None
    assert line_of({"headers": []}, Settings())() is None


def test_other_systems_have_no_such_number(accepted: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "TCP_INFO", None)
    assert read_kernel(accepted) is None


def test_a_trusted_proxy_says_how_far_away_a_player_is(accepted: socket.socket) -> None:
    far = scope(accepted, ("198.51.100.7", 0), x_forwarded_for="198.51.100.7", x_round_trip="203456")
    assert line_of(far, PROXIED)() == Shown(203)
    assert line_of(far, Settings())() is None  # nobody has set up the proxy to say so: a player may have written it


@pytest.mark.parametrize("said", ["", "-5", "2e5", "²", "9" * 5_000])
def test_nonsense_of_a_proxy_is_no_line(accepted: socket.socket, said: str) -> None:
    headers = [(b"x-round-trip", said.encode("utf-8"))]
    assert line_of(scope(accepted, ("198.51.100.7", 0)) | {"headers": headers}, PROXIED)() is None


def test_nobody_but_a_trusted_proxy_is_believed(accepted: socket.socket) -> None:
    direct = scope(accepted, x_round_trip="203456")
    shown = line_of(direct, PROXIED)()
    assert shown is not None
    assert shown.best < 200
    unknown_proxy = scope(accepted, x_forwarded_for="198.51.100.7", x_round_trip="203456")
    assert line_of(unknown_proxy, PROXIED)() is None
