"""A move as a sentence: a few words that say it and nothing else.

A move is its tag and then its fields in order. A name is a word and its number or END; a tuple is its items and END;
a number from 32 on is MORE, the number of thirty-twos, and the rest. So no sentence is the beginning of another, and
every sentence can be read back by the types of the moves alone.
"""

from collections import deque
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from coven.engine import Game, Move, printed
from coven.research.memory import Remembered
from coven.research.shapes import Fields, Many, Number, OneOf, Shape, shape

END, NONE, MORE, ZERO = range(4)
NUMBERS = 32
FIRST_WORD = ZERO + NUMBERS
MOST_REMEMBERED = 200_000

Sentence = tuple[int, ...]


class Sentences(Remembered[Sentence]):
    """The sentence of each move, `sentences[move]`, of each kind of moves and of each value in one.

    Those said lately are remembered.
    """

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(self._write, MOST_REMEMBERED)
        self.numbers = {word: number for number, word in enumerate(words, FIRST_WORD)}

    def _write(self, value: Any) -> Sentence:
        match value:
            case None:
                return (NONE,)
            case int():
                return _number(int(value))
            case str():
                word, number = printed(value)
                return (self.numbers[word], *((END,) if number is None else _number(number)))
            case tuple():
                return (*chain.from_iterable(map(self.__getitem__, value)), END)
            case type():
                kind: type[msgspec.Struct] = value
                return (self.numbers[str(kind.__struct_config__.tag)],)
        parts = (type(value), *msgspec.structs.astuple(value))
        return (*chain.from_iterable(map(self.__getitem__, parts)),)


class Grammar:
    """How moves of a game are said and understood."""

    def __init__(self, game: Game, words: Sequence[str]) -> None:
        self.moves = game.moves
        self.shape = shape(game.moves)
        self.words = words
        self.sentences = Sentences(words)
        self.size = FIRST_WORD + len(words)

    def read(self, sentence: Sentence) -> Move:
        """The move that a sentence says."""
        rest = deque(sentence)
        move: Move = msgspec.convert(self._read(self.shape, rest), self.moves)
        if rest:
            raise ValueError(f"{len(rest)} words too many")
        return move

    def word(self, said: int) -> str:
        """A word as people read it."""
        if said >= FIRST_WORD:
            return self.words[said - FIRST_WORD]
        return str(said - ZERO) if said >= ZERO else ("(end)", "(none)", "(more)")[said]

    def _read(self, kind: Shape, rest: deque[int]) -> Any:
        match kind:
            case OneOf():
                return self._read_one_of(kind, rest)
            case Fields():
                return self._read_fields(kind, rest)
            case Number():
                number = _read_number(rest)
                return bool(number) if kind.truth else number
            case Many():
                return self._read_many(kind, rest)
        return self._read_name(rest)

    def _read_one_of(self, kind: OneOf, rest: deque[int]) -> Any:
        if rest[0] == NONE:
            rest.popleft()
            return None
        options = kind.options
        if len(options) > 1:
            tag = self.word(rest[0])
            options = tuple(option for option in options if isinstance(option, Fields) and option.tag == tag)
        return self._read(options[0], rest)

    def _read_fields(self, kind: Fields, rest: deque[int]) -> dict[str, Any]:
        tag = {str(kind.tag_field): self.word(rest.popleft())}
        return tag | {name: self._read(inner, rest) for name, inner in kind.fields}

    def _read_many(self, kind: Many, rest: deque[int]) -> list[Any]:
        items = []
        while rest[0] != END:
            items.append(self._read(kind.item, rest))
        rest.popleft()
        return items

    def _read_name(self, rest: deque[int]) -> str:
        word = self.word(rest.popleft())
        if rest[0] != END:
            return f"{word}-{_read_number(rest)}"
        rest.popleft()
        return word


def _number(number: int) -> Sentence:
    if number < 0:
        raise ValueError(f"no word for {number}")
    if number < NUMBERS:
        return (ZERO + number,)
    return (MORE, *_number(number // NUMBERS), ZERO + number % NUMBERS)


def _read_number(rest: deque[int]) -> int:
    word = rest.popleft()
    if word == MORE:
        thirty_twos = _read_number(rest)
        return thirty_twos * NUMBERS + _read_number(rest)
    return word - ZERO
