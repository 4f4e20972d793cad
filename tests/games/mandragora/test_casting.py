"""MD-11 to MD-17: casting."""

import pytest

from coven.engine import Card, Illegal
from coven.games.mandragora.cards import VALUES
from coven.games.mandragora.moves import Cast
from tests.games.mandragora.tables import MANDRAKE, TOPS, hand, play, red, table

BLACK = "black-grimoire-3"
RAINBOW = ["violet-ingredient", "yellow-ingredient", "red-ingredient", "green-ingredient", "blue-ingredient"]


def offers(cards: list[Card], tops: tuple[Card | None, ...] = TOPS) -> list[Cast]:
    return [move for move in table([cards, []], tops=tops).moves(0) if isinstance(move, Cast)]


def refused(rule: str, cards: list[Card], cast: Cast) -> None:
    laid = table([cards, []])
    before = laid.snapshot()
    with pytest.raises(Illegal, match=rule):
        laid.play(0, cast)
    assert laid.snapshot() == before


@pytest.mark.rule("MD-11")
def test_a_spell_takes_a_grimoire_and_ingredients_of_its_colour() -> None:
    laid = table([["red-grimoire-1", "red-ingredient", "blue-ingredient"], []])
    assert [move for move in laid.moves(0) if isinstance(move, Cast)] == [red("banishment-1")]
    play(laid, red("banishment-1"))
    assert laid.spells == [(red("banishment-1"),), ()]
    assert hand(laid, 0) == ["blue-ingredient"]


@pytest.mark.rule("MD-11")
def test_a_grimoire_alone_casts_nothing() -> None:
    assert offers(["red-grimoire-1", "blue-ingredient"]) == []
    refused("MD-11: no-ingredient", ["red-grimoire-1"], red("banishment-1", 0))


@pytest.mark.rule("MD-11")
def test_ingredients_alone_cast_nothing() -> None:
    assert offers(["red-ingredient", "red-ingredient"]) == []
    refused("MD-11: no-grimoire .card='red-ingredient'", ["red-ingredient"], Cast(TOPS[0], "red-ingredient", red=1))
    refused("MD-11: no-grimoire .card=None", ["red-ingredient"], Cast(TOPS[0], "nonsense", red=1))


@pytest.mark.rule("MD-11")
def test_ingredients_of_another_colour_do_not_fit() -> None:
    cards = ["red-grimoire-1", "red-ingredient", "blue-ingredient"]
    refused("MD-11: wrong-colour", cards, red("banishment-1", 0, blue=1))
    refused("MD-11: wrong-colour", cards, red("banishment-1", 1, blue=1))


@pytest.mark.rule("MD-11")
@pytest.mark.parametrize("number", [-1, 2, 10**9])
def test_only_cards_in_hand_are_laid(number: int) -> None:
    refused("MD-11: cards-not-in-hand", ["red-grimoire-1", "red-ingredient"], red("banishment-1", number))


@pytest.mark.rule("MD-11")
def test_the_grimoire_and_the_mandrake_must_be_in_hand_too() -> None:
    refused("MD-11: cards-not-in-hand", ["red-ingredient"], red("banishment-1"))
    refused("MD-11: cards-not-in-hand", ["red-grimoire-1", "red-ingredient"], red("banishment-1", mandrake=True))


@pytest.mark.rule("MD-12")
def test_a_spell_never_uses_more_than_one_grimoire() -> None:
    laid = table([["red-grimoire-1", "red-grimoire-1", "red-ingredient"], []])
    play(laid, red("banishment-1"))
    assert hand(laid, 0) == ["red-grimoire-1"]


@pytest.mark.rule("MD-13")
def test_black_magic_takes_ingredients_of_different_colours() -> None:
    laid = table([[BLACK, *RAINBOW], []])
    play(laid, Cast("purification-5", BLACK, 1, 1, 1, 1, 1))
    assert hand(laid, 0) == []


@pytest.mark.rule("MD-13")
def test_black_magic_does_not_take_two_of_a_colour() -> None:
    refused("MD-13: not-all-different", [BLACK, "red-ingredient", "red-ingredient"], Cast(TOPS[1], BLACK, red=2))
    assert offers([BLACK, "red-ingredient", "red-ingredient"]) == [Cast("banishment-1", BLACK, red=1)]


@pytest.mark.rule("MD-14")
def test_a_mandrake_may_be_the_only_ingredient() -> None:
    assert offers(["red-grimoire-1", MANDRAKE]) == [red("banishment-1", 0, mandrake=True)]
    assert offers([BLACK, MANDRAKE]) == [Cast("banishment-1", BLACK, mandrake=True)]


