"""Playing by HTTP: the view, the moves, a stream of events, chat, and the record."""

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
from coven.server.protocol import Ack, ChatText, ClientId, Line, Number, Play, Told, Update
from coven.server.records import own_record, whole_record
from coven.server.store.rows import Person
from coven.server.web.given import After, Caller, TableId, TheHouse, Visitor

LINES = "application/x-ndjson"


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves on offer, made at the newest update seen, under an id that makes a resend harmless."""

    id: ClientId
    at: Number
    move: dict[str, Any]


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: ChatText


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


@get("/tables/{table_id:str}/events", responses={200: ResponseSpec(Told, media_type=LINES)})
async def stream(
    house: TheHouse, visitor: Visitor, table_id: TableId, since: After = None, chat: After = None
) -> Stream:
    """All that the socket tells, one JSON object a line, for as long as you listen."""
    live = await watchable(house, table_id, visitor)
    listener = await house.listen(live, visitor, since, chat)
    return Stream(_lines(house, live, listener), media_type=LINES)


async def _lines(house: House, live: LiveTable, listener: Listener) -> AsyncIterator[bytes]:
    try:
        async for message in listener:
            yield message + b"\n"
    finally:
        await house.leave(live, listener)


@get("/tables/{table_id:str}/chat")
async def read_chat(house: TheHouse, visitor: Visitor, table_id: TableId, after: FromQuery[Number] = 0) -> list[Line]:
    """The newest lines after a number."""
    return await house.chats.lines(await watchable(house, table_id, visitor), after)


@post("/tables/{table_id:str}/chat", status_code=201)
async def speak(house: TheHouse, person: Caller, table_id: TableId, data: JSONBody[ChatWish]) -> Line:
    return await house.chats.say(await watchable(house, table_id, person), person, data.text)


@get("/tables/{table_id:str}/record", responses={200: ResponseSpec(str, media_type=LINES)})
async def download(house: TheHouse, visitor: Visitor, table_id: TableId) -> Response[bytes]:
    """Once the game has ended its whole record; before, all that your seat was shown."""
    live = await watchable(house, table_id, visitor)
    if live.row.status == "ended":
        data = await whole_record(live)
    else:
        data = await own_record(live, live.seat_of(visitor.id if visitor else None))
    disposition = f'attachment; filename="{live.row.game}-{live.row.id}.jsonl"'
    return Response(data, media_type=LINES, headers={"Content-Disposition": disposition})


ROUTER = Router("/api", route_handlers=[see, make_move, stream, read_chat, speak, download], tags=["play"])
