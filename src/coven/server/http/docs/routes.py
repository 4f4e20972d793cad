"""The descriptions of all doors, for programs and for people. No script, and nothing from another host."""

import asyncio
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get

from coven.engine import Game
from coven.server.backend import Backend
from coven.server.http.dependencies import TheBackend
from coven.server.http.docs.page import STYLE, page
from coven.server.http.docs.specs import describe_http, describe_socket


class Descriptions(msgspec.Struct, frozen=True):
    """Made once for each application: they do not change while it runs."""

    openapi: bytes
    asyncapi: bytes
    page: str


async def _descriptions(app: Litestar, backend: Backend) -> Descriptions:
    """Made beside the loop, since it takes a while."""
    if "descriptions" not in app.state:
        app.state["descriptions"] = await asyncio.to_thread(_describe, app, backend.services.games)
    made: Descriptions = app.state["descriptions"]
    return made


def _describe(app: Litestar, games: Mapping[str, Game]) -> Descriptions:
    http, socket = describe_http(app, games), describe_socket(games)
    return Descriptions(msgspec.json.encode(http), msgspec.json.encode(socket), page(http, socket))


@get("/openapi.json")
async def openapi(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """HTTP, as OpenAPI 3.1."""
    return Response((await _descriptions(request.app, backend)).openapi, media_type=MediaType.JSON)


@get("/asyncapi.json")
async def asyncapi(request: Request[Any, Any, Any], backend: TheBackend) -> Response[bytes]:
    """The socket, as AsyncAPI 3."""
    return Response((await _descriptions(request.app, backend)).asyncapi, media_type=MediaType.JSON)


@get("/docs")
async def docs(request: Request[Any, Any, Any], backend: TheBackend) -> Response[str]:
    """Both, to be read."""
    return Response((await _descriptions(request.app, backend)).page, media_type=MediaType.HTML)


@get("/docs.css")
async def style() -> Response[str]:
    return Response(STYLE, media_type=MediaType.CSS)


ROUTER = Router("/api", route_handlers=[openapi, asyncapi, docs, style], include_in_schema=False)
