"""What is typed, a line or a key at a time, and what ends it."""

import contextlib
import io
import os
import select
import signal
import sys
from collections.abc import Iterator
from time import sleep
from types import FrameType

from coven.cli.screen import Screen

if sys.platform != "win32":
    import termios
    import tty


ARROWS = {"C": "→", "D": "←"}
ESCAPE = "\x1b"
INTRODUCERS = {"[", "O"}
"""What follows `ESCAPE` where it begins a key; parameters and a letter or ~ follow them."""
TOGETHER = 0.05
"""Seconds: the bytes of one key come faster than anybody types."""


class Hangup(Exception):
    """The terminal was closed, or somebody asked the process to end."""


class Quit(Exception):
    """Somebody typed q."""


class Keyboard:
    """Standard input, typed by a person or piped in."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.kept = b""
        """What has been read beyond the last line."""

    def line(self, question: str) -> str:
        """The next line, after a question. Raises `EOFError` where there is none."""
        return self.line_within(question, None) or ""

    def line_within(self, question: str, seconds: float | None) -> str | None:
        """The same; nothing if the line is not there in time."""
        self.screen.print(question, end=" ", style="bold", markup=False)
        try:
            return self._next_line(seconds)
        except (KeyboardInterrupt, EOFError):
            self.screen.print()
            raise

    def _next_line(self, seconds: float | None) -> str | None:
        if sys.platform == "win32" or isinstance(sys.stdin, io.StringIO):
            return self._typed(sys.stdin.readline().encode())
        while b"\n" not in self.kept:
            if not wait_for_input(seconds):
                self._forget()
                return None
            read = os.read(sys.stdin.fileno(), 4096)
            if not read:
                raise EOFError
            self.kept += read
        line, _, self.kept = self.kept.partition(b"\n")
        return self._typed(line + b"\n")

    def _typed(self, read: bytes) -> str:
        """A line as it is meant. What did not come from a terminal is shown, as a terminal would have."""
        if not read:
            raise EOFError
        line = read.decode(errors="replace").strip()
        if not sys.stdin.isatty():
            self.screen.print(line, markup=False)
        return line

    def _forget(self) -> None:
        """What is half typed when time is up belongs to nothing."""
        self.screen.print()
        if sys.platform != "win32" and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def rest(self, seconds: float) -> None:
        """Let time pass, where somebody sits at a terminal."""
        if sys.stdin.isatty():
            sleep(seconds)

    def key(self, question: str) -> str:
        """One key that needs no Enter, where the terminal can do that; a number is read with its Enter."""
        if sys.platform == "win32":
            return self.line(question)
        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
            self.screen.print(question, end=" ", style="bold", markup=False)
            return _key_or_number()
        finally:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
            self.screen.print()


def _key_or_number() -> str:
    """Digits up to the next other key, or any one other key."""
    typed = ""
    while True:
        key = _key()
        if not key.isdecimal():
            return typed or key
        typed += key
        os.write(sys.stdout.fileno(), key.encode())


def _key() -> str:
    """One key, also where a terminal sends several bytes for it."""
    wait_for_input(None)
    key = _byte()
    if key in {"", "\x04"}:
        raise EOFError
    if key == ESCAPE and wait_for_input(TOGETHER) and _byte() in INTRODUCERS:
        while not (key := _byte()).isalpha() and key not in {"", "~"}:
            pass
        return ARROWS.get(key, ESCAPE)
    return key


def _byte() -> str:
    return os.read(sys.stdin.fileno(), 1).decode(errors="replace")


def wait_for_input(seconds: float | None) -> bool:
    """Whether there is something to read in time. A signal ends the waiting even if it came just before it began."""
    woken, waker = os.pipe()
    os.set_blocking(waker, False)
    before = signal.set_wakeup_fd(waker)
    try:
        ready, _, _ = select.select([sys.stdin, woken], [], [], seconds if seconds is None else max(seconds, 0))
        return woken in ready or sys.stdin in ready
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(waker)


@contextlib.contextmanager
def hangups() -> Iterator[None]:
    """Inside, a closed terminal or a request to end is a `Hangup` that can be caught."""

    def hang_up(number: int, frame: FrameType | None) -> None:
        raise Hangup

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, hang_up) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
