"""What the doors are, for programs: OpenAPI 3.1 for HTTP, AsyncAPI 3 for the socket, both from the types themselves."""

from collections.abc import Mapping
from copy import deepcopy
from typing import get_args

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute

import coven
from coven.engine import Game
from coven.play.problems import Trouble
from coven.play.protocol import ClientMessage, ServerMessage
from coven.server.http.docs.game_schemas import Schema, game_schemas
from coven.server.people.sessions import COOKIE

REF = "#/components/schemas/"
JSON = "application/json"
VERSION = coven.__version__
BY_NAME: list[dict[str, list[str]]] = [{"key": []}, {"session": []}]
"""In either way."""


def describe_http(app: Litestar, games: Mapping[str, Game], guide: str = "") -> Schema:
    """OpenAPI of all routes. Every refusal has one form."""
    document = deepcopy(app.openapi_schema.to_schema())
    document["info"]["description"] = guide
    document["components"]["securitySchemes"] = {"key": _KEY, "session": _COOKIE | {"type": "apiKey"}}
    _, troubles = msgspec.json.schema_components([Trouble], ref_template=REF + "{name}")
    document["components"]["schemas"].update(troubles)
    _add_games(document["components"]["schemas"], games)
    content = {JSON: {"schema": {"$ref": REF + "Trouble"}}}
    refused = {"description": "Refused, with a code for programs and a message for people.", "content": content}
    needed = _names_needed(app)
    for path, ways in document["paths"].items():
        for method, operation in ways.items():
            if (path, method) in needed:
                operation["security"] = BY_NAME if needed[path, method] else [{}, *BY_NAME]
            answers = {status: answer for status, answer in operation["responses"].items() if status[0] != "4"}
            answers.get("204", {}).pop("content", None)
            operation["responses"] = {**answers, "4XX": refused}
    return document


def _names_needed(app: Litestar) -> dict[tuple[str, str], bool]:
    """For each door that looks who asks: whether it needs a name."""
    found = {}
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            asked = handler.parsed_fn_signature.parameters.keys() | handler.opt.keys()
            for method in handler.http_methods if asked & {"person", "visitor"} else ():
                found[route.path_format, method.lower()] = "person" in asked
    return found


def describe_socket(games: Mapping[str, Game], guide: str = "") -> Schema:
    """AsyncAPI of the socket of a table: what may be said, and what is told."""
    said, told = get_args(ClientMessage), get_args(ServerMessage)
    _, schemas = msgspec.json.schema_components([*said, *told], ref_template=REF + "{name}")
    _add_games(schemas, games)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Coven: the socket of a table", "version": VERSION, "description": f"{_ABOUT}\n\n{guide}"},
        "defaultContentType": JSON,
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "description": _HANDSHAKE,
                "parameters": {"table": {"description": "The id of a table."}},
                "bindings": {"ws": {"method": "GET", "query": _QUERY, "bindingVersion": "0.1.0"}},
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in (*said, *told)
                },
            }
        },
        "operations": {"say": _operation("receive", said), "tell": _operation("send", told)},
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*said, *told)},
            "schemas": schemas,
            "securitySchemes": {"key": _KEY, "session": _COOKIE | {"type": "httpApiKey"}},
        },
    }


OF_A_GAME = {
    ("Update", "view"): "View",
    ("Update", "moves"): "Moves",
    ("Update", "events"): "Events",
    ("Play", "move"): "Move",
    ("PlayWish", "move"): "Move",
    ("Hint", "move"): "Move",
    ("TableInfo", "options"): "Options",
    ("NewTable", "options"): "Options",
}
"""Fields that are of the game which is played, and of which kind: `<game>.<kind>` says more."""


def _add_games(schemas: Schema, games: Mapping[str, Game]) -> None:
    """The values of every game, and that some fields are of one of them."""
    for name, game in games.items():
        families, parts = game_schemas(game, f"{REF}{name}.")
        schemas.update({f"{name}.{part}": schema for part, schema in parts.items()})
        for family, kinds in families.items():
            if kinds != [family]:
                schemas[f"{name}.{family}"] = {"anyOf": [{"$ref": f"{REF}{name}.{kind}"} for kind in kinds]}
        for family in ("Move", "Event"):
            schemas[f"{name}.{family}s"] = {"type": "array", "items": {"$ref": f"{REF}{name}.{family}"}}
    for (kind, field), family in OF_A_GAME.items():
        if kind in schemas:
            schemas[kind]["properties"][field] = {"anyOf": [{"$ref": f"{REF}{name}.{family}"} for name in games]}


_ABOUT = "JSON both ways, one object a message. `say` is the kind of what a client says, `tell` of what it is told."
_HANDSHAKE = (
    "The handshake carries a key (`Authorization: Bearer …`) or the cookie `coven` of a session; without either you "
    "watch, at public tables. `since`, `chat` and `team` are the last numbers seen: what came after them is sent, "
    "and nothing if there is nothing new. Without `since` the newest update is sent. `seat` says which of your seats "
    "it speaks for."
)
_KEY = {
    "type": "http",
    "scheme": "bearer",
    "description": "A key from `POST /api/me/tokens`. It counts before a cookie.",
}
_COOKIE = {
    "name": COOKIE,
    "in": "cookie",
    "description": "Set by `POST /api/guests`, `/api/accounts` and `/api/session`.",
}
_NUMBER = {"type": "integer", "minimum": 0}
_SEAT = {
    "type": "integer",
    "minimum": -1,
    "maximum": 19,
    "description": "-1: as a spectator. Left out: your first seat.",
}
_QUERY = {"type": "object", "properties": {"since": _NUMBER, "chat": _NUMBER, "team": _NUMBER, "seat": _SEAT}}


def _operation(action: str, kinds: tuple[type, ...]) -> Schema:
    """As the server sees it: it receives what clients say."""
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    security = [{"$ref": f"#/components/securitySchemes/{name}"} for name in ("key", "session")]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages, "security": security}


def _message(kind: type) -> Schema:
    about = " ".join((kind.__doc__ or kind.__name__).split())
    return {"name": kind.__name__, "summary": about, "payload": {"$ref": REF + kind.__name__}}
