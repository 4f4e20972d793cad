"""The ASGI application: all doors of one backend."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import coven
from coven.server.backend import Backend
from coven.server.http import archive, games, lobby, people, play
from coven.server.http.dependencies import TheBackend
from coven.server.http.docs import routes as docs
from coven.server.http.errors import HANDLERS
from coven.server.http.metrics import Measured, metrics
from coven.server.http.page import Page
from coven.server.http.tracing import Traced
from coven.server.http.visitors import (
    SAFE,
    Headers,
    address_of,
    check_origin,
    check_type,
    provide_person,
    provide_visitor,
)
from coven.server.socket import conversation

HEALTH = "/health"
NEWCOMERS = frozenset({"/api/guests", "/api/accounts", "/api/tables", "/api/quick"})
"""What those ask for who do not play yet: they wait when the server is behind."""


@get(HEALTH, tags=["running"])
async def health(backend: TheBackend) -> dict[str, str]:
    """Whether the server answers and its store can be written. Never refused, however often it is asked."""
    await backend.health.check()
    return {"status": "ok", "version": coven.__version__}


def make_app(backend: Backend, page: Page | None = None) -> ASGIApp:
    """Opens the backend when it starts and closes it when it stops."""
    page = page or Page()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await backend.open()
        try:
            yield
        finally:
            await backend.close()

    async def at_the_door(request: Request[Any, Any, Any]) -> None:
        if request.scope["path"] != HEALTH:
            backend.requests.check(address_of(request))
        if request.method not in SAFE:
            check_origin(request, backend)
            check_type(request)
        if request.method == "POST" and request.scope["path"] in NEWCOMERS:
            backend.pressure.check_new()

    app = Litestar(
        route_handlers=[
            health,
            metrics,
            docs.ROUTER,
            people.ROUTER,
            games.ROUTER,
            lobby.ROUTER,
            play.ROUTER,
            archive.ROUTER,
            conversation.ROUTER,
            page.router(),
        ],
        dependencies={
            "backend": Provide(lambda: backend, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        before_request=at_the_door,
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Coven",
            version=coven.__version__,
            path="/api/openapi",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=backend.services.settings.most_body,
    )
    settings = backend.services.settings
    return Traced(Measured(Headers(app), backend.services.metrics), access_log=settings.access_log)
