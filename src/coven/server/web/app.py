"""The ASGI application: all doors of one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import coven
from coven.server.house import House
from coven.server.web import about, after, lobby, people, play, socket
from coven.server.web.errors import HANDLERS
from coven.server.web.given import TheHouse
from coven.server.web.measure import Measured, metrics
from coven.server.web.page import Page
from coven.server.web.visitors import SAFE, Headers, address_of, check_origin, provide_person, provide_visitor


@get("/health", tags=["running"])
async def health(house: TheHouse) -> dict[str, str]:
    """Whether the server and its store answer."""
    await house.tools.store.next_due()
    return {"status": "ok", "version": coven.__version__}


def make_app(house: House, page: Page | None = None) -> ASGIApp:
    """Opens the house when it starts and closes it when it stops."""
    page = page or Page()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def at_the_door(request: Request[Any, Any, Any]) -> None:
        house.requests.check(address_of(request))
        if request.method not in SAFE:
            check_origin(request, house)

    app = Litestar(
        route_handlers=[
            health,
            metrics,
            about.ROUTER,
            people.ROUTER,
            lobby.ROUTER,
            play.ROUTER,
            after.ROUTER,
            socket.ROUTER,
            page.router(),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
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
        request_max_body_size=house.tools.settings.most_body,
    )
    return Measured(Headers(app), house.tools.metrics)
