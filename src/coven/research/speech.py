"""A move being said, a word at a time: one chooses between the next words at which the offered moves differ."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache, partial
from operator import attrgetter, itemgetter
from typing import Any

from coven.engine import Move, Offer, Offers
from coven.research.grammar import Sentence, Sentences

FEW = 16

Meant = Move | Offer
Part = Callable[[Any], Any]

OFFERED: tuple[Part, ...] = (itemgetter(0), itemgetter(1))
"""How to get the kind and the first field of moves that are described."""


class Speech:
    """What can be said next. Words that all remaining moves have in common say themselves.

    A few moves are put into words at once. Of many most are never said to the end: a move is its kind and then its
    fields, and only the part in which the remaining ones differ is put into words. Where moves are described rather
    than built, those are built whose kind and first field are said.
    """

    __slots__ = ("_at", "_make", "_part", "_sayings", "_sentences", "choices", "spoken")

    choices: list[int]
    """The words that can be said now, in order; there is always at least one."""
    spoken: Sentence
    """The words that were chosen until now."""
    _sayings: list[tuple[Sentence, Any]]
    """What can be said of the current part, and what is meant by it: moves, or what a move is made of."""
    _make: Callable[[Any], Move] | None
    """How to make a move of the last field, where only that is left to be said."""

    def __init__(self, moves: Sequence[Move], sentences: Sentences) -> None:
        self._sentences = sentences
        self._make = None
        self._part = 0
        self.spoken = ()
        if len(moves) <= FEW:
            self._sayings = [(sentences[move], [move]) for move in moves]
            self._find_choices(0)
        elif isinstance(moves, Offers):
            self._go_on([offer for offer in moves.offers if offer[2]])
        else:
            self._go_on(moves)

    def say(self, word: int) -> Move | None:
        """Choose a word; the move, once it is clear which one it is."""
        at = self._at
        kept = [saying for saying in self._sayings if saying[0][at] == word]
        if not kept:
            raise ValueError(f"{word} is not among {self.choices}")
        self.spoken += (word,)
        if len(kept) > 1:
            self._sayings = kept
            self._find_choices(at + 1)
            return None
        meant = kept[0][1]
        if self._make:
            return self._make(meant)
        if len(meant) == 1 and (move := _only(meant[0])):
            return move
        self._part += 1
        self._go_on(meant)
        return None

    def copy(self) -> "Speech":
        other = Speech.__new__(Speech)
        for name in Speech.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def _go_on(self, meant: Sequence[Meant]) -> None:
        """To the first part in which the moves differ."""
        sentences, first = self._sentences, meant[0]
        if isinstance(first, tuple) and len(meant) == 1:
            kind, name, ways = first
            values, self._make = [*ways], partial(kind, name)
            self._sayings = [*zip(map(sentences.__getitem__, values), values, strict=True)]
        else:
            self._sayings = [(sentences[value], alike) for value, alike in self._apart(meant).items()]
        self._find_choices(0)

    def _apart(self, meant: Sequence[Meant]) -> dict[Any, list[Meant]]:
        """By what the first part is that they do not have in common."""
        number = self._part
        parts = OFFERED if isinstance(meant[0], tuple) else _parts(type(meant[0]))
        alike = _by(parts[number], meant)
        while len(alike) == 1:
            number += 1
            alike = _by(parts[number], meant)
        self._part = number
        return alike

    def _find_choices(self, at: int) -> None:
        sayings = self._sayings
        words = {sentence[at] for sentence, _ in sayings}
        while len(words) == 1 < len(sayings):
            at += 1
            words = {sentence[at] for sentence, _ in sayings}
        self._at = at
        self.choices = sorted(words)


@cache
def _parts(kind: type[Move]) -> tuple[Part, ...]:
    """How to get the kind and the fields of a move. The kind comes first in moves of all kinds."""
    return (type, *map(attrgetter, kind.__struct_fields__))


def _by(part: Part, meant: Sequence[Meant]) -> dict[Any, list[Meant]]:
    """What is meant, by what some part of it is."""
    alike: dict[Any, list[Meant]] = defaultdict(list)
    for each in meant:
        alike[part(each)].append(each)
    return alike


def _only(meant: Meant) -> Move | None:
    """The move, if only one is meant."""
    if isinstance(meant, Move):
        return meant
    kind, name, ways = meant
    return kind(name, ways[0]) if len(ways) == 1 else None
