"""Which part of a move the processor works for: a look at the server's own stack every two milliseconds of its time."""

import signal
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec

EVERY = 0.002
PARTS = {
    "what each seat sees, is offered and is sent, as JSON": ("play/timeline.py:_show",),
    "the rules carry it out, on a copy": ("play/timeline.py:",),
    "it is written, with its share of a transaction": ("server/store/",),
    "other workers are told": ("server/fanout/redis.py",),
    "making tables and opening sockets": ("litestar/routes/", "server/http/", "litestar/app.py"),
    "frames are written": ("server/socket/bounded.py:send_texts", "socket/conversation.py:_tell_all"),
    "everybody is told": ("table/audience.py", "table/listener.py", "table/commits.py:_written"),
    "the move is judged: seat, question, due-dates, row and entry": ("socket/conversation.py:_obey",),
    "a frame is read, and a message from it": ("server/socket/", "uvicorn/protocols/websockets"),
    "due-dates": ("server/scheduler.py",),
}
"""The first whose files are on the stack. What is left is the loop, and the libraries it calls."""


def part_of(frame: FrameType | None) -> str:
    stack = []
    while frame is not None:
        stack.append(f"{frame.f_code.co_filename}:{frame.f_code.co_name}")
        frame = frame.f_back
    for part, marks in PARTS.items():
        if any(mark in each for each in stack for mark in marks):
            return part
    return "the loop itself"


def sample_into(path: Path) -> None:
    """From SIGUSR1 until SIGUSR2."""
    found: Counter[str] = Counter()

    def begin(*_: object) -> None:
        found.clear()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def end(*_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        path.write_bytes(msgspec.json.encode(found))

    signal.signal(signal.SIGPROF, lambda _, frame: found.update([part_of(frame)]))
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)
