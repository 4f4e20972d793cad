"""Requests and answers by HTTP that need no server: a table on one device understands them too."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from coven.engine import Game, Seat
from coven.play.durations import DAY, SECOND
from coven.play.pace import AnyPace, NoClock
from coven.play.protocol import Number, TableInfo

MOST_RECORD = 1024 * 1024
"""Bytes of a record that is sent here; a long game has a tenth of it."""

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$")]
LeaveDelay = Annotated[int, Meta(ge=5 * SECOND, le=30 * DAY)]
AnySeat = Annotated[int, Meta(ge=-1, le=19)]


# What can be wished for


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a table. The one who asks sits down at it first."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)]
    options: dict[str, Any] = {}
    public: bool = True
    pace: AnyPace = NoClock()
    leave_delay: LeaveDelay | UnsetType | None = UNSET
    """How long (ms) a leaver is waited for before a bot plays on; null: for ever; left out: as the pace suggests."""
    autostart: bool = True
    """Whether the game starts as soon as all seats are taken; else the host starts it."""
    bots: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Bots that take seats at once."""
    here: Annotated[tuple[str, ...], Meta(max_length=20)] = ()
    """Names of others who play on the same device: they sit next to who asks, and pass it on."""
    nonce: Nonce | None = None


class QuickWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game against bots, at once. `players` counts you; left out, it is the fewest that the game takes."""

    game: str
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: dict[str, Any] = {}
    bot: str | None = None
    nonce: Nonce | None = None
    guided: bool = False
    """The game's guided first game, whatever else is wished."""


class RematchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Nonce | None = None


class RecordWish(msgspec.Struct, frozen=True, kw_only=True, rename={"first": "from", "last": "to"}):
    """A record as text, one JSON object a line, and the seat (-1: that of spectators) from which it is to be seen."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    seat: AnySeat = -1
    first: Number | None = None
    last: Number | None = None


class AnalysisWish(msgspec.Struct, frozen=True):
    """A record as text."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


# What is answered


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules: int
    fewest: int
    most: int
    options: list[Any]
    bots: list[str]
    guided: bool
    """Whether there is a guided first game."""
    shared: bool
    """Whether several people can play on one device."""


class TableAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, which seat of it is yours (-1: none), and for those who sit there the link that invites others."""

    table: TableInfo
    seat: Seat
    link: str | None = None
    shared: tuple[Seat, ...] = ()
    """All of your seats, where you share a device with others."""


class BackInfo(msgspec.Struct, frozen=True):
    """Whether your last move can be taken back now."""

    offered: bool


class TeamInfo(msgspec.Struct, frozen=True):
    """With whom your seat may talk unheard by the others, itself included; nobody, where the game has no such talk."""

    seats: tuple[Seat, ...]


class Tally(msgspec.Struct, frozen=True):
    """How often somebody has played a game to its end, won it, and left it to a bot."""

    game: str
    played: int
    won: int
    left: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that somebody has played to its end. `left`: a bot played it to the end for them."""

    table: str
    game: str
    ended: int
    names: tuple[str, ...]
    seat: Seat
    place: int | None
    score: int | None
    left: bool


class Past(msgspec.Struct, frozen=True):
    """What somebody has played. Games of private tables are listed for those who sat there only."""

    name: str
    guest: bool
    tallies: list[Tally]
    games: list[PlayedGame]


def game_info(game: Game, bots: list[str]) -> GameInfo:
    low, high = game.players[0], game.players[-1]
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        fewest=low,
        most=high,
        options=list(game.option_infos()),
        bots=bots,
        guided=game.guided is not None,
        shared=not game.timed,
    )
