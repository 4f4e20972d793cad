"""Playing by WebSocket: one connection a client and table."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from uvicorn.protocols.utils import ClientDisconnected

from coven.play.problems import Problem
from coven.play.protocol import (
    Back,
    Chat,
    ClientMessage,
    Number,
    OrderWish,
    Ping,
    Pong,
    Refused,
    Reply,
    SeatWanted,
    ServerMessage,
    encode,
    read_message,
)
from coven.server.backend import Backend
from coven.server.http.dependencies import TableId, TheBackend
from coven.server.http.tracing import HEADER, request_id
from coven.server.http.visitors import address_of, check_origin, credential_of, find_visitor
from coven.server.socket.bounded import REFUSED, SEND_TEXTS
from coven.server.socket.pinger import Pinger
from coven.server.store.rows import Person
from coven.server.table.answers import play
from coven.server.table.listener import Listener
from coven.server.table.live import LiveTable
from coven.server.table.orders import give_orders
from coven.server.table.takeback import take_back

Socket = WebSocket[Any, Any, Any]
log = structlog.get_logger()
CLOSE_CODES = {"restarting": 1012, "signed-out": REFUSED + 401}


@websocket("/tables/{table_id:str}/socket")
async def connect(
    *,
    socket: Socket,
    backend: TheBackend,
    table_id: TableId,
    since: FromQuery[str | None] = None,
    chat: FromQuery[str | None] = None,
    team: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
) -> None:
    """Listens before the door is open, so that nothing is missed; then talks until one side has enough."""
    credential = credential_of(socket)
    with backend.connections.under(credential.hash if credential else None) as connection:
        try:
            check_origin(socket, backend)
            backend.requests.check(address_of(socket))
            numbers = {"since": _number("since", since), "chat": _number("chat", chat), "team": _number("team", team)}
            wanted = _number("seat", seat, SeatWanted)
            with backend.pressure.arrival():
                person = await find_visitor(backend, credential)
                live = await backend.tables.get_watchable(table_id, person)
                if live.row.seat_of(person.id if person else None) < 0:
                    backend.pressure.check_new()
                listener = await backend.listen(live, person, **numbers, wanted=wanted, address=address_of(socket))
        except Problem as problem:
            await _turn_away(socket, problem)
            return
        connection.on_end(lambda: listener.end("signed-out"))
        try:
            await _accept(socket)
            await Conversation(socket, backend, live, person, listener).run()
        finally:
            await backend.leave(live, listener)


async def _accept(socket: Socket) -> None:
    await socket.accept(headers={HEADER: request_id()})


async def _turn_away(socket: Socket, problem: Problem) -> None:
    await _accept(socket)
    await socket.send_data(encode(_refused(None, problem)), mode="text")
    await socket.close(REFUSED + problem.status % 1000, problem.code)


class Conversation:
    """Hears one message after the other; what is to be told is written as soon as it is known."""

    def __init__(
        self, socket: Socket, backend: Backend, live: LiveTable, person: Person | None, listener: Listener
    ) -> None:
        self.socket = socket
        self.backend = backend
        self.live = live
        self.person = person
        self.listener = listener
        self._limit_key = person.id if person else address_of(socket)
        line = backend.services.line_of(socket.scope, backend.services.settings)
        self._pinger = Pinger(live, person, listener, line)

    async def run(self) -> None:
        """Hears and tells in tasks of their own, not under all that led to the door: they are woken more quickly."""
        hearing = asyncio.create_task(self._hear_all())
        try:
            async with self._pinger:
                await asyncio.create_task(self._tell_all())
            if self.listener.reason is not None:
                await self.socket.close(CLOSE_CODES.get(self.listener.reason, REFUSED), self.listener.reason)
        except ClientDisconnected:
            log.debug("socket gone", table=self.live.row.id)
        await hearing

    async def _tell_all(self) -> None:
        extensions: Any = self.socket.scope["extensions"]
        send = extensions[SEND_TEXTS]
        async for messages in self.listener:
            await send(messages)

    async def _hear_all(self) -> None:
        try:
            while True:
                await self._hear(await self.socket.receive_data("text"))
        except WebSocketDisconnect:
            self.listener.end()
        except Exception:
            log.exception("socket failed", table=self.live.row.id)
            self.listener.end("closed")

    async def _hear(self, raw: str) -> None:
        """An answer to every message, whatever it is; but none to somebody who has been sent away."""
        if self.listener.ended:
            return
        allowed, id_ = self.backend.requests.allows(self._limit_key), None
        try:
            said = _understand(raw)
            id_ = said.id
            if not allowed:
                raise Problem("too-fast", 429)
            answer = await self._obey(said)
        except Problem as problem:
            answer = _refused(id_, problem)
        if answer is not None:
            self.listener.hear(encode(answer))

    async def _obey(self, said: ClientMessage) -> ServerMessage | None:
        if isinstance(said, Ping):
            return Pong(said.id, self.backend.services.clock.now())
        if isinstance(said, Reply):
            self._pinger.answered(said.id)
            return None
        if self.person is None:
            raise Problem("sign-in", 401)
        if isinstance(said, Chat):
            await self.backend.chats.say(self.live, self.person, said.text, said.team, self.listener.wanted)
            return None
        if isinstance(said, OrderWish):
            return await give_orders(self.live, self.person, said, self.listener.wanted)
        if isinstance(said, Back):
            return await take_back(self.live, self.person, said, self.listener.wanted)
        return await play(self.live, self.person, said, self.listener.wanted, by_socket=True)


def _understand(raw: str) -> ClientMessage:
    try:
        return read_message(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Problem("invalid", detail=str(error)) from None


def _number(name: str, given: str | None, kind: Any = Number) -> int | None:
    """A number of the address, read here: what the framework refuses, a socket could not tell."""
    try:
        return None if given is None else msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("invalid", field=name, detail=str(error)) from None


def _refused(id_: str | None, problem: Problem) -> Refused:
    trouble = problem.trouble
    return Refused(id_, trouble.code, trouble.message, trouble.args, trouble.rule, trouble.field)


ROUTER = Router("/api", route_handlers=[connect])
