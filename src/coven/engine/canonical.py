"""One way to write values as JSON, so that everybody who hashes them gets the same hash. See docs/records.md."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.inspect import Field, Type, type_info

from coven.engine.values import Told

ENCODER = msgspec.json.Encoder(order="sorted")


def canonical(value: Any) -> bytes:
    """JSON with sorted keys, no spaces, and UTF-8 as it is."""
    return ENCODER.encode(value)


def lean(value: Any) -> Any:
    """A move, an event or an outcome without the fields that equal their default.

    So a new optional field does not change what was hashed before.
    """
    if isinstance(value, Struct):
        return _lean_struct(value) if _has_defaults(type(value)) else value
    return [lean(each) for each in value] if isinstance(value, tuple) else value


def lean_told(told: Told) -> dict[str, Any]:
    """An event and, where not everybody hears of it, its audience."""
    event = lean(told.event)
    return {"event": event} if told.audience is None else {"event": event, "audience": told.audience}


def _lean_struct(value: Struct) -> dict[str, Any]:
    tag, defaults = _shape(type(value))
    given = {name: field for name, default in defaults if (field := getattr(value, name)) != default}
    return {**tag, **{name: lean(field) for name, field in given.items()}}


@cache
def _has_defaults(kind: type[Struct]) -> bool:
    """Whether a kind of values, or one of those inside it, has optional fields."""
    return any(not field.required for field in _fields(type_info(kind)))


@cache
def _shape(kind: type[Struct]) -> tuple[dict[str, Any], tuple[tuple[str, Any], ...]]:
    """The tag of a kind of values, and each field with its default."""
    config = kind.__struct_config__
    tag = {} if config.tag_field is None else {config.tag_field: config.tag}
    return tag, tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


def _fields(info: Type | Field) -> Iterator[Field]:
    """All fields of a type, and of the types of its fields."""
    for part in msgspec.structs.astuple(info):
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, Field):
                yield each
            if isinstance(each, Type | Field):
                yield from _fields(each)
