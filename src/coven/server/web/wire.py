"""The short way of a socket's messages: uvicorn's own protocol, without the layers that would wrap each of them."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

NAME = "coven.wire"


class Wire(WebSocketsSansIOProtocol):
    """A socket whose application may read and write by itself, once it has accepted the connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    async def read(self) -> str:
        """The next text; nothing of what is not text. Raises `ClientDisconnected`."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise ClientDisconnected
        return event.get("text") or ""

    async def write(self, messages: list[bytes]) -> None:
        """Texts, all in one packet, as soon as the way is free. Raises `ClientDisconnected`."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


def wire_of(scope: Any) -> Wire:
    """Under every connection that `coven serve` has accepted."""
    wire: Wire = scope["extensions"][NAME]
    return wire
