"""A move being said, a word at a time: one chooses between the next words at which the offered moves differ."""

from collections.abc import Sequence

from coven.engine import Move
from coven.research.grammar import Sentence, Sentences


class Speech:
    """What can be said next. Words that all remaining moves have in common say themselves."""

    __slots__ = ("_at", "_moves", "_sentences", "choices", "spoken")

    choices: list[int]
    """The words that can be said now, in order; there is always at least one."""
    spoken: Sentence
    """The words that were chosen until now."""

    def __init__(self, moves: Sequence[Move], sentences: Sentences) -> None:
        self._moves = moves
        self._sentences = [sentences[move] for move in moves]
        self._at = 0
        self.spoken = ()
        self._find_choices()

    def say(self, word: int) -> Move | None:
        """Choose a word; the move, once it is clear which one it is."""
        at = self._at
        kept = [number for number, sentence in enumerate(self._sentences) if sentence[at] == word]
        if not kept:
            raise ValueError(f"{word} is not among {self.choices}")
        self.spoken += (word,)
        if len(kept) == 1:
            return self._moves[kept[0]]
        self._moves = [self._moves[number] for number in kept]
        self._sentences = [self._sentences[number] for number in kept]
        self._at += 1
        self._find_choices()
        return None

    def copy(self) -> "Speech":
        other = Speech.__new__(Speech)
        for name in Speech.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def _find_choices(self) -> None:
        sentences, at = self._sentences, self._at
        words = {sentence[at] for sentence in sentences}
        while len(words) == 1 < len(sentences):
            at += 1
            words = {sentence[at] for sentence in sentences}
        self._at = at
        self.choices = sorted(words)
