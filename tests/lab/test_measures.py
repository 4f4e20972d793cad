"""What a game itself counts, over many games."""

from random import Random

import msgspec
import pytest

from coven.bots.match import Match
from coven.games import find
from coven.lab.balance import balance, observe
from coven.lab.measures import Measure, measures
from coven.lab.page import balance_page
from coven.text import LANGUAGES, Text

HOCUS = Match(game="hocus", players=3, options={}, bots=("random",) * 3, seed="measures")


def by_name(found: tuple[Measure, ...]) -> dict[str, Measure]:
    return {each.name: each for each in found}


def test_a_number_of_each_game_has_a_mean_a_median_and_what_nine_of_ten_lie_between() -> None:
    random = Random(1)
    games = [{"rounds": [random.choice((1, 2, 2, 3, 9))]} for _ in range(400)]
    (rounds,) = measures(games)
    assert (rounds.name, rounds.count, rounds.low, rounds.median.value, rounds.high) == ("rounds", 400, 1, 2, 9)
    assert rounds.mean.low < 3.4 < rounds.mean.high
    assert rounds.median.low == rounds.median.high == 2


def test_numbers_of_one_game_count_as_one_for_the_interval() -> None:
    """Forty equal numbers of one game tell no more than one."""
    random = Random(1)
    drawn = [float(random.randrange(2)) for _ in range(200)]
    (once,) = measures([{"pot": [number]} for number in drawn])
    (often,) = measures([{"pot": [number] * 40} for number in drawn])
    assert often.count == 40 * once.count
    for bound in ("value", "low", "high"):
        assert getattr(often.mean, bound) == pytest.approx(getattr(once.mean, bound))


def test_a_median_between_two_numbers_has_an_interval_of_both() -> None:
    (pot,) = measures([{"pot": [3.0 + number % 2]} for number in range(41)])
    assert (pot.median.low, pot.median.high) == (3, 4)


def test_a_game_in_which_nothing_was_counted_is_left_out() -> None:
    found = by_name(measures([{"casts veil": [1.0, 0.0]}, {}, {"casts veil": [0.0, 0.0]}]))
    assert found["casts veil"].mean.value == 0.25


def test_hocus_counts_rounds_spells_pots_and_owls() -> None:
    found = balance(HOCUS, observe(HOCUS, range(1, 13)))
    counted = by_name(found.measures)
    assert counted["rounds"].count == counted["spells"].count == counted["owl-used"].count == 12
    assert counted["pot"].count >= 12
    assert 1 <= counted["rounds"].low <= counted["rounds"].high
    assert 5 < counted["spells"].mean.value < 20
    assert sum(counted[f"casts {spell}"].mean.value for spell in ("build-pot", "build-pocket")) < 1


def test_what_was_counted_is_what_was_played() -> None:
    """The casts of a Spell are those of the moves, among all casts of whoever has it."""
    (seen,) = observe(msgspec.structs.replace(HOCUS, options={"classic": True}), [1])
    casts = {name: numbers for name, numbers in seen.numbers.items() if name.startswith("casts")}
    assert {len(numbers) for numbers in casts.values()} == {sum(map(sum, casts.values()))}
    named = {trait.name: sum(uses) for trait, uses in seen.uses.items() if trait.family == "cast.spell"}
    assert {name.removeprefix("casts "): sum(numbers) for name, numbers in casts.items()} == named
    assert seen.numbers["owls"] == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_what_was_counted(language: str) -> None:
    found = balance(HOCUS, observe(HOCUS, range(1, 7)))
    text = Text(language, find("hocus"))
    page = balance_page(found, text)
    for message in ("tally-rounds", "tally-spells", "tally-pot", "tally-owl-used"):
        assert text(message) in page
    assert text("tally-casts", detail=text("build-pot")) in page
