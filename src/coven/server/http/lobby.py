"""Games and tables by HTTP: list, make, join, leave, start, play again."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coven import bots
from coven.play.api import GameInfo, NewTable, Nonce, QuickWish, RematchWish, TableAnswer, game_info
from coven.play.problems import Problem
from coven.play.protocol import TableInfo
from coven.server.backend import Backend
from coven.server.http.dependencies import Caller, TableId, TheBackend, Visitor
from coven.server.http.visitors import address_of
from coven.server.lobby.starting import start_as_host
from coven.server.people.ratings import ratings_at
from coven.server.store.rows import Person, TableRow
from coven.server.table.info import table_info
from coven.server.table.live import LiveTable

SHOWN = 100
MOST_PLAYED = 30
"""Of so many of one's tables it is told whether one is asked there."""
SeatNumber = Annotated[int, Meta(ge=0, le=19)]


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    link: str | None = None
    nonce: Nonce | None = None


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: str
    seat: SeatNumber | None = None


class MuteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muted: bool


def _answer(live: LiveTable, person: Person | None) -> TableAnswer:
    seat = live.row.seat_of(person.id if person else None)
    seats = tuple(live.row.seats_of(person.id)) if person else ()
    return TableAnswer(live.info(), seat, live.row.link if seat >= 0 else None, seats if len(seats) > 1 else ())


@get("/games")
async def list_games(backend: TheBackend) -> list[GameInfo]:
    """What can be played here, with which options and bots."""
    return [game_info(game, bots.names(game)) for game in backend.services.games.values()]


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
    rows = await backend.services.store.tables_of(person.id, SHOWN)
    playing = [row.id for row in rows if row.status == "playing"][:MOST_PLAYED]
    asked = {id_ for id_ in playing if await _is_asked(backend, id_, person)}
    infos = await _infos(backend, rows)
    return [msgspec.structs.replace(info, yours=True) if info.id in asked else info for info in infos]


async def _is_asked(backend: Backend, table_id: str, person: Person) -> bool:
    """Whether a table waits for a person; of one that today's rules no longer know, nobody can say."""
    try:
        live = await backend.tables.get(table_id)
    except Problem:
        return False
    if live.timeline is None:
        return False
    table = live.timeline.table
    return any(seat in table.asked(seat) for seat in live.row.seats_of(person.id))


@post("/tables", status_code=201)
async def make_table(
    request: Request[Any, Any, Any], backend: TheBackend, person: Caller, data: JSONBody[NewTable]
) -> TableAnswer:
    """Make a table and sit down at it."""
    backend.new_tables.check(address_of(request))
    return _answer(await backend.lobby.create(person, data), person)


@post("/quick", status_code=201)
async def quick_play(
    request: Request[Any, Any, Any], backend: TheBackend, person: Caller, data: JSONBody[QuickWish]
) -> TableAnswer:
    """One request, and you play against bots."""
    backend.new_tables.check(address_of(request))
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
