"""Every request has an id: in its answer, in all lines of the log that it leads to, and in the access log."""

from secrets import token_hex
from time import perf_counter

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars, get_contextvars

HEADER = "X-Request-ID"
SOCKET_OPEN = 101
log = structlog.get_logger()


class Traced:
    """Draws the id: one that a client sends says nothing. `access_log`: a line for every request that has ended."""

    def __init__(self, app: ASGIApp, *, access_log: bool) -> None:
        self.app = app
        self._access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        id_, start, status = token_hex(8), perf_counter(), SOCKET_OPEN

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.lower().encode(), id_.encode())]
            await send(message)

        with bound_contextvars(request=id_):
            try:
                await self.app(scope, receive, send_with_id if kind == "http" else send)
            finally:
                if self._access_log:
                    _tell(scope, status, perf_counter() - start)


def _tell(scope: Scope, status: int, seconds: float) -> None:
    """Without what follows a question mark: links of private tables are there."""
    client = scope["client"]
    log.info(
        "access",
        method=str(scope.get("method", "SOCKET")),
        path=scope["path"],
        status=status,
        ms=round(seconds * 1000, 1),
        address=client[0] if client else None,
    )


def request_id() -> str:
    """Of the request that is being answered."""
    return str(get_contextvars()["request"])
