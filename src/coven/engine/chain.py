"""The hash chain of a record, which anybody can check who has SHA-256 and no engine. See docs/records.md."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from coven.engine.canonical import canonical
from coven.engine.values import Seat

FORMAT = 2
UNCHAINED = 1
"""The format of before: its hashes covered the inside of positions, which changes with the code. They prove nothing."""


class BadRecord(Exception):
    """A record that does not hold, and the number of the first bad move (0: the heading)."""

    def __init__(self, number: int, message: str, /, **args: Any) -> None:
        super().__init__(number, message, args)
        self.number = number
        self.message = message
        self.args_of_message = args


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move as a record has it: when it was made (in ms, where somebody measured), and what was told of it to whom."""

    number: int
    seat: Seat
    move: Any
    at: int | None = None
    told: list[Any] = []
    hash: str


class Closing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line of a finished record."""

    outcome: Any
    hash: str = ""


def heading_hash(heading: Mapping[str, Any]) -> str:
    """Of all that the heading says but the secret, which players do not know before the end."""
    shown = {name: value for name, value in heading.items() if name != "secret"}
    return sha256(canonical(shown)).hexdigest()


def next_hash(before: str, said: Any) -> str:
    """Of the hash before and what is said next: the fields of a move as a list, or the outcome."""
    return sha256(before.encode() + canonical(said)).hexdigest()


# Reading


def check(data: bytes) -> int:
    """How many moves a finished record has whose chain holds. Raises `BadRecord` at the first line that breaks it."""
    first, *lines = data.splitlines() or [b""]
    before = heading_hash(read_heading(first))
    for number, line in enumerate(lines, 1):
        if _is_closing(line):
            check_closing(read_closing(lines[number - 1 :], number), number, before)
            return number - 1
        read = read_line(line, number)
        check_line(read, before)
        before = read.hash
    raise BadRecord(len(lines) + 1, "record-unfinished")


def read_heading(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except ValueError:
        raise BadRecord(0, "record-foreign") from None


def read_line(line: bytes, number: int) -> Line:
    try:
        read = msgspec.json.decode(line, type=Line)
    except ValueError:
        raise BadRecord(number, "record-not-a-move") from None
    if read.number != number:
        raise BadRecord(number, "record-hash")
    return read


def check_line(line: Line, before: str) -> None:
    if line.hash != next_hash(before, [line.number, line.seat, line.move, line.at, line.told]):
        raise BadRecord(line.number, "record-hash")


def read_closing(lines: list[bytes], number: int) -> Closing:
    """The outcome, after which nothing else comes."""
    if len(lines) > 1:
        raise BadRecord(number, "record-goes-on")
    try:
        return msgspec.json.decode(lines[0], type=Closing)
    except ValueError:
        raise BadRecord(number, "record-not-a-move") from None


def check_closing(closing: Closing, number: int, before: str) -> None:
    if closing.hash != next_hash(before, closing.outcome):
        raise BadRecord(number, "record-hash")


def _is_closing(line: bytes) -> bool:
    try:
        return "outcome" in msgspec.json.decode(line, type=dict[str, Any])
    except ValueError:
        return False
