"""HC-26, HC-27: the ranking of Sets, also against one that tries every subset."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.games.hocus.cards import NAMES
from coven.games.hocus.effects.sets import SETS, best_set, value
from tests.games.hocus.tables import cards, names

RANKED = [
    ("straight-flush", "cups-9 cups-8 cups-7 cups-6 cups-5"),
    ("straight-flush", "owls-8 owls-7 owls-6 owls-5 owls-4"),
    ("four-of-a-kind", "owls-6 swords-6 cups-6 wands-6"),
    ("four-of-a-kind", "owls-1 swords-1 cups-1 wands-1"),
    ("full-house", "owls-9 swords-9 cups-9 owls-2 cups-2"),
    ("full-house", "owls-8 swords-8 cups-8 owls-13 cups-13"),
    ("full-house", "owls-8 swords-8 cups-8 owls-12 cups-12"),
    ("flush", "cups-13 cups-9 cups-8 cups-3 cups-2"),
    ("flush", "owls-13 owls-9 owls-7 owls-6 owls-5"),
    ("straight", "owls-14 cups-13 cups-12 cups-11 cups-10"),
    ("straight", "owls-4 cups-3 cups-2 cups-1 cups-0"),
    ("three-of-a-kind", "owls-6 swords-6 cups-6"),
    ("three-of-a-kind", "owls-1 swords-1 cups-1"),
    ("two-pair", "owls-11 cups-11 owls-7 cups-7"),
    ("two-pair", "owls-11 cups-11 owls-6 cups-6"),
    ("pair", "owls-11 swords-11"),
    ("pair", "owls-7 swords-7"),
    ("high-card", "owls-12"),
    ("high-card", "owls-3"),
]


@pytest.mark.rule("HC-26")
@pytest.mark.parametrize("kind, given", RANKED)
def test_a_set_is_recognised(kind: str, given: str) -> None:
    found, best = best_set(cards(given))
    assert (found, set(best)) == (kind, set(cards(given)))


@pytest.mark.rule("HC-26")
def test_sets_are_ranked_from_the_straight_flush_down() -> None:
    values = [value(*best_set(cards(given))) for _, given in RANKED]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


@pytest.mark.rule("HC-26")
def test_suits_never_break_ties() -> None:
    for one, other in [("owls-9 cups-9", "swords-9 wands-9"), ("wands-12", "owls-12")]:
        assert value(*best_set(cards(one))) == value(*best_set(cards(other)))
    flush, twin = "cups-13 cups-9 cups-8 cups-3 cups-2", "owls-13 owls-9 owls-8 owls-3 owls-2"
    assert value(*best_set(cards(flush))) == value(*best_set(cards(twin)))


@pytest.mark.rule("HC-26")
def test_a_sequence_never_wraps_around() -> None:
    assert best_set(cards("owls-14 cups-0 cups-1 owls-2 owls-3"))[0] == "high-card"


@pytest.mark.rule("HC-27")
def test_sets_of_fewer_cards_have_no_kickers() -> None:
    mine, theirs = "owls-9 cups-9 owls-14 owls-2", "swords-9 wands-9 cups-4 swords-2"
    assert value(*best_set(cards(mine))) == value(*best_set(cards(theirs)))
    assert value(*best_set(cards("owls-14 owls-2"))) == value(*best_set(cards("cups-14 cups-13")))


@pytest.mark.rule("HC-22")
def test_the_best_of_six_cards_may_leave_some_out() -> None:
    kind, best = best_set(cards("cups-13 cups-9 cups-8 cups-3 cups-2 cups-1"))
    assert (kind, names(best)) == ("flush", "cups-13 cups-9 cups-8 cups-3 cups-2")
    kind, best = best_set(cards("owls-9 cups-9 owls-5 cups-5 owls-2 cups-2"))
    assert (kind, set(best)) == ("two-pair", set(cards("owls-9 cups-9 owls-5 cups-5")))
    kind, best = best_set(cards("owls-9 cups-9 wands-9 owls-5 cups-5 wands-5"))
    assert (kind, len(best)) == ("full-house", 5)


# The same from the rulebook's words alone, for every subset of at most five cards.


def brute_force(hand: tuple[str, ...]) -> tuple[int, list[int]]:
    return max(rank(chosen) for size in range(1, 6) for chosen in combinations(hand, size))


def rank(chosen: tuple[str, ...]) -> tuple[int, list[int]]:
    """The place of exactly these cards in the list of HC-26 and what breaks ties; -1 if they are no Set."""
    suits = {card.split("-")[0] for card in chosen}
    strengths = sorted((int(card.split("-")[1]) for card in chosen), reverse=True)
    counts = sorted(Counter(strengths).values(), reverse=True)
    by_count = sorted(set(strengths), key=lambda strength: (strengths.count(strength), strength), reverse=True)
    run = len(chosen) == 5 and strengths == list(range(strengths[0], strengths[0] - 5, -1))
    one_suit = len(chosen) == 5 and len(suits) == 1
    if run and one_suit:
        return 8, strengths[:1]
    if counts == [4]:
        return 7, by_count
    if counts == [3, 2]:
        return 6, by_count
    if one_suit:
        return 5, strengths
    if run:
        return 4, strengths[:1]
    return {(3,): 3, (2, 2): 2, (2,): 1, (1,): 0}.get(tuple(counts), -1), by_count


def card_sets(strengths: range) -> st.SearchStrategy[tuple[str, ...]]:
    """One to six cards; of few strengths, so that Sets are common."""
    names = [name for name in NAMES if int(name.split("-")[1]) in strengths]
    return st.lists(st.sampled_from(names), min_size=1, max_size=6, unique=True).map(tuple)


def order(hand: tuple[str, ...]) -> tuple[int, ...]:
    return value(*best_set(cards(" ".join(hand))))


@pytest.mark.rule("HC-22", "HC-26", "HC-27")
@settings(derandomize=True, max_examples=120, deadline=None, database=None)
@given(card_sets(range(5)) | card_sets(range(15)), card_sets(range(5)) | card_sets(range(15)))
def test_the_ranking_agrees_with_trying_every_subset(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert (order(one) > order(other)) == (brute_force(one) > brute_force(other))
    assert (order(one) == order(other)) == (brute_force(one) == brute_force(other))
    assert SETS.index(best_set(cards(" ".join(one)))[0]) == brute_force(one)[0]


SUITED = st.sampled_from(["owls", "cups"]).flatmap(
    lambda suit: st.lists(st.integers(0, 8), min_size=5, max_size=6, unique=True).map(
        lambda strengths: tuple(f"{suit}-{strength}" for strength in strengths)
    )
)


@pytest.mark.rule("HC-26")
@settings(derandomize=True, max_examples=60, deadline=None, database=None)
@given(SUITED, SUITED)
def test_flushes_agree_with_trying_every_subset(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert (order(one) > order(other)) == (brute_force(one) > brute_force(other))
    assert (order(one) == order(other)) == (brute_force(one) == brute_force(other))
