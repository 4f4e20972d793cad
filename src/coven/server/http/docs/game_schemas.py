"""The values of a game as JSON Schema: its moves, events, options and view, each with all its parts."""

from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec

from coven.engine import Game

Schema = dict[str, Any]
Families = dict[str, list[str]]


def members(kind: Any) -> list[type]:
    return list(get_args(kind)) if isinstance(kind, UnionType) else [kind]


def game_schemas(game: Game, ref: str) -> tuple[Families, Schema]:
    """The families of a game by name, and the schemas of all of their parts, which refer to each other by `ref`."""
    view = get_type_hints(game.table.view)["return"]
    families = {"Move": members(game.moves), "Event": members(game.events), "Options": [game.options]}
    kinds = [kind for each in families.values() for kind in each]
    _, components = msgspec.json.schema_components(kinds, ref_template=ref + "{name}")
    named = {family: [kind.__name__ for kind in each] for family, each in families.items()}
    return named | {"View": [view.__name__]}, components | _view_schemas(view, ref)


def _view_schemas(view: type, ref: str) -> Schema:
    """A view field by field: it may hold values of several families, a move or an event, which no decoder takes."""
    hints = {name: hint for name, hint in get_type_hints(view, include_extras=True).items() if name[0] != "_"}
    fields = msgspec.structs.fields(view)
    properties, parts = {}, {}
    for field in fields:
        schemas = []
        for kind in members(hints[field.name]):
            (schema,), found = msgspec.json.schema_components([kind], ref_template=ref + "{name}")
            schemas.append(schema)
            parts.update(found)
        properties[field.encode_name] = {"anyOf": schemas}
    required = [field.encode_name for field in fields if field.required]
    return parts | {view.__name__: {"type": "object", "properties": properties, "required": required}}
