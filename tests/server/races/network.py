"""Two networks with a long wire between them, on this machine: kernels at both ends measure real round trips."""

import ctypes
import fcntl
import json
import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parent.parent.parent.parent
SERVER = "10.9.0.1"
NEW_NETWORK = 0x40000000
SET_DEVICE, DEVICE = 0x400454CA, 0x1001
"""Of /dev/net/tun: a device whose packets of IP a program reads and writes, without anything before them."""
LIBC = ctypes.CDLL(None, use_errno=True)

Made = TypeVar("Made")


class Unavailable(Exception):
    """This machine lets nobody make networks."""


class Network:
    """A network namespace with one device."""

    def __init__(self, *addresses: str) -> None:
        self._namespace = -1
        self.device = _in_thread(lambda: self._make(addresses))

    def _make(self, addresses: tuple[str, ...]) -> int:
        _check(LIBC.unshare(NEW_NETWORK))
        self._namespace = os.open(f"/proc/self/task/{threading.get_native_id()}/ns/net", os.O_RDONLY)
        device = os.open("/dev/net/tun", os.O_RDWR)
        fcntl.ioctl(device, SET_DEVICE, struct.pack("16sH22x", b"wire", DEVICE))
        for address in addresses:
            _ip("address", "add", f"{address}/24", "dev", "wire")
        _ip("link", "set", "wire", "up")
        return device

    def inside(self, make: Callable[[], Made]) -> Made:
        """What is made in this network stays there, such as a socket."""

        def made() -> Made:
            _check(LIBC.setns(self._namespace, NEW_NETWORK))
            return make()

        return _in_thread(made)

    def close(self) -> None:
        os.close(self.device)
        os.close(self._namespace)


class FarAway:
    """The server's network, and that of the players, each of whom has an address."""

    def __init__(self, server: Network, players: Network) -> None:
        self._server = server
        self._players = players

    def listen(self) -> socket.socket:
        def make() -> socket.socket:
            listening = socket.socket(proto=socket.IPPROTO_TCP)
            listening.bind((SERVER, 0))
            return listening

        return self._server.inside(make)

    def connect(self, address: str, port: int) -> socket.socket:
        """From the address of a player. It takes as long as the wire."""

        def make() -> socket.socket:
            own = socket.socket(proto=socket.IPPROTO_TCP)
            own.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            own.bind((address, 0))
            own.connect((SERVER, port))
            own.setblocking(False)
            return own

        return self._players.inside(make)


@contextmanager
def far_away(delays: dict[str, tuple[float, float]]) -> Iterator[FarAway]:
    """Players at these addresses; raises `Unavailable`."""
    with ExitStack() as stack:
        try:
            server, players = Network(SERVER), Network(*delays)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Unavailable(f"no networks of our own can be made here ({error})") from None
        stack.callback(server.close)
        stack.callback(players.close)
        devices = server.device, players.device
        command = [sys.executable, "-m", "tests.server.races.wire", *map(str, devices), json.dumps(delays)]
        wire = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, pass_fds=devices)
        stack.callback(wire.wait)
        stack.callback(wire.stdin.close if wire.stdin else wire.kill)
        yield FarAway(server, players)


def _in_thread(make: Callable[[], Made]) -> Made:
    """In a thread of its own, which alone moves to another network."""
    found: list[Made] = []
    failed: list[BaseException] = []

    def run() -> None:
        try:
            found.append(make())
        except BaseException as error:  # noqa: BLE001 - it is raised again
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]


def _check(result: int) -> None:
    if result != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def _ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True)
