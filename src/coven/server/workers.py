"""Several processes behind one port: a parent that holds the sockets, starts workers, and replaces those that die."""

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import structlog
import uvicorn

from coven.server.config import Settings
from coven.server.metrics import forget_process, share_numbers
from coven.server.socket.hand_over import HandOver, doors

MakeServer = Callable[[Settings, HandOver], uvicorn.Server]
SHORT_LIFE = 1.0
"""Seconds. Who dies sooner than this is replaced only after as long a pause."""
LONGEST_FAREWELL = 20.0
STARTUP_FAILURE = 3
"""How a worker ends that could not even start."""

log = structlog.get_logger()


class Supervisor:
    """Each worker has a socket of its own on the same port, among which the system spreads connections.

    The parent keeps them open, so that who connects while a worker is replaced waits instead of being refused.
    """

    def __init__(self, settings: Settings, make_server: MakeServer) -> None:
        self._settings = settings
        self._make_server = make_server
        self._sockets: list[socket.socket] = []
        self._running: dict[int, tuple[int, float]] = {}
        self._stopping = threading.Event()
        self._ever_replaced = False
        self._lifeline = os.pipe()
        self._doors = doors(settings.workers)

    def run(self) -> None:
        """Until told to stop, or until a first worker cannot start."""
        self._sockets = listen(self._settings.host, self._settings.port, self._settings.workers)
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        with share_numbers():
            for place in range(len(self._sockets)):
                self._start(place)
            log.info("serving", host=self._settings.host, port=self.port, workers=len(self._sockets))
            failed = self._replace_until_stopped()
            self._wait_for_all()
        if failed:
            sys.exit(STARTUP_FAILURE)

    @property
    def port(self) -> int:
        return int(self._sockets[0].getsockname()[1])

    def _start(self, place: int) -> None:
        child = os.fork()
        if child:
            self._running[child] = place, time.monotonic()
            log.info("worker started", pid=child)
            return
        status = 1
        try:
            status = self._work(place)
        finally:
            os._exit(status)

    def _work(self, place: int) -> int:
        """A worker's whole life. It stops when the parent does, however that ends."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, signal.SIG_DFL)
        os.close(self._lifeline[1])
        threading.Thread(target=_stop_with_parent, args=(self._lifeline[0],), daemon=True).start()
        server = self._make_server(self._settings, HandOver(place, self._doors))
        try:
            server.run(sockets=[self._sockets[place]])
        except KeyboardInterrupt:
            return 0
        except SystemExit:  # uvicorn's way of saying that it could not start
            return STARTUP_FAILURE
        return 0 if server.started else STARTUP_FAILURE

    def _replace_until_stopped(self) -> bool:
        """Whether it ended because a worker could not start."""
        while True:
            child, status = os.wait()
            place, since = self._running.pop(child)
            if self._stopping.is_set():
                return False
            log.warning("worker died", pid=child, status=os.waitstatus_to_exitcode(status))
            lived = time.monotonic() - since
            if os.waitstatus_to_exitcode(status) == STARTUP_FAILURE and not self._ever_replaced:
                self._stop(signal.SIGTERM, None)
                return True
            forget_process(child)
            self._ever_replaced = True
            if lived < SHORT_LIFE:
                self._stopping.wait(SHORT_LIFE)
            if self._stopping.is_set():
                return False
            self._start(place)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._stopping.set()
        for child in tuple(self._running):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)

    def _wait_for_all(self) -> None:
        until = time.monotonic() + LONGEST_FAREWELL
        while self._running and time.monotonic() < until:
            child, _ = os.waitpid(-1, os.WNOHANG)
            if child:
                self._running.pop(child, None)
            else:
                time.sleep(0.02)
        for child in self._running:
            log.warning("worker does not stop", pid=child)
            os.kill(child, signal.SIGKILL)


def listen(host: str, port: int, number: int) -> list[socket.socket]:
    """So many sockets on one port; TCP is named, or asyncio leaves Nagle on and each answer waits 40 ms."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found: list[socket.socket] = []
    for _ in range(number):
        each = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        each.bind((host, port))
        each.listen(2048)
        port = each.getsockname()[1]
        found.append(each)
    return found


def _stop_with_parent(lifeline: int) -> None:
    """Nothing is ever written into the pipe: it ends with the parent."""
    os.read(lifeline, 1)
    os.kill(os.getpid(), signal.SIGTERM)
