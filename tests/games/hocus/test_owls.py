"""HC-28: what claimed Owls do."""

import pytest

from coven.games.hocus.cards import NUMBERS
from coven.games.hocus.effects.laying import Draw, ReturnCard
from coven.games.hocus.effects.spells import OWL_BONUSES
from coven.games.hocus.moves import Cast, UseOwl
from coven.games.hocus.steps.refusals import owl_bonus
from tests.games.hocus.tables import build_pot, lay, names, open_, pocket, pot, refused, told

FULL = "cups-10 cups-11 cups-12 cups-13"


@pytest.mark.rule("HC-28")
def test_the_bonus_goes_by_strength_modulo_five() -> None:
    for strength in range(15):
        assert owl_bonus(NUMBERS[f"owls-{strength}"]) is OWL_BONUSES[strength % 5]


@pytest.mark.rule("HC-28", "HC-36")
def test_an_owl_does_what_it_says_and_is_returned_for_all_to_see() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-10"})
    assert told(table, 0, UseOwl("owls-10", (Draw(2),))) == ["owl-used", "drew", "owls-returned"]
    assert (names(table.hands[0]), names(table.deck[-1:]), table.owls[0]) == ("wands-2 cups-3 wands-3", "owls-10", [])
    assert [table.view(seat).deck[-1] for seat in (0, 1, -1)] == ["owls-10"] * 3


@pytest.mark.rule("HC-28")
@pytest.mark.parametrize("owl", ["owls-1", "owls-6", "owls-11"])
def test_owls_1_6_11_put_a_hand_card_into_any_pot(owl: str) -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: owl})
    assert len([move for move in table.moves(0) if isinstance(move, UseOwl)]) == 4
    assert told(table, 0, UseOwl(owl, (pot("cups-3", 2),))) == ["owl-used", "laid-in-pot", "owls-returned"]
    assert names(table.pots[1]) == "cups-3"


@pytest.mark.rule("HC-28")
@pytest.mark.parametrize("owl", ["owls-2", "owls-7", "owls-12"])
def test_owls_2_7_12_put_one_hand_card_into_an_own_pocket_with_room(owl: str) -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: owl}, pockets={0: ["owls-3", "owls-4 owls-8"]})
    assert refused(table, 0, UseOwl(owl, (pocket("cups-3", 2),))) == ("HC-15", "pocket-full")
    table.play(0, UseOwl(owl, (pocket("cups-3", 1),)))
    assert names(table.pockets[0][0]) == "owls-3 cups-3"
    empty = lay("cups-3 cups-4", "cups-5", owls={0: owl})
    assert refused(empty, 0, UseOwl(owl, (pocket("cups-3 cups-4", 1),))) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-28")
@pytest.mark.parametrize("owl", ["owls-3", "owls-8", "owls-13"])
def test_owls_3_8_13_put_a_hand_card_into_a_community_with_room(owl: str) -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: owl}, communities=[FULL, ""])
    assert refused(table, 0, UseOwl(owl, (open_("cups-3", 1),))) == ("HC-13", "community-full")
    table.play(0, UseOwl(owl, (open_("cups-3", 2),)))
    assert names(table.communities[1]) == "cups-3"


@pytest.mark.rule("HC-28", "HC-11")
@pytest.mark.parametrize("owl", ["owls-4", "owls-9", "owls-14"])
def test_owls_4_9_14_return_a_card_then_draw_two(owl: str) -> None:
    table = lay("cups-3", "cups-5", owls={0: owl}, deck="wands-2")
    use = UseOwl(owl, (ReturnCard("cups-3"), Draw(2)))
    assert refused(lay("cups-3", "cups-5", owls={0: owl}, deck=""), 0, use) == ("HC-11", "deck-too-small")
    assert told(table, 0, use) == ["owl-used", "returned", "drew", "owls-returned"]
    assert (names(table.hands[0]), names(table.deck)) == ("wands-2 cups-3", owl)


@pytest.mark.rule("HC-28", "HC-11")
@pytest.mark.parametrize("owl", ["owls-0", "owls-5", "owls-10"])
def test_owls_0_5_10_need_two_cards_in_the_deck(owl: str) -> None:
    table = lay("cups-3", "cups-5", owls={0: owl}, deck="wands-2")
    assert refused(table, 0, UseOwl(owl, (Draw(2),))) == ("HC-11", "deck-too-small")


@pytest.mark.rule("HC-28")
def test_claimed_owls_are_not_in_hand_and_only_their_owner_uses_them() -> None:
    table = lay("cups-3", "cups-5", owls={1: "owls-10"})
    assert refused(table, 0, UseOwl("owls-10", (Draw(2),))) == ("HC-28", "owl-not-claimed")
    assert refused(table, 0, UseOwl("nonsense", ())) == ("HC-28", "owl-not-claimed")
    assert refused(table, 0, build_pot("owls-10")) == ("HC-14", "not-in-hand")


@pytest.mark.rule("HC-8", "HC-11")
def test_nobody_is_asked_for_an_owl_that_cannot_be_used() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-6"})
    assert all(isinstance(move, Cast) for move in table.moves(0))
    table.play(0, build_pot("cups-3"))
    assert table.actors() == (1,)
    assert refused(lay("cups-3", "cups-5"), 0, UseOwl("owls-6", ())) == ("HC-28", "owl-not-claimed")


@pytest.mark.rule("HC-8", "HC-11")
def test_after_the_spell_an_owl_needs_its_whole_text_too() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-6 owls-10"})
    table.play(0, build_pot("cups-3"))
    assert refused(table, 0, UseOwl("owls-6", (pot("cups-3", 1),))) == ("HC-11", "hand-too-small")
