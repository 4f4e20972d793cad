"""Playing by HTTP: the view, the moves, a stream of events, and chat."""

from collections.abc import AsyncIterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from coven.play.api import BackInfo, TeamInfo
from coven.play.hints import Hint
from coven.play.pace import Speed
from coven.play.protocol import (
    Ack,
    Back,
    ChatText,
    ClientId,
    Line,
    Number,
    OrderNames,
    Orders,
    OrderWish,
    Play,
    ServerMessage,
    Update,
)
from coven.play.takeback import is_offered
from coven.server.backend import Backend
from coven.server.http.dependencies import After, Caller, OwnSeat, TableId, TheBackend, Visitor
from coven.server.http.visitors import address_of, credential_of, find_visitor
from coven.server.table import answers, takeback
from coven.server.table.chat import confidants
from coven.server.table.hints import give_hint
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.orders import give_orders
from coven.server.table.seats import seat_at
from coven.server.table.updates import latest

LINES = "application/x-ndjson"
ANYTHING: Any = ServerMessage


class PlayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the moves on offer, made at the newest update seen, under an id that makes a resend harmless."""

    id: ClientId
    at: Number
    move: dict[str, Any]


class BackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`at` is the number of the newest update seen, `id` makes a resend harmless."""

    id: ClientId
    at: Number


class OrdersWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is. `orders`: those that hold. `hold`: a question to be asked all the same.

    `bots`: how fast bots should move.
    """

    orders: OrderNames | None = None
    hold: Number | None = None
    bots: Speed | None = None


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: ChatText
    team: bool = False


@get("/tables/{table_id:str}/view", responses={200: ResponseSpec(Update)})
async def see(
    request: Request[Any, Any, Any],
    backend: TheBackend,
    visitor: Visitor,
    table_id: TableId,
    own_seat: OwnSeat = None,
) -> Response[bytes]:
    """The newest update of your seat: view, moves on offer, and its number."""
    live = await backend.tables.get_watchable(table_id, visitor)
    if visitor is not None:
        await backend.presence.sign(live, visitor.id)
    who = visitor.id if visitor else address_of(request)
    update = await latest(live, live.row.seat_of(visitor.id if visitor else None, own_seat), who)
    return Response(update, media_type=MediaType.JSON)


@post("/tables/{table_id:str}/moves", status_code=200)
async def make_move(
    backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[PlayWish], own_seat: OwnSeat = None
) -> Ack:
    """Play one of the moves on offer."""
    live = await backend.tables.get_for(table_id, person)
    return await answers.play(live, person, Play(data.id, data.at, data.move), own_seat)


@get("/tables/{table_id:str}/back")
async def ask_back(backend: TheBackend, person: Caller, table_id: TableId, own_seat: OwnSeat = None) -> BackInfo:
    """Whether your last move can be taken back: while nobody has learned anything by it, and nobody else has acted."""
    live = await backend.tables.get_for(table_id, person)
    if live.timeline is None:
        return BackInfo(False)
    ask = partial(is_offered, live.timeline, live.row.seat_of(person.id, own_seat))
    return BackInfo(await backend.services.pools.hints.run(person.id, ask))


@post("/tables/{table_id:str}/back", status_code=200)
async def take_back(
    backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[BackWish], own_seat: OwnSeat = None
) -> Ack:
    """Take back your last move."""
    live = await backend.tables.get_for(table_id, person)
    return await takeback.take_back(live, person, Back(data.id, data.at), own_seat)


@get("/tables/{table_id:str}/orders")
async def see_orders(backend: TheBackend, person: Caller, table_id: TableId, own_seat: OwnSeat = None) -> Orders:
    """Your standing orders, and when one of them answers for you."""
    live = await backend.tables.get_for(table_id, person)
    return live.orders(seat_at(live, person, own_seat))


@post("/tables/{table_id:str}/orders", status_code=200)
async def set_orders(
    backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[OrdersWish], own_seat: OwnSeat = None
) -> Orders:
    """Give standing orders: what the table answers for you from now on."""
    live = await backend.tables.get_for(table_id, person)
    return await give_orders(live, person, OrderWish("orders", data.orders, data.hold, data.bots), own_seat)


@get("/tables/{table_id:str}/hint")
async def ask_hint(backend: TheBackend, person: Caller, table_id: TableId, own_seat: OwnSeat = None) -> Hint | None:
    """What an Adept would do at your seat, and why; in a guided game the next lesson. Null: no hint."""
    live = await backend.tables.get_for(table_id, person)
    return await give_hint(live, person.id, seat_at(live, person, own_seat))


@get(
    "/tables/{table_id:str}/events",
    responses={200: ResponseSpec(ANYTHING, media_type=LINES)},
    opt={"visitor": True},  # looked up here, since it may end while it listens
)
async def stream(
    *,
    request: Request[Any, Any, Any],
    backend: TheBackend,
    table_id: TableId,
    since: After = None,
    chat: After = None,
    team: After = None,
    own_seat: OwnSeat = None,
) -> Stream:
    """All that the socket tells, one JSON object a line, for as long as you listen."""
    with ExitStack() as ending:
        credential = credential_of(request)
        connection = ending.enter_context(backend.connections.under(credential.hash if credential else None))
        visitor = await find_visitor(backend, credential)
        live = await backend.tables.get_watchable(table_id, visitor)
        numbers = {"since": since, "chat": chat, "team": team}
        listener = await backend.listen(live, visitor, **numbers, wanted=own_seat, address=address_of(request))
        connection.on_end(lambda: listener.end("signed-out"))
        return Stream(_lines(backend, live, listener, ending.pop_all()), media_type=LINES)


async def _lines(backend: Backend, live: LiveTable, listener: Listener, ending: ExitStack) -> AsyncIterator[bytes]:
    with ending:
        try:
            async for messages in listener:
                yield b"".join(message + b"\n" for message in messages)
        finally:
            await backend.leave(live, listener)


@get("/tables/{table_id:str}/chat")
async def read_chat(
    backend: TheBackend, visitor: Visitor, table_id: TableId, after: After = None, team: FromQuery[bool] = False
) -> list[Line]:
    """The newest lines after a number: those for everybody, or those of your team."""
    live = await backend.tables.get_watchable(table_id, visitor)
    if team:
        return await backend.chats.team_lines(live, live.row.seat_of(visitor.id if visitor else None), after or 0)
    return await backend.chats.lines(live, after or 0)


@post("/tables/{table_id:str}/chat", status_code=201)
async def speak(backend: TheBackend, person: Caller, table_id: TableId, data: JSONBody[ChatWish]) -> Line:
    return await backend.chats.say(await backend.tables.get_watchable(table_id, person), person, data.text, data.team)


@get("/tables/{table_id:str}/team")
async def ask_team(backend: TheBackend, person: Caller, table_id: TableId) -> TeamInfo:
    """Who reads what you say to your team."""
    live = await backend.tables.get_watchable(table_id, person)
    seat = live.row.seat_of(person.id)
    return TeamInfo(confidants(live, seat) if seat >= 0 else ())


ROUTER = Router(
    "/api",
    route_handlers=[
        see,
        make_move,
        ask_back,
        take_back,
        see_orders,
        set_orders,
        ask_hint,
        stream,
        read_chat,
        speak,
        ask_team,
    ],
    tags=["play"],
)
