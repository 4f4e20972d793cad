"""The 48 wizards."""

import re
from collections import Counter
from importlib.resources import files
from itertools import combinations

import pytest

from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.cards import COLOURS, MATCHES, SIZES, TRAITS, WIZARDS, is_match, traits
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Wait
from coven.text import LANGUAGES, Text
from tests.games.hocus_focus.tables import MATCH, TARGET, dealt, play, race


@pytest.mark.rule("HF-1")
def test_there_are_48_wizards_and_no_two_are_alike() -> None:
    assert len(WIZARDS) == len(set(WIZARDS)) == 48


@pytest.mark.rule("HF-1")
def test_every_size_appears_16_times_and_every_colour_12_times_in_every_garment() -> None:
    size, *garments = zip(*map(traits, WIZARDS), strict=True)
    assert Counter(size) == dict.fromkeys(SIZES, 16)
    assert [Counter(garment) for garment in garments] == [dict.fromkeys(COLOURS, 12)] * 4


@pytest.mark.rule("HF-1")
def test_every_pair_of_attributes_is_balanced() -> None:
    for one, other in combinations(range(len(TRAITS)), 2):
        pairs = Counter((traits(card)[one], traits(card)[other]) for card in WIZARDS)
        assert pairs.total() == 48
        assert len(pairs) == (12 if one == 0 else 16)
        assert len(set(pairs.values())) == 1


@pytest.mark.rule("HF-1")
def test_every_wizard_has_exactly_ten_complete_opposites() -> None:
    assert {len(MATCHES[card]) for card in WIZARDS} == {10}
    assert all(card in MATCHES[other] for card in WIZARDS for other in MATCHES[card])


@pytest.mark.rule("HF-1")
def test_the_rules_page_lists_these_wizards() -> None:
    page = files("coven.games.hocus_focus").joinpath("rules.en.md").read_text("utf-8")
    colour = "|".join(COLOURS)
    rows = re.findall(rf"\| ({colour}) " * 6 + r"\|", page)
    assert sorted(WIZARDS) == sorted(
        "-".join([size, hat, wand, robe, each])
        for hat, wand, robe, *shoes in rows
        for size, each in zip(SIZES, shoes, strict=True)
    )


@pytest.mark.rule("HF-1", "HF-11", "HF-17")
def test_about_one_round_of_a_whole_pile_has_no_match() -> None:
    """One player sees everything, the other lets the time run out."""
    games, without = 40, 0
    for seed in range(games):
        table = dealt(2, seed, ending="pile")
        while table.step:
            opening = table.opening
            places = [place for place, card in enumerate(table.area, 1) if card in table.matches()]
            if places:
                play(table, (1, Wait(opening)), (0, Kazaam(opening, 0)), (0, Point(places[0], 0)))
            else:
                play(table, (1, Wait(opening)), (0, NoMatch(opening, 0)))
                without += 1
        assert table.scores() == [36, 0]
    assert 0.7 < without / games < 1.3


@pytest.mark.rule("HF-5")
def test_a_match_differs_in_all_five_traits() -> None:
    assert is_match(MATCH, TARGET)
    assert MATCH in MATCHES[TARGET]
    assert TARGET not in MATCHES[TARGET]


@pytest.mark.rule("HF-5")
@pytest.mark.parametrize("trait", range(5))
def test_one_trait_in_common_rules_a_card_out(trait: int) -> None:
    nearly = traits(MATCH)
    nearly[trait] = traits(TARGET)[trait]
    assert not is_match("-".join(nearly), TARGET)


@pytest.mark.rule("HF-5")
@pytest.mark.parametrize("place", range(2, 13))
def test_skinny_wizards_do_not_match_a_skinny_target(place: int) -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (2, Wait(7)), (0, Point(place, 900)))
    assert (table.won[0], table.barred) == ([], [0])


@pytest.mark.rule("HF-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_wizard_says_its_five_traits(language: str) -> None:
    text = Text(language, GAME)
    assert len({text.card(card) for card in WIZARDS}) == 48
    for card in WIZARDS:
        size, *colours = traits(card)
        parts = text.card(card).replace("(", ", ").split(", ")
        assert text(size) in parts[0]
        letters = [re.findall(r"[A-Z]{3}", text(f"short-{colour}"))[0].lower() for colour in colours]
        assert [letter in part for letter, part in zip(letters, parts[1:], strict=True)] == [True] * 4
