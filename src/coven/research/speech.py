"""A move being said, a word at a time: one chooses between the next words at which the offered moves differ."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from coven.engine import Move
from coven.research.grammar import Sentence, Sentences

FEW = 16

Part = Callable[[Move], Any]


class Speech:
    """What can be said next. Words that all remaining moves have in common say themselves.

    A few moves are put into words at once. Of many most are never said to the end: a move is its kind and then its
    fields, and only the part in which the remaining ones differ is put into words.
    """

    __slots__ = ("_at", "_part", "_sayings", "_sentences", "choices", "spoken")

    choices: list[int]
    """The words that can be said now, in order; there is always at least one."""
    spoken: Sentence
    """The words that were chosen until now."""
    _sayings: list[tuple[Sentence, list[Move]]]
    """What can be said of the current part, and which moves are meant by it."""

    def __init__(self, moves: Sequence[Move], sentences: Sentences) -> None:
        self._sentences = sentences
        self._part = 0
        self.spoken = ()
        if len(moves) > FEW:
            self._go_on(moves)
        else:
            self._sayings = [(sentences[move], [move]) for move in moves]
            self._find_choices(0)

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
        moves = kept[0][1]
        if len(moves) == 1:
            return moves[0]
        self._part += 1
        self._go_on(moves)
        return None

    def copy(self) -> "Speech":
        other = Speech.__new__(Speech)
        for name in Speech.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def _go_on(self, moves: Sequence[Move]) -> None:
        """To the first part in which the moves differ. A single move is said by its kind."""
        parts, number = _parts(type(moves[0])), self._part
        meant = _meant(moves, parts[number])
        while len(meant) == 1 < len(moves):
            number += 1
            meant = _meant(moves, parts[number])
        sentences, self._part = self._sentences, number
        self._sayings = [(sentences[value], alike) for value, alike in meant.items()]
        self._find_choices(0)

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


def _meant(moves: Sequence[Move], part: Part) -> dict[Any, list[Move]]:
    """The moves by what some part of them is."""
    meant: dict[Any, list[Move]] = defaultdict(list)
    for move in moves:
        meant[part(move)].append(move)
    return meant
