"""Rewind, Haste and Stasis, and their Shifts (HC-34)."""

import pytest

from coven.games.hocus import GAME
from coven.games.hocus.effects.changing import Exchange, ExchangePocket, MovePocket
from coven.games.hocus.effects.laying import Draw, ReturnCard
from coven.games.hocus.moves import Shift, UseOwl
from coven.games.hocus.steps.turns import Turn
from coven.text import Text
from tests.games.hocus.tables import build_pot, cast, lay, names, open_, pot, refused, spells, told

FULL = "owls-10 owls-11 owls-12 owls-13"
REWIND = cast("rewind", Exchange("cups-3", "owls-2", 1), pot("cups-4", 1))
HASTE = cast("haste", open_("cups-3", 1), pot("cups-4", 1), Draw(1))
STASIS = cast("stasis", open_("cups-3", 1), ReturnCard("cups-4"), Draw(1))
REWIND_SHIFT = Shift("rewind", (ExchangePocket("cups-3", "owls-2", 1),))
HASTE_SHIFT = Shift("haste", (ReturnCard("cups-3"), Draw(1)))
STASIS_SHIFT = Shift("stasis", (MovePocket("owls-2", 1),))


@pytest.mark.rule("HC-11", "HC-35")
def test_rewind_exchanges_with_a_community_then_feeds_its_pot() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=["owls-2", ""])
    assert told(table, 0, REWIND) == ["spell-cast", "exchanged", "laid-in-pot"]
    assert (names(table.communities[0]), names(table.pots[0]), names(table.hands[0])) == ("cups-3", "cups-4", "owls-2")


@pytest.mark.rule("HC-11")
def test_rewind_keeps_the_card_just_taken_and_needs_two_hand_cards() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=["owls-2", ""])
    just_taken = cast("rewind", Exchange("cups-3", "owls-2", 1), pot("owls-2", 1))
    assert refused(table, 0, just_taken) == ("HC-11", "not-the-text")
    small = lay("cups-3", "cups-5", schools=["chronomancy"], communities=["owls-2", ""])
    assert refused(small, 0, REWIND) == ("HC-11", "hand-too-small")


@pytest.mark.rule("HC-11")
def test_rewind_needs_an_open_card_in_a_community_that_is_not_full() -> None:
    full = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=[FULL, ""])
    move = cast("rewind", Exchange("cups-3", "owls-10", 1), pot("cups-4", 1))
    assert refused(full, 0, move) == ("HC-13", "community-full")
    hidden = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=["owls-2", ""], veiled={"owls-2": 1})
    assert refused(hidden, 0, REWIND) == ("HC-11", "not-face-up")
    assert "rewind" not in spells(full) | spells(hidden)


@pytest.mark.rule("HC-11")
def test_haste_builds_a_community_and_its_pot_and_draws() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"])
    assert told(table, 0, HASTE) == ["spell-cast", "laid-open", "laid-in-pot", "drew"]
    assert (names(table.communities[0]), names(table.pots[0]), names(table.hands[0])) == ("cups-3", "cups-4", "wands-2")


@pytest.mark.rule("HC-11")
def test_haste_needs_a_card_in_the_deck_two_in_hand_and_room() -> None:
    assert refused(lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], deck=""), 0, HASTE)[1] == "deck-too-small"
    assert refused(lay("cups-3", "cups-5", schools=["chronomancy"]), 0, HASTE)[1] == "hand-too-small"
    full = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=[FULL, ""])
    assert refused(full, 0, HASTE) == ("HC-13", "community-full")
    another = cast("haste", open_("cups-3", 2), pot("cups-4", 1), Draw(1))
    assert refused(full, 0, another) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-11", "HC-35")
def test_stasis_builds_a_community_and_exchanges_a_card_with_the_deck() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"])
    assert told(table, 0, STASIS) == ["spell-cast", "laid-open", "returned", "drew"]
    assert (names(table.communities[0]), names(table.hands[0])) == ("cups-3", "wands-2")
    assert names(table.deck[-1:]) == "cups-4"


@pytest.mark.rule("HC-11", "HC-12")
def test_stasis_needs_two_cards_in_hand_room_and_no_deck() -> None:
    assert refused(lay("cups-3", "cups-5", schools=["chronomancy"]), 0, STASIS) == ("HC-11", "hand-too-small")
    full = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], communities=[FULL, ""])
    assert refused(full, 0, STASIS) == ("HC-13", "community-full")
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], deck="")
    table.play(0, STASIS)
    assert names(table.hands[0]) == "cups-4"


@pytest.mark.rule("HC-34")
def test_a_shift_comes_first_and_the_spell_need_not_be_of_the_same_card() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], pockets={0: ["owls-2", ""]})
    assert told(table, 0, REWIND_SHIFT) == ["shifted", "pocket-exchanged"]
    assert (names(table.pockets[0][0]), names(table.hands[0])) == ("cups-3", "owls-2 cups-4")
    assert table.step == Turn(0, shifted=True)
    table.play(0, cast("stasis", open_("cups-4", 1), ReturnCard("owls-2"), Draw(1)))
    assert table.actors() == (1,)


