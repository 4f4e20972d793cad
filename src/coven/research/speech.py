"""A move being said, a word at a time: one chooses between the next words at which the offered moves differ."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache, partial
from operator import attrgetter, itemgetter
from typing import Any

from coven.engine import Move, Offers
from coven.research.grammar import Sentence, Sentences

FEW = 16

Part = Callable[[Any], Any]

OFFERED: tuple[Part, ...] = (itemgetter(0), itemgetter(1))
"""How to get the kind and the first field of moves that are described."""


class Speech:
    """What can be said next. Words that all remaining moves have in common say themselves.

    A few moves are put into words at once. Of many most are never said to the end: a move is its kind and then its
    fields, and only the part in which the remaining ones differ is put into words. Where moves are described rather
    than built, those are built whose kind and first field are said, and their other field is said item by item.
    """

    __slots__ = ("_at", "_make", "_part", "_sayings", "_sentences", "choices", "spoken")

    choices: list[int]
    """The words that can be said now, in order; there is always at least one."""
    spoken: Sentence
    """The words that were chosen until now."""
    _sayings: list[tuple[Sentence, list[Any]]]
    """What can be said of the current part, and what is meant by it: moves, offers, or what fills in an offer."""
    _make: Callable[[Any], Move] | None
    """How to make a move of what fills in an offer, where only that is left to be said."""

    def __init__(self, moves: Sequence[Move], sentences: Sentences) -> None:
        self._sentences = sentences
        self._make = None
        self._part = 0
        self.spoken = ()
        if len(moves) <= FEW:
            self._sayings = [(sentences[move], [move]) for move in moves]
            self._find_choices(0)
        elif isinstance(moves, Offers):
            self._go_on(moves.described)
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
        self._part += 1
        return self._go_on(kept[0][1])

    def copy(self) -> "Speech":
        other = Speech.__new__(Speech)
        for name in Speech.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def _go_on(self, meant: Sequence[Any]) -> Move | None:
        """To the first part in which they differ; the move, if only one is meant."""
        if len(meant) == 1:
            return self._only(meant[0])
        alike = self._apart(meant)
        while len(alike) == 1:
            self._part += 1
            alike = self._apart(meant)
        sentences = self._sentences
        self._sayings = [(sentences[value], same) for value, same in alike.items()]
        self._find_choices(0)
        return None

    def _only(self, meant: Any) -> Move | None:
        """A move, or what one is made of; of an offer all that can fill it in is left to be said."""
        if self._make:
            return self._make(meant)
        if isinstance(meant, Move):
            return meant
        kind, name, ways = meant
        self._make, self._part = partial(kind, name), 0
        return self._go_on([*ways])

    def _apart(self, meant: Sequence[Any]) -> dict[Any, list[Any]]:
        """By the current part."""
        number, first = self._part, meant[0]
        if self._make:
            part = _item(number)
        else:
            part = _field(type(first), number) if isinstance(first, Move) else OFFERED[number]
        alike: dict[Any, list[Any]] = defaultdict(list)
        for each in meant:
            alike[part(each)].append(each)
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
def _field(kind: type[Move], number: int) -> Part:
    """How to get the kind or a field of a move. The kind comes first in moves of all kinds."""
    return attrgetter(kind.__struct_fields__[number - 1]) if number else type


@cache
def _item(number: int) -> Part:
    """How to get an item of a tuple, or nothing where there are fewer."""
    return itemgetter(slice(number, number + 1))
