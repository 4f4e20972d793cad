"""A view as a vector of whole numbers, laid out by the view's type and by how long its tuples can get.

A number is itself, yes and no are 1 and 0. A name is two numbers: its word (0 nothing there, 1 none, then the words of
the game in order) and the number printed on it plus 1. Something optional has 1 before it, or 0 and zeros. One of
several structs is the word of its tag and then the fields of all of them, zeros but for the right one. A tuple is as
many items as it can have at most, with their true number before them unless it never changes.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import call
from typing import Any

import msgspec

from coven.engine import printed
from coven.research.memory import Remembered, remembered_by_code
from coven.research.shapes import Anything, Fields, Many, Name, Number, OneOf, Shape, shape, within

LEFT_OUT = ("outcome", "notes")
"""Known only when there is nothing left to decide, or told by the rest of the view."""

Write = Callable[[Any], bytes]
"""A value as numbers of 32 bits."""

UNKNOWN, NONE, FIRST_WORD = 0, 1, 2
SIZE = 4
"""Of a number, in bytes."""


def numbers(*values: int) -> bytes:
    return array("i", values).tobytes()


class Length(msgspec.Struct, frozen=True):
    """How long a tuple can get, and whether it always is that long."""

    most: int
    fixed: bool = False

    def labels(self, path: str, item: Sequence[str] = ("[]",)) -> tuple[str, ...]:
        """What the numbers of the tuple are: how many items, where that can change, and then the items."""
        inside = [label.replace("[]", f"[{number}]", 1) for number in range(self.most) for label in item]
        return (*(() if self.fixed else (f"{path}#",)), *inside)

    def head(self, number: int) -> bytes:
        return b"" if self.fixed else numbers(number)


class Slots(msgspec.Struct, frozen=True):
    """A part of the vector: what each of its numbers is, and how a value is written there."""

    labels: tuple[str, ...]
    write: Write

    @property
    def blank(self) -> bytes:
        return bytes(SIZE * len(self.labels))


def nothing(_: Any) -> bytes:
    return b""


class Layout:
    """Lays out types, with the words of a game and the lengths of its tuples."""

    def __init__(self, words: Sequence[str], lengths: Mapping[str, Length]) -> None:
        self.numbers = {word: number for number, word in enumerate(words, FIRST_WORD)}
        self.lengths = lengths

    def view(self, kind: type[msgspec.Struct]) -> Slots:
        whole = shape(kind)
        assert isinstance(whole, Fields)
        return self._fields(whole, "")

    def sentence(self, path: str) -> Slots:
        """Numbers in a row, such as the words of a move."""
        return self._slots(Many(Number()), path)

    def name(self, name: str | None) -> bytes:
        """A name as two numbers."""
        if name is None:
            return numbers(NONE, 0)
        word, number = printed(name)
        return numbers(self.numbers.get(word, UNKNOWN), 0 if number is None else number + 1)

    def _slots(self, kind: Shape, path: str) -> Slots:
        slots = self._written(kind, path)
        open_ended = any(isinstance(inner, Anything) for inner in within(kind))
        write = remembered_by_code(slots.write) if open_ended else Remembered(slots.write).__getitem__
        return Slots(slots.labels, write)

    def _written(self, kind: Shape, path: str) -> Slots:
        match kind:
            case Number():
                return Slots((path,), numbers)
            case Name() | OneOf(options=(Name(),)):
                return Slots((path, f"{path}#"), self.name)
            case Many(item=Number()):
                return _row(self.lengths[path], path)
            case Many():
                return _many(self._slots(kind.item, f"{path}[]"), self.lengths[path], path)
            case Fields():
                return self._fields(kind, f"{path}.")
            case OneOf(options=(option,)):
                return _optional(self._slots(option, path), path)
            case OneOf():
                return self._one_struct_of(kind, path)
            case Anything():
                return self._anything(path)

    def _fields(self, kind: Fields, path: str) -> Slots:
        left_out = Slots((), nothing)
        return _all(
            [left_out if path + name in LEFT_OUT else self._slots(inner, path + name) for name, inner in kind.fields]
        )

    def _one_struct_of(self, kind: OneOf, path: str) -> Slots:
        structs = [option for option in kind.options if isinstance(option, Fields)]
        parts = {str(option.tag): self._fields(option, f"{path}.{option.tag}.") for option in structs}
        return _choice({str(tag): self.numbers[tag] for tag in parts}, parts, path)

    def _anything(self, path: str) -> Slots:
        """The leaves of a dictionary, in the order of its keys: each a name, or a number behind no name."""
        length = self.lengths[path]
        blank = bytes(2 * SIZE * length.most)

        def write(value: dict[str, Any]) -> bytes:
            found = list(leaves(value))[: length.most]
            written = [numbers(0, leaf) if isinstance(leaf, int) else self.name(leaf) for leaf in found]
            return b"".join([*written, blank[2 * SIZE * len(found) :]])

        return Slots(Length(length.most, True).labels(path, (f"{path}[]", f"{path}[]#")), write)


def _all(parts: Sequence[Slots]) -> Slots:
    """Fields, one after the other."""
    writes, values = [part.write for part in parts], msgspec.structs.astuple

    def write(value: Any) -> bytes:
        return b"".join(map(call, writes, values(value)))

    return Slots(tuple(label for part in parts for label in part.labels), write)


def _optional(part: Slots, path: str) -> Slots:
    absent, present, inner = numbers(0) + part.blank, numbers(1), part.write

    def write(value: Any) -> bytes:
        return absent if value is None else present + inner(value)

    return Slots((f"{path}?", *part.labels), write)


def _choice(tags: Mapping[str, int], parts: Mapping[str, Slots], path: str) -> Slots:
    """The tag, and then room for each of the structs that it could be."""
    blanks = {tag: part.blank for tag, part in parts.items()}

    def write(value: Any) -> bytes:
        tag = "" if value is None else str(value.__struct_config__.tag)
        room = [parts[tag].write(value) if name == tag else blank for name, blank in blanks.items()]
        return b"".join([numbers(tags.get(tag, NONE)), *room])

    return Slots((f"{path}:", *(label for part in parts.values() for label in part.labels)), write)


def _row(length: Length, path: str) -> Slots:
    """Numbers side by side."""
    most, blank = length.most, bytes(SIZE * length.most)

    def write(value: tuple[int, ...]) -> bytes:
        return b"".join([length.head(len(value)), numbers(*value[:most]), blank[SIZE * len(value) :]])

    return Slots(length.labels(path, (f"{path}[]",)), write)


def _many(item: Slots, length: Length, path: str) -> Slots:
    most, inner = length.most, item.write
    around = [(length.head(number), item.blank * (most - number)) for number in range(most + 1)]

    def write(value: tuple[Any, ...]) -> bytes:
        head, tail = around[len(value)] if len(value) <= most else (length.head(len(value)), b"")
        return b"".join([head, *map(inner, value[:most]), tail])

    return Slots(length.labels(path, item.labels), write)


def leaves(value: Any) -> Iterator[int | str | None]:
    """The names and numbers in a value."""
    match value:
        case dict():
            for key in sorted(value):
                yield from leaves(value[key])
        case tuple() | list():
            for item in value:
                yield from leaves(item)
        case msgspec.Struct():
            yield from leaves(msgspec.to_builtins(value))
        case _:
            yield value
