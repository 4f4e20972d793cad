"""What the doors are, for programs: OpenAPI 3.1 for HTTP, AsyncAPI 3 for the socket, both from the types themselves."""

from collections.abc import Mapping
from typing import get_args

import msgspec
from litestar import Litestar

import coven
from coven.engine import Game
from coven.play.problems import Trouble
from coven.play.protocol import ClientMessage, ServerMessage
from coven.server.http.docs.game_schemas import Schema, game_schemas

REF = "#/components/schemas/"
JSON = "application/json"
VERSION = coven.__version__


def describe_http(app: Litestar, games: Mapping[str, Game]) -> Schema:
    """OpenAPI of all routes. Every refusal has one form."""
    document = app.openapi_schema.to_schema()
    _, troubles = msgspec.json.schema_components([Trouble], ref_template=REF + "{name}")
    document["components"]["schemas"].update(troubles)
    _add_games(document["components"]["schemas"], games)
    content = {JSON: {"schema": {"$ref": REF + "Trouble"}}}
    refused = {"description": "Refused, with a code for programs and a message for people.", "content": content}
    for path in document["paths"].values():
        for operation in path.values():
            answers = {status: answer for status, answer in operation["responses"].items() if status[0] != "4"}
            answers.get("204", {}).pop("content", None)
            operation["responses"] = {**answers, "4XX": refused}
    return document


def describe_socket(games: Mapping[str, Game]) -> Schema:
    """AsyncAPI of the socket of a table: what may be said, and what is told."""
    said, told = get_args(ClientMessage), get_args(ServerMessage)
    _, schemas = msgspec.json.schema_components([*said, *told], ref_template=REF + "{name}")
    _add_games(schemas, games)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Coven: the socket of a table", "version": VERSION, "description": _ABOUT},
        "defaultContentType": JSON,
        "channels": {
            "table": {
                "address": "/api/tables/{table}/socket",
                "description": "`since`, `chat` and `team` are the last numbers seen: what came after them is sent.",
                "parameters": {"table": {"description": "The id of a table."}},
                "bindings": {"ws": {"method": "GET", "query": _QUERY, "bindingVersion": "0.1.0"}},
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in (*said, *told)
                },
            }
        },
        "operations": {"say": _operation("receive", said), "tell": _operation("send", told)},
        "components": {"messages": {kind.__name__: _message(kind) for kind in (*said, *told)}, "schemas": schemas},
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
_NUMBER = {"type": "integer", "minimum": 0}
_QUERY = {"type": "object", "properties": {"since": _NUMBER, "chat": _NUMBER, "team": _NUMBER}}


def _operation(action: str, kinds: tuple[type, ...]) -> Schema:
    """As the server sees it: it receives what clients say."""
    messages = [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}


def _message(kind: type) -> Schema:
    about = " ".join((kind.__doc__ or kind.__name__).split())
    return {"name": kind.__name__, "summary": about, "payload": {"$ref": REF + kind.__name__}}
