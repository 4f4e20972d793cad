"""What workers tell each other of a table. The store has the truth: news only says that there is something to know."""

import msgspec
from msgspec import Raw

from coven.engine import Seat
from coven.play.log import Entry
from coven.play.protocol import Line, encode
from coven.server.table.distances import Trip


class News(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message over the fan-out."""


class Changed(News, frozen=True):
    """The table has a new version. `entry` is its last move, where nothing else is new."""

    version: int
    entry: Entry | None = None


class Present(News, frozen=True):
    """Until when somebody at a seat counts as present."""

    seat: Seat
    until: int


class Measured(News, frozen=True):
    """How long a message to a seat and back took on one of its sockets."""

    seat: Seat
    socket: str
    trip: Trip


class Claimed(News, frozen=True):
    """By how much a move of a race was claimed to be earlier than the way allows, in ms."""

    seat: Seat
    race: int
    short: int


class Spoken(News, frozen=True):
    """A line of chat, for everybody or for some seats alone."""

    line: Raw
    seats: tuple[Seat, ...] | None = None


AnyNews = Changed | Present | Measured | Claimed | Spoken

read_news = msgspec.json.Decoder(AnyNews).decode


def spoken(line: Line, seats: tuple[Seat, ...] | None) -> Spoken:
    return Spoken(Raw(encode(line)), seats)


def topic_of(table: str) -> str:
    """Where news of a table is published."""
    return f"table:{table}"
