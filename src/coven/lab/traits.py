"""What can be said of a move, whatever the game, and of what a seat was dealt: every name that is in it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from coven.engine import Seat, View, printed


class Trait(msgspec.Struct, frozen=True, order=True):
    """`Trait("cast.card", "thief-3")`: what was named, in which field of which kind of move.

    In `Trait("cast.card*", "thief")` cards with another number are meant as well. The kinds of moves are the family ``,
    and `Trait("schools", "chaos")` is what a seat has from the deal on.
    """

    family: str
    name: str


def traits(move: msgspec.Struct) -> set[Trait]:
    """All of a move. What it is made of counts too."""
    return set(_traits(move))


def _traits(value: msgspec.Struct) -> Iterator[Trait]:
    tag = str(value.__struct_config__.tag)
    yield Trait("", tag)
    for field in value.__struct_fields__:
        for part in _parts(getattr(value, field)):
            if isinstance(part, msgspec.Struct):
                yield from _traits(part)
            elif isinstance(part, str):
                yield Trait(f"{tag}.{field}", part)
                yield Trait(f"{tag}.{field}*", printed(part)[0])


def _parts(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def dealt(first: View, last: View, players: int) -> Iterator[tuple[Seat, Trait]]:
    """What everybody could see a seat have from the first view to the last: a name for each seat in a field."""
    for field in first.__struct_fields__:
        names = getattr(first, field)
        if names == getattr(last, field) and _is_by_seat(names, players):
            yield from ((seat, Trait(field, name)) for seat, name in enumerate(names))


def _is_by_seat(names: Any, players: int) -> bool:
    return isinstance(names, tuple) and len(names) == players and all(isinstance(name, str) for name in names)