@pytest.mark.rule("MD-14")
def test_a_mandrake_counts_as_one_more_ingredient() -> None:
    laid = table([["red-grimoire-1", "red-ingredient", MANDRAKE], []])
    play(laid, red("levitation-2", 1, mandrake=True))
    assert hand(laid, 0) == []


@pytest.mark.rule("MD-14")
def test_only_one_mandrake_a_spell() -> None:
    assert offers([MANDRAKE, MANDRAKE]) == []
    refused("MD-14: one-mandrake", [MANDRAKE, MANDRAKE], Cast("banishment-1", MANDRAKE, mandrake=True))


@pytest.mark.rule("MD-14")
def test_a_mandrake_as_the_grimoire_takes_one_colour_or_all_different_ones() -> None:
    cards = [MANDRAKE, "red-ingredient", "red-ingredient", "blue-ingredient"]
    doubled = [move for move in offers(cards) if move.spell == "levitation-2"]
    assert doubled == [Cast("levitation-2", MANDRAKE, red=2), Cast("levitation-2", MANDRAKE, red=1, blue=1)]
    refused("MD-14: one-colour-or-all-different", cards, Cast("levitation-2", MANDRAKE, red=2, blue=1))


@pytest.mark.rule("MD-14")
def test_one_ingredient_under_a_mandrake_is_one_choice() -> None:
    assert offers([MANDRAKE, "red-ingredient"]) == [Cast("banishment-1", MANDRAKE, red=1)]


@pytest.mark.rule("MD-14")
def test_a_mandrake_in_black_magic_takes_the_fifth_colour() -> None:
    four = [BLACK, MANDRAKE, *RAINBOW[:4]]
    assert Cast("purification-5", BLACK, 1, 1, 1, 1, 0, True) in offers(four)


@pytest.mark.rule("MD-14")
def test_black_magic_never_has_six_ingredients() -> None:
    refused("MD-14: no-colour-left", [BLACK, MANDRAKE, *RAINBOW], Cast("purification-5", BLACK, 1, 1, 1, 1, 1, True))
    assert max(move.ingredients for move in offers([BLACK, MANDRAKE, *RAINBOW])) == 5


@pytest.mark.rule("MD-15")
def test_the_number_of_ingredients_is_the_highest_value() -> None:
    cards = ["red-grimoire-1", *["red-ingredient"] * 3]
    assert {(move.red, VALUES[move.spell]) for move in offers(cards)} == {
        (1, 1),
        (2, 1),
        (2, 2),
        (3, 1),
        (3, 2),
        (3, 3),
    }
    refused("MD-15: too-few-ingredients .number=3, value=4", cards, red("vanishing-4", 3))


@pytest.mark.rule("MD-15")
def test_more_ingredients_than_needed_may_be_laid() -> None:
    laid = table([["red-grimoire-1", *["red-ingredient"] * 9], []])
    play(laid, red("banishment-1", 9))
    assert hand(laid, 0) == []


@pytest.mark.rule("MD-16")
def test_the_spell_is_taken_and_the_next_one_uncovered() -> None:
    laid = table([["red-grimoire-1", "red-ingredient"], []], below=[("transfer-1", "substitution-1"), (), (), (), ()])
    play(laid, red("banishment-1"))
    assert laid.tops[0] == "substitution-1"
    assert laid.spell_piles[0] == ("transfer-1",)


@pytest.mark.rule("MD-16")
def test_the_last_spell_leaves_an_empty_pile() -> None:
    laid = play(table([["red-grimoire-1", "red-ingredient"], []]), red("banishment-1"))
    assert laid.tops == (None, *TOPS[1:])
    assert laid.view(1).spell_pile_sizes == (0, 1, 1, 1, 1)


@pytest.mark.rule("MD-16")
def test_nothing_is_taken_from_an_empty_pile() -> None:
    cards = ["red-grimoire-1", "red-ingredient"]
    assert offers(cards, (None, *TOPS[1:])) == []
    laid = table([cards, []], tops=(None, *TOPS[1:]))
    with pytest.raises(Illegal, match="MD-16: spell-not-on-top"):
        play(laid, red("banishment-1"))


@pytest.mark.rule("MD-16")
def test_the_articles_stay_with_the_spell() -> None:
    laid = play(table([["red-grimoire-1", "red-ingredient"], []]), red("banishment-1"))
    assert laid.view(1).spells[0] == (red("banishment-1"),)
    assert laid.shops == [()] * 10


@pytest.mark.rule("MD-17")
def test_the_assistant_stays_when_a_spell_is_cast() -> None:
    laid = table([["red-grimoire-1", "red-ingredient"], []], assistant=4)
    play(laid, red("banishment-1"))
    assert (laid.assistant, len(laid.pile), laid.actors()) == (4, 20, (1,))
