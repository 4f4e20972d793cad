"""The types of moves and views, in the few shapes that they are made of."""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec


class Number(msgspec.Struct, frozen=True):
    """A whole number, or yes and no."""

    truth: bool = False


class Name(msgspec.Struct, frozen=True):
    """A name of something, out of some choices where they are known."""

    choices: tuple[str, ...] = ()


class Many(msgspec.Struct, frozen=True):
    """A tuple of any length."""

    item: "Shape"


class Fields(msgspec.Struct, frozen=True):
    """A struct."""

    tag: str | None
    tag_field: str | None
    fields: "tuple[tuple[str, Shape], ...]"


class OneOf(msgspec.Struct, frozen=True):
    """A value of one of some shapes, or none."""

    options: "tuple[Shape, ...]"
    optional: bool


class Anything(msgspec.Struct, frozen=True):
    """A dictionary of whatever a prompt needs."""


Shape = Number | Name | Many | Fields | OneOf | Anything


@cache
def shape(kind: Any) -> Shape:
    """The shape of a type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shape(inner[0])
    if origin is Literal:
        return Name(tuple(map(str, inner)))
    if origin in (Union, UnionType):
        return _one_of(inner)
    if origin is tuple and inner[1:] == (...,):
        return Many(shape(inner[0]))
    if origin is dict:
        return Anything()
    if isinstance(kind, type):
        return _plain(kind)
    raise TypeError(f"no shape for {kind}")


def _one_of(kinds: tuple[Any, ...]) -> Shape:
    options = tuple(shape(kind) for kind in kinds if kind is not NoneType)
    return OneOf(options, NoneType in kinds)


def _plain(kind: type) -> Shape:
    if issubclass(kind, int):
        return Number(truth=kind is bool)
    if issubclass(kind, str):
        return Name()
    if issubclass(kind, msgspec.Struct):
        return _fields(kind)
    raise TypeError(f"no shape for {kind}")


def _fields(kind: type[msgspec.Struct]) -> Fields:
    hints, config = get_type_hints(kind, include_extras=True), kind.__struct_config__
    tag = str(config.tag) if config.tag is not None else None
    return Fields(tag, config.tag_field, tuple((name, shape(hints[name])) for name in kind.__struct_fields__))


def within(outer: Shape) -> Iterator[Shape]:
    """A shape and all shapes inside it."""
    yield outer
    match outer:
        case OneOf():
            for option in outer.options:
                yield from within(option)
        case Many():
            yield from within(outer.item)
        case Fields():
            for _, inner in outer.fields:
                yield from within(inner)
