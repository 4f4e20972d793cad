"""The options of a game: its variants, each with the rule behind it."""

from typing import Any

import msgspec
from msgspec.inspect import BoolType, Field, LiteralType, Metadata, StructType, type_info


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants of a game. Each field is annotated with `option(...)`."""


def option(rule: str, low: int | None = None, high: int | None = None) -> msgspec.Meta:
    """Annotates a field of `Options` with the rule behind it and, for numbers, the range."""
    return msgspec.Meta(ge=low, le=high, extra={"rule": rule})


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as told to people and scripts."""

    name: str
    rule: str
    default: Any
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def allowed(self) -> str:
        if self.choices:
            return " | ".join(str(choice).lower() for choice in self.choices)
        return f"{self.low} – {self.high}"


def describe(options: type[Options]) -> list[OptionInfo]:
    """Every option of a game."""
    info = type_info(options)
    assert isinstance(info, StructType)
    return [_describe_field(field) for field in info.fields]


def _describe_field(field: Field) -> OptionInfo:
    """Reads what `option(...)` said, through any `| None` around it."""
    kinds: list[Any] = list(getattr(field.type, "types", [field.type]))
    noted = next(kind for kind in kinds if isinstance(kind, Metadata))
    kind, rule = noted.type, (noted.extra or {})["rule"]
    match kind:
        case LiteralType():
            choices = tuple(kind.values)
        case BoolType():
            choices = (False, True)
        case _:
            choices = ()
    low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
    return OptionInfo(field.encode_name, rule, field.default, choices, low, high)
