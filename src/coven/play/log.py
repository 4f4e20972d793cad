"""The log of a table: one entry a move. The position, and all that anybody was shown, follow from it."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from coven.engine import Seat

By = Literal["player", "bot", "clock", "order", "away", "back"]
"""Who made a move. `order`: the table, for a player who wished it or had no choice. `away`: the rules' own move when
somebody leaves or returns. `back`: the last move is taken back.
"""


class Entry(msgspec.Struct, frozen=True):
    """One move of a log. `at` is in ms since the start; `frame` is the number under which the mover saw it."""

    number: int
    seat: Seat
    move: bytes
    at: int
    by: By
    frame: int = 0
    id: str | None = None


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves of a log that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.by == "back":
            found.pop()
        else:
            found.append(entry)
    return found
