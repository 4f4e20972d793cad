"""A real terminal with `coven` in it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE = 30
LINES, COLUMNS = 24, 80
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


class Terminal:
    """A pseudo-terminal: what is on it is read until something appears, never for some time."""

    def __init__(self, *arguments: object, module: str = "tests.cli.with_familiars") -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self.raw = ""
        self.read_to = 0
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"},
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
        if self.master >= 0:
            os.close(self.master)

    @property
    def shown(self) -> str:
        return ESCAPES.sub("", self.raw)

    def until(self, wanted: str) -> str:
        """What is shown from where the last reading ended to the end of `wanted`."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.shown[self.read_to :]:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            assert ready, f"no {wanted!r} in {self.shown[self.read_to :]!r}"
            self.raw += os.read(self.master, 4096).decode(errors="replace")
        start = self.read_to
        self.read_to = self.shown.index(wanted, start) + len(wanted)
        return self.shown[start : self.read_to]

    @property
    def screen(self) -> list[str]:
        """What stands on the screen, as far as nothing moves but the lines upwards."""
        return self.shown.split("\n")[-LINES:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> None:
        os.close(self.master)
        self.master = -1

    def end(self) -> tuple[int, str]:
        """The exit code, and what was complained of."""
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors.decode()
