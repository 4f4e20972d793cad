"""The descriptions of all doors, for programs and for people. No script, and nothing from another host."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get

from coven.engine import Game
from coven.server.backend import Backend
from coven.server.config import Settings
from coven.server.http.dependencies import TheBackend
from coven.server.http.docs.guide import guide
from coven.server.http.docs.page import STYLE, page
from coven.server.http.docs.specs import describe_http, describe_socket
from coven.server.http.files import File, answer, make_file


class Descriptions(msgspec.Struct, frozen=True):
    """Made once for each application: they do not change while it runs."""

    openapi: File
    asyncapi: File
    page: File


async def _descriptions(app: Litestar, backend: Backend) -> Descriptions:
    """Made beside the loop, since it takes a while."""
    if "descriptions" not in app.state:
        describe = partial(_describe, app, backend.services.games, backend.services.settings)
        app.state["descriptions"] = await backend.services.pools.files.run("", describe)
    made: Descriptions = app.state["descriptions"]
    return made


def _describe(app: Litestar, games: Mapping[str, Game], settings: Settings) -> Descriptions:
    about = guide(settings)
    http, socket = describe_http(app, games, about), describe_socket(games, about)
    return Descriptions(
        make_file(msgspec.json.encode(http), MediaType.JSON.value),
        make_file(msgspec.json.encode(socket), MediaType.JSON.value),
        make_file(page(http, socket, about).encode(), MediaType.HTML.value),
    )


@get("/openapi.json")
async def openapi(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """HTTP, as OpenAPI 3.1."""
    return answer(request, (await _descriptions(request.app, backend)).openapi)


@get("/asyncapi.json")
async def asyncapi(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """The socket, as AsyncAPI 3."""
    return answer(request, (await _descriptions(request.app, backend)).asyncapi)


@get("/docs")
async def docs(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """Both, to be read."""
    return answer(request, (await _descriptions(request.app, backend)).page)


@get("/docs.css")
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


ROUTER = Router("/api", route_handlers=[openapi, asyncapi, docs, style], include_in_schema=False)
