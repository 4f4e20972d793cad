"""Processes that are measured, and how much of the machine they have used, as Linux tells."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> Iterator[int]:
    """A process and all that came of it."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            yield from family(int(child))


def cpu(pid: int) -> float:
    """Seconds that a process and its family have computed."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def memory(pid: int) -> int:
    """Bytes that a process and its family have in memory and share with nobody: `Pss` where it may be read."""
    total = 0
    for each in family(pid):
        try:
            lines = Path(f"/proc/{each}/smaps_rollup").read_text().splitlines()
            total += next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
        except OSError:
            total += int(Path(f"/proc/{each}/statm").read_text().split()[1]) * PAGE
    return total


@contextmanager
def serving(command: list[str], port: int, folder: Path) -> Iterator[int]:
    """A server while it answers."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.05)
        time.sleep(2)  # several workers listen before the last of them is ready
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


class Driven:
    """A load generator that stops at its marks while the server is looked at."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def cpu(self) -> float:
        """Seconds that the load generator itself has computed: near one core, it measures itself."""
        return cpu(self._process.pid)

    def run(self, look: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """What was seen at each mark, and what the load generator found."""
        seen: dict[str, Any] = {}
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                self._process.wait(30)
                return seen, msgspec.json.decode(line)
            seen[line.strip()] = look()
            self._process.stdin.write("\n")
            self._process.stdin.flush()
        raise RuntimeError("the load generator failed")
