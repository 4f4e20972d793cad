"""Moves that are described are as good as the list of them."""

import pytest

from coven.engine import Move, Offers, Recipe, Ways


class Brew(Move, frozen=True):
    potion: str
    herbs: tuple[str, ...]


def recipe(herbs: str, amounts: str) -> Recipe[tuple[str, ...]]:
    return lambda herb, amount: (herb, amount), herbs, amounts


def two_of(herbs: str, amounts: str) -> Ways[tuple[str, ...]]:
    return Ways(*recipe(herbs, amounts))


BREWS = Offers(
    [(Brew, "sleep", recipe("ab", "12")), (Brew, "love", recipe("", "1")), (Brew, "truth", recipe("c", "12"))]
)
LISTED = [
    Brew("sleep", ("a", "1")),
    Brew("sleep", ("a", "2")),
    Brew("sleep", ("b", "1")),
    Brew("sleep", ("b", "2")),
    Brew("truth", ("c", "1")),
    Brew("truth", ("c", "2")),
]


def test_what_is_described_is_read_like_a_list() -> None:
    assert [*BREWS] == LISTED
    assert [BREWS[number] for number in range(len(BREWS))] == LISTED
    assert (BREWS[-1], BREWS[1:3]) == (LISTED[-1], LISTED[1:3])
    assert LISTED[4] in BREWS
    assert Brew("love", ("a", "1")) not in BREWS
    assert str(BREWS) == str(LISTED)


@pytest.mark.parametrize("number", [6, -7])
def test_there_is_nothing_behind_the_end(number: int) -> None:
    with pytest.raises(IndexError):
        BREWS[number]


def test_descriptions_are_equal_if_what_they_describe_is() -> None:
    assert BREWS == LISTED
    assert two_of("ab", "1") == Ways(lambda amount, herb: (herb, amount), "1", "ab")
    assert two_of("ab", "1") != two_of("ab", "2")
    assert BREWS != 6


def test_of_no_list_at_all_one_thing_is_made() -> None:
    assert [*Ways(lambda: "nothing to choose")] == ["nothing to choose"]


def test_nothing_is_made_before_it_is_asked_for() -> None:
    made: list[tuple[int, int]] = []
    ways = Ways(lambda *chosen: made.append(chosen), range(1000), range(1000))
    assert (len(ways), made) == (1_000_000, [])
    assert (ways[12_345], made) == (None, [(12, 345)])
