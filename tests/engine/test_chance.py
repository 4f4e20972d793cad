"""Chance: even, deterministic, and chained."""

from collections import Counter
from itertools import permutations

from coven.engine import Chance
from coven.engine.chance import below, shuffle, words

SEED = Chance(bytes(range(32)))


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert words(SEED, 3) == words(SEED, 3)
    assert words(SEED, 3)[0] != words(Chance(bytes(32)), 3)[0]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Old records hang on these: a change here is a change of every game's rules version."""
    deck = list(range(10))
    rest = shuffle(SEED, deck)
    assert deck == [5, 8, 0, 6, 2, 9, 3, 1, 4, 7]
    assert below(rest, 1000)[0] == 416


def test_each_draw_goes_on_from_the_last() -> None:
    first, rest = below(SEED, 10**9)
    second, _ = below(rest, 10**9)
    assert first != second


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance, counted = SEED, Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        chance = shuffle(chance, items)
        counted[tuple(items)] += 1
    assert set(counted) == set(permutations([1, 2, 3]))
    assert all(900 < number < 1100 for number in counted.values())


def test_an_empty_shuffle_is_fine() -> None:
    nothing: list[int] = []
    shuffle(SEED, nothing)
    assert nothing == []
