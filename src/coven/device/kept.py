"""What is kept of a table on one device: all that it can be made of again."""

import msgspec

from coven.engine import Game, Seat
from coven.engine.record import Header
from coven.play.api import PlayedGame
from coven.play.local import LocalTable
from coven.play.log import Entry
from coven.play.orders import Standing
from coven.play.protocol import TableInfo

BOT_DELAY = 900
"""How long a bot takes for every answer, in ms, as on a server."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """One table. `people` are the seats of those who play on this device, the first of them one's own."""

    id: str
    header: Header
    bots: dict[Seat, str]
    people: tuple[Seat, ...]
    created: int
    log: tuple[Entry, ...] = ()
    rematch: str | None = None
    standing: dict[Seat, Standing] = {}

    def table(self, game: Game) -> LocalTable:
        return LocalTable(
            game,
            self.header,
            self.bots,
            log=self.log,
            started=self.created,
            bot_delay=BOT_DELAY,
            standing=self.standing,
            id_=self.id,
        )


class Shown(msgspec.Struct, frozen=True):
    """What lists show of a table, without any of its cards: as it stands, and how it ended."""

    table: TableInfo
    played: PlayedGame | None


def write(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()


def read(text: str) -> Kept:
    """Raises `msgspec.DecodeError`."""
    return msgspec.json.decode(text, type=Kept)
