"""Randomness that can be committed to, replayed and never guessed: SHAKE-256 in a chain."""

from hashlib import shake_256
from struct import unpack_from
from typing import NewType, TypeVar

Chance = NewType("Chance", bytes)
"""The 32 bytes from which all further chance of a game follows. It never enters a view."""

T = TypeVar("T")


def words(chance: Chance, count: int) -> tuple[tuple[int, ...], Chance]:
    """`count` random numbers of 64 bits, and the chance that remains."""
    digest = shake_256(chance).digest(8 * count + 32)
    return unpack_from(f"<{count}Q", digest), Chance(digest[-32:])


def below(chance: Chance, limit: int) -> tuple[int, Chance]:
    """A random number from 0 to `limit` - 1."""
    (word,), rest = words(chance, 1)
    return word * limit >> 64, rest


def shuffle(chance: Chance, items: list[T]) -> Chance:
    """Put `items` into a random order, in place (Fisher and Yates)."""
    numbers, rest = words(chance, len(items))
    for last in range(len(items) - 1, 0, -1):
        other = numbers[last] * (last + 1) >> 64
        items[last], items[other] = items[other], items[last]
    return rest