@pytest.mark.rule("HC-34")
def test_only_one_shift_a_turn_and_none_after_an_owl_or_spell() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], owls={0: "owls-5 owls-10"})
    after_owl, after_spell = table.clone(), table.clone()
    table.play(0, HASTE_SHIFT)
    assert refused(table, 0, Shift("haste", (ReturnCard("cups-4"), Draw(1)))) == ("HC-34", "shift-first")
    after_owl.play(0, UseOwl("owls-10", (Draw(2),)))
    assert refused(after_owl, 0, HASTE_SHIFT) == ("HC-34", "shift-first")
    after_spell.play(0, build_pot("cups-4"))
    assert refused(after_spell, 0, HASTE_SHIFT) == ("HC-34", "shift-first")


@pytest.mark.rule("HC-8", "HC-34")
def test_who_is_on_turn_is_told_of_a_shift_and_an_owl_only_while_they_may_come() -> None:
    text = Text("en", GAME, ["Ada"])
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], owls={0: "owls-10"})
    with_owl = "use one Spell, and you may use one claimed Owl before or after it."
    assert text.prompt(table.prompt(0)) == f"Your turn: you may use one Shift, then {with_owl}"
    table.play(0, HASTE_SHIFT)
    assert text.prompt(table.prompt(0)) == f"Your turn: {with_owl}"
    table.play(0, UseOwl("owls-10", (Draw(2),)))
    assert text.prompt(table.prompt(0)) == "Your turn: use one Spell."


@pytest.mark.rule("HC-8", "HC-34")
def test_the_others_are_told_whose_turn_it_is() -> None:
    text = Text("en", GAME, ["Ada"])
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], owls={0: "owls-10"})
    with_owl = "uses one Spell, and may use one claimed Owl before or after it."
    assert text.prompt(table.prompt(1)) == f"Ada may use one Shift, then {with_owl}"


@pytest.mark.rule("HC-34")
def test_the_same_shift_is_there_again_next_turn() -> None:
    table = lay("cups-3 cups-4 cups-6", "cups-5 cups-7", schools=["chronomancy"])
    table.play(0, HASTE_SHIFT)
    table.play(0, build_pot("cups-4"))
    table.play(1, build_pot("cups-5"))
    assert Shift("haste", (ReturnCard("cups-6"), Draw(1))) in table.moves(0)


@pytest.mark.rule("HC-34")
def test_shifts_belong_to_chronomancy() -> None:
    for school in (None, "flame"):
        table = lay("cups-3 cups-4", "cups-5", schools=[school])
        assert refused(table, 0, HASTE_SHIFT) == ("HC-34", "no-shift")
    table = lay("cups-3 cups-4", "cups-5", schools=["flame"])
    assert refused(table, 0, Shift("kindle", (Draw(1),))) == ("HC-34", "no-shift")


@pytest.mark.rule("HC-11", "HC-16")
def test_the_shift_of_rewind_needs_a_card_in_an_own_pocket() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"])
    assert refused(table, 0, REWIND_SHIFT) == ("HC-11", "not-in-pocket")


@pytest.mark.rule("HC-11", "HC-12")
def test_the_shift_of_haste_returns_before_it_draws_and_needs_no_deck() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"], deck="")
    assert told(table, 0, HASTE_SHIFT) == ["shifted", "returned", "drew"]
    assert names(table.hands[0]) == "cups-3 cups-4"


@pytest.mark.rule("HC-10", "HC-34")
def test_the_last_player_cannot_use_the_shift_of_haste() -> None:
    table = lay("cups-3 cups-4", "", schools=["chronomancy"])
    assert refused(table, 0, HASTE_SHIFT) == ("HC-10", "draws-alone")


@pytest.mark.rule("HC-34", "HC-16")
def test_the_shift_of_stasis_moves_a_card_to_the_other_pocket() -> None:
    table = lay("cups-3", "cups-5", schools=["chronomancy"], pockets={0: ["owls-2 owls-3", "owls-4"]})
    assert told(table, 0, STASIS_SHIFT) == ["shifted", "pocket-moved"]
    assert [names(pocket) for pocket in table.pockets[0]] == ["owls-3", "owls-4 owls-2"]


@pytest.mark.rule("HC-11", "HC-15")
def test_the_shift_of_stasis_needs_room_in_the_other_pocket() -> None:
    table = lay("cups-3", "cups-5", schools=["chronomancy"], pockets={0: ["owls-2", "owls-3 owls-4"]})
    assert refused(table, 0, STASIS_SHIFT) == ("HC-15", "pocket-full")
    assert refused(table, 0, Shift("stasis", (MovePocket("owls-2", 2),))) == ("HC-11", "not-in-pocket")
    assert Shift("stasis", (MovePocket("owls-3", 2),)) in table.moves(0)


@pytest.mark.rule("HC-9", "HC-34")
def test_no_shift_without_a_hand_card() -> None:
    table = lay("", "cups-5 cups-6", "cups-7", schools=["chronomancy"], pockets={0: ["owls-2", ""]}, turn=2)
    table.play(2, build_pot("cups-7"))
    assert table.actors() == (1,)
