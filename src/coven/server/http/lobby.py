"""Games and tables by HTTP: list, make, join, leave, start, play again."""

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coven import bots
from coven.engine import Game, Seat
from coven.play.protocol import TableInfo
from coven.server.backend import Backend
from coven.server.http.dependencies import Caller, TableId, TheBackend, Visitor
from coven.server.lobby.starting import start_as_host
from coven.server.lobby.wishes import NewTable, Nonce
from coven.server.people.ratings import ratings_at
from coven.server.store.rows import Person, TableRow
from coven.server.table.info import table_info
from coven.server.table.live import LiveTable

SHOWN = 100
SeatNumber = Annotated[int, Meta(ge=0, le=19)]


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


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    link: str | None = None
    nonce: Nonce | None = None


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    seat: SeatNumber | None = None


class MuteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


class RematchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def _answer(live: LiveTable, person: Person | None) -> TableAnswer:
    seat = live.row.seat_of(person.id if person else None)
    seats = tuple(live.row.seats_of(person.id)) if person else ()
    return TableAnswer(live.info(), seat, live.row.link if seat >= 0 else None, seats if len(seats) > 1 else ())


@get("/games")
async def list_games(backend: TheBackend) -> list[GameInfo]:
    """What can be played here, with which options and bots."""
    return [_game_info(game) for game in backend.services.games.values()]


def _game_info(game: Game) -> GameInfo:
    low, high = game.players[0], game.players[-1]
    return GameInfo(
        name=game.name,
        rules=game.rules_version,
        fewest=low,
        most=high,
        options=list(game.option_infos()),
        bots=bots.names(game),
        guided=game.guided is not None,
        shared=not game.timed,
    )


@get("/tables")
async def list_tables(backend: TheBackend) -> list[TableInfo]:
    """Public tables that wait for players or are played."""
    return await _infos(backend, await backend.services.store.lobby(SHOWN))


async def _infos(backend: Backend, rows: list[TableRow]) -> list[TableInfo]:
    now, ratings = backend.services.clock.now(), await ratings_at(backend.services.store, rows)
    present = await backend.services.store.present_at([row.id for row in rows])
    return [table_info(row, present[row.id], now, ratings) for row in rows]


@get("/me/tables")
async def my_tables(backend: TheBackend, person: Caller) -> list[TableInfo]:
    """Where you sit or sat."""
    return await _infos(backend, await backend.services.store.tables_of(person.id, SHOWN))


@post("/tables", status_code=201)
async def make_table(backend: TheBackend, person: Caller, data: JSONBody[NewTable]) -> TableAnswer:
    """Make a table and sit down at it."""
    return _answer(await backend.lobby.create(person, data), person)


@post("/quick", status_code=201)
async def quick_play(backend: TheBackend, person: Caller, data: JSONBody[QuickWish]) -> TableAnswer:
    """One request, and you play against bots."""
    if data.guided:
        return _answer(await backend.lobby.teach(person, data.game), person)
    game = backend.services.game(data.game)
    players = data.players or game.players[0]
    bot = data.bot or ("adept" if "adept" in bots.names(game) else "random")
    wish = NewTable(
        game=data.game,
        seats=players,
        options=data.options,
        public=False,
        bots=(bot,) * (players - 1),
        nonce=data.nonce,
    )
    return _answer(await backend.lobby.create(person, wish), person)


@get("/tables/{table_id:str}")
async def look_at_table(
    backend: TheBackend, visitor: Visitor, table_id: TableId, link: FromQuery[str | None] = None
) -> TableAnswer:
    return _answer(await backend.tables.get_for(table_id, visitor, link), visitor)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[JoinWish]) -> TableAnswer:
    """Sit down. A private table asks for its link."""
    live = await backend.tables.get_for(table_id, person, data.link)
    await backend.lobby.join(live, person, data.seat, data.nonce)
    return _answer(live, person)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(backend: TheBackend, person: Caller, table_id: TableId) -> TableAnswer:
    """Stand up; once the game runs, a bot plays on until you come back."""
    live = await backend.tables.get_for(table_id, person)
    await backend.lobby.leave(live, person)
    return _answer(live, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(backend: TheBackend, person: Caller, table_id: TableId) -> TableAnswer:
    """The host starts with those who are there."""
    live = await backend.tables.get_for(table_id, person)
    await start_as_host(live, person)
    return _answer(live, person)


@post("/tables/{table_id:str}/bots", status_code=200)
async def add_bot(backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[BotWish]) -> TableAnswer:
    """The host gives a free seat to a bot."""
    live = await backend.tables.get_for(table_id, person)
    await backend.lobby.add_bot(live, person, data.bot, data.seat)
    return _answer(live, person)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def remove(backend: TheBackend, person: Caller, table_id: TableId, seat: FromPath[int]) -> TableAnswer:
    """The host sends a sitter or a bot away before the start."""
    live = await backend.tables.get_for(table_id, person)
    await backend.lobby.remove(live, person, seat)
    return _answer(live, person)


@post("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=200)
async def mute(
    backend: TheBackend, person: Caller, table_id: TableId, seat: FromPath[int], data: JSONBody[MuteWish]
) -> TableAnswer:
    """The host mutes a sitter in the chat, or lets them speak again."""
    live = await backend.tables.get_for(table_id, person)
    await backend.lobby.mute(live, person, seat, data.muted)
    return _answer(live, person)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[RematchWish]) -> TableAnswer:
    """Sit down at the table that follows this one, with the same people."""
    live = await backend.tables.get_for(table_id, person)
    return _answer(await backend.lobby.rematch(live, person, data.nonce), person)


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        list_tables,
        my_tables,
        make_table,
        quick_play,
        look_at_table,
        join,
        leave,
        start,
        add_bot,
        remove,
        mute,
        rematch,
    ],
    tags=["tables"],
)
