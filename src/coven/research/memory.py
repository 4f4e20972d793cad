"""What was made lately, to be had again: little of a table changes from one move to the next."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

MOST_REMEMBERED = 2_000

T = TypeVar("T")


class Remembered(dict[Any, T]):
    """`remembered[value]` is what `make` makes of a value. When there is too much of it all is forgotten."""

    def __init__(self, make: Callable[[Any], T], most: int = MOST_REMEMBERED) -> None:
        self.make = make
        self.most = most

    def __missing__(self, value: Any) -> T:
        if len(self) >= self.most:
            self.clear()
        made = self[value] = self.make(value)
        return made


def remembered_by_code(make: Callable[[Any], T]) -> Callable[[Any], T]:
    """For what has a dictionary in it, which cannot be looked up: it is known again by its MessagePack."""
    code, known = msgspec.msgpack.Encoder().encode, dict[bytes, T]()

    def remember(value: Any) -> T:
        key = code(value)
        made = known.get(key)
        if made is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            made = known[key] = make(value)
        return made

    return remember
