"""Playing by HTTP: the view, the moves, a stream of events, and chat."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from coven.server.house import House
from coven.server.listener import Listener
from coven.server.live import LiveTable
from coven.server.problems import missing
from coven.server.protocol import Ack, Back, ChatText, ClientId, Line, Number, Play, Told, Update
from coven.server.store.rows import Person
from coven.server.takeback import is_offered
from coven.server.web.given import After, Caller, TableId, TheHouse, Visitor

LINES = "application/x-ndjson"
ANYTHING: Any = Told


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves on offer, made at the newest update seen, under an id that makes a resend harmless."""

    id: ClientId
    at: Number
    move: dict[str, Any]


class BackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`at` is the number of the newest update seen, `id` makes a resend harmless."""

    id: ClientId
    at: Number


class BackInfo(msgspec.Struct, frozen=True):
    """Whether your last move can be taken back now."""

    offered: bool


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: ChatText
    team: bool = False


async def watchable(house: House, table_id: str, visitor: Person | None) -> LiveTable:
    """Who sits there may watch; others only public tables."""
    live = await house.tables.get_for(table_id, visitor)
    if not live.row.public and live.seat_of(visitor.id if visitor else None) < 0:
        raise missing("table")
    return live


@get("/tables/{table_id:str}/view", responses={200: ResponseSpec(Update)})
async def see(house: TheHouse, visitor: Visitor, table_id: TableId) -> Response[bytes]:
    """The newest update of your seat: view, moves on offer, and its number."""
    live = await watchable(house, table_id, visitor)
    if visitor is not None:
        await house.attendance.sign(live, visitor.id)
    update = await live.latest(live.seat_of(visitor.id if visitor else None))
    return Response(update, media_type=MediaType.JSON)


@post("/tables/{table_id:str}/moves", status_code=200)
async def make_move(house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[PlayWish]) -> Ack:
    """Play one of the moves on offer."""
    live = await house.tables.get_for(table_id, person)
    return await house.play(live, person, Play(data.id, data.at, data.move))


@get("/tables/{table_id:str}/back")
async def ask_back(house: TheHouse, person: Caller, table_id: TableId) -> BackInfo:
    """Whether your last move can be taken back: while nobody has learned anything by it, and nobody else has acted."""
    live = await house.tables.get_for(table_id, person)
    return BackInfo(live.course is not None and is_offered(live.course, live.seat_of(person.id)))


@post("/tables/{table_id:str}/back", status_code=200)
async def take_back(house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[BackWish]) -> Ack:
    """Take back your last move."""
    live = await house.tables.get_for(table_id, person)
    return await house.take_back(live, person, Back(data.id, data.at))


@get("/tables/{table_id:str}/events", responses={200: ResponseSpec(ANYTHING, media_type=LINES)})
async def stream(
    *,
    house: TheHouse,
    visitor: Visitor,
    table_id: TableId,
    since: After = None,
    chat: After = None,
    team: After = None,
) -> Stream:
    """All that the socket tells, one JSON object a line, for as long as you listen."""
    live = await watchable(house, table_id, visitor)
    listener = await house.listen(live, visitor, since, chat, team)
    return Stream(_lines(house, live, listener), media_type=LINES)


async def _lines(house: House, live: LiveTable, listener: Listener) -> AsyncIterator[bytes]:
    try:
        async for message in listener:
            yield message + b"\n"
    finally:
        await house.leave(live, listener)


@get("/tables/{table_id:str}/chat")
async def read_chat(
    house: TheHouse, visitor: Visitor, table_id: TableId, after: After = None, team: FromQuery[bool] = False
) -> list[Line]:
    """The newest lines after a number: those for everybody, or those of your team."""
    live = await watchable(house, table_id, visitor)
    if team:
        return await house.chats.team_lines(live, live.seat_of(visitor.id if visitor else None), after or 0)
    return await house.chats.lines(live, after or 0)


@post("/tables/{table_id:str}/chat", status_code=201)
async def speak(house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[ChatWish]) -> Line:
    return await house.chats.say(await watchable(house, table_id, person), person, data.text, data.team)


ROUTER = Router("/api", route_handlers=[see, make_move, ask_back, take_back, stream, read_chat, speak], tags=["play"])
