"""Moves are said word by word: what can be said is exactly what is on offer."""

from collections.abc import Iterator
from itertools import product

import pytest

from coven.engine import Move, Offers
from coven.games import find
from coven.games.hocus.effects.parts_by_card import INTO_POT
from coven.games.hocus.moves import Cast
from coven.research.encoding import encoding
from coven.research.grammar import END, FIRST_WORD, MORE, NONE, ZERO, Grammar
from coven.research.position import Position
from coven.research.speech import Speech
from examples.familiars import GAME as FAMILIARS
from tests.research.cases import each_case, positions

POSITIONS = 600
"""Of each game with each number of players: thousands of each game."""


def words_said(speech: Speech) -> dict[int, object]:
    """Each word that can be said, and what follows it: more words, or the move."""
    said: dict[int, object] = {}
    for word in speech.choices:
        other = speech.copy()
        said[word] = other.say(word) or words_said(other)
    return said


def everything_sayable(speech: Speech) -> Iterator[Move]:
    """The moves at the ends of all ways through the words."""
    for word in speech.choices:
        other = speech.copy()
        move = other.say(word)
        if move is None:
            yield from everything_sayable(other)
        else:
            yield move


@each_case
def test_what_can_be_said_is_what_is_offered_and_can_be_understood(name: str, players: int) -> None:
    for position in positions(name, players, POSITIONS):
        if position.speech.spoken:
            continue
        offered = position.table.moves(position.actor)
        grammar = position.encoding.grammar
        assert sorted(map(repr, everything_sayable(position.speech))) == sorted(map(repr, offered))
        assert [grammar.read(grammar.sentences[move]) for move in offered] == offered


def test_moves_are_said_in_the_same_words_described_or_listed() -> None:
    """Even where one text is the beginning of another."""
    sentences = encoding(find("hocus"), 2).grammar.sentences
    parts = [INTO_POT[card][pot] for card in range(8, 12) for pot in (0, 1)]
    texts = [(), *product(parts), *product(parts, parts)]
    offers = Offers([(Cast, "build-pot", (tuple, texts)), (Cast, "kindle", (tuple, texts[:9]))])
    for described in (offers, Offers(offers.offers[:1])):
        assert words_said(Speech(described, sentences)) == words_said(Speech([*described], sentences))


@each_case
def test_the_mask_has_the_words_that_can_be_said(name: str, players: int) -> None:
    for position in positions(name, players, 50):
        mask = position.mask(position.actor)
        assert mask.nonzero()[0].tolist() == position.choices
        assert not any(position.mask(seat).any() for seat in range(players) if seat != position.actor)


def test_a_sentence_is_the_tag_the_words_and_the_numbers() -> None:
    game = find("hocus_pocus")
    grammar = Grammar(game, ("cast", "grimoire", "hand", "lay", "lightning", "refill", "thief", "vortex"))
    cast, grimoire, hand, lay, lightning, refill, thief, vortex = range(FIRST_WORD, FIRST_WORD + 8)
    sentences = {
        '{"move":"cast","card":"thief-3","source":"hand","target":1}': (cast, thief, ZERO + 3, hand, END, ZERO + 1),
        '{"move":"lay","card":"lightning","source":"grimoire"}': (lay, lightning, END, grimoire, END, NONE),
        '{"move":"refill","cards":["thief-1","vortex"]}': (refill, thief, ZERO + 1, vortex, END, END),
    }
    for move, sentence in sentences.items():
        read = game.read_move(game.deal(2, chance=b""), move.encode())
        assert grammar.sentences[read] == sentence
        assert grammar.read(sentence) == read


def test_a_large_number_is_said_in_thirty_twos() -> None:
    position = Position.deal(find("hocus_focus"), 2, {}, "any")
    grammar = position.encoding.grammar
    assert grammar.sentences[800] == (MORE, ZERO + 25, ZERO)
    assert grammar.sentences[32 * 32] == (MORE, MORE, ZERO + 1, ZERO, ZERO)
    with pytest.raises(ValueError, match="no word for -1"):
        _ = grammar.sentences[-1]


def test_words_too_many_are_not_understood() -> None:
    grammar = Grammar(FAMILIARS, ("send", "cat"))
    with pytest.raises(ValueError, match="1 words too many"):
        grammar.read((FIRST_WORD, FIRST_WORD + 1, ZERO + 3, END))


def test_a_word_that_is_not_in_the_mask_is_refused_and_changes_nothing() -> None:
    position = Position.deal(find("mandragora"), 2, {}, "any")
    before = position.choices
    with pytest.raises(ValueError, match="is not among"):
        position.say(END)
    assert position.choices == before
