"""How long requests take, and the door through which that is read."""

from hmac import compare_digest
from time import perf_counter
from typing import Any

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from coven.play.problems import Problem
from coven.server.http.dependencies import TheBackend
from coven.server.metrics import TEXT, Metrics, seconds_since


class Measured:
    """Measures every request but those that stay open: until the answer begins."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        start = perf_counter()

        async def send_and_measure(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = str(scope.get("path_template") or "none")
                labels = str(scope.get("method")), route, str(message["status"])
                self.metrics.requests.labels(*labels).observe(seconds_since(start))
            await send(message)

        await self.app(scope, receive, send_and_measure)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """For Prometheus, with the key of the settings as a bearer token; without such a setting there is no such page."""
    key = backend.services.settings.metrics_key
    if not key:
        raise NotFoundException
    given = request.headers.get("authorization", "")
    if not compare_digest(given.encode(), f"Bearer {key}".encode()):
        raise Problem("bad-token", 401)
    return Response(backend.services.metrics.text(), media_type=TEXT)
