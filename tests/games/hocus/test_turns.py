"""HC-8 to HC-18: turns and how they end."""

import pytest

from coven.games.hocus.effects.changing import Swap
from coven.games.hocus.effects.laying import ChooseReturn, Draw, TopIntoCommunity
from coven.games.hocus.moves import Commit, EndTurn, Return, Shift, TakeSchool, UseOwl
from coven.games.hocus.state import Lying
from coven.games.hocus.steps.turns import OwlAfter, Turn
from tests.games.hocus.tables import (
    build_community,
    build_pot,
    cards,
    cast,
    lay,
    names,
    open_,
    pocket,
    pot,
    refused,
    spells,
    told,
)
from tests.games.hocus.test_cards import deal

FULL = "cups-10 cups-11 cups-12 cups-13"


@pytest.mark.rule("HC-8")
def test_turns_go_clockwise_with_one_spell_each() -> None:
    table = lay("cups-3 cups-4", "cups-5 cups-6", "cups-7 cups-8", turn=1)
    table.play(1, build_pot("cups-5"))
    assert table.actors() == (2,)
    table.play(2, build_pot("cups-7"))
    assert table.actors() == (0,)
    assert refused(table, 1, build_pot("cups-6")) == ("HC-8", "not-asked")


@pytest.mark.rule("HC-8")
def test_a_spell_must_be_used() -> None:
    table = lay("cups-3", "cups-5")
    assert refused(table, 0, EndTurn()) == ("HC-8", "spell-first")
    assert refused(table, 0, Commit(1)) == ("HC-8", "not-offered")


@pytest.mark.rule("HC-8", "HC-28")
def test_an_owl_may_come_before_or_after_the_spell_but_only_one() -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: "owls-5 owls-10"})
    use = UseOwl("owls-10", (Draw(2),))
    table.play(0, use)
    assert table.step == Turn(0, shifted=True, owl=True)
    assert refused(table, 0, UseOwl("owls-5", (Draw(2),))) == ("HC-8", "one-owl")
    table.play(0, build_pot("cups-3"))
    assert table.actors() == (1,)


@pytest.mark.rule("HC-8")
def test_after_the_spell_an_owl_can_be_used_or_left() -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: "owls-10"})
    table.play(0, build_pot("cups-3"))
    assert table.moves(0) == [EndTurn(), UseOwl("owls-10", (Draw(2),))]
    assert refused(table, 0, build_pot("cups-4")) == ("HC-8", "one-spell")
    assert refused(table, 0, Commit(1)) == ("HC-8", "not-offered")
    other = table.clone()
    table.play(0, EndTurn())
    other.play(0, UseOwl("owls-10", (Draw(2),)))
    assert table.actors() == other.actors() == (1,)
    assert (len(table.hands[0]), len(other.hands[0])) == (1, 3)


@pytest.mark.rule("HC-8")
def test_before_the_spell_an_owl_must_leave_a_hand_card() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-6"})
    use = UseOwl("owls-6", (pot("cups-3", 1),))
    assert refused(table, 0, use) == ("HC-8", "owl-empties-hand")
    table = lay("cups-3 cups-4", "cups-5", owls={0: "owls-6"})
    table.play(0, use)
    assert table.actors() == (0,)


@pytest.mark.rule("HC-8")
def test_after_the_spell_an_owl_may_empty_the_hand() -> None:
    table = lay("cups-3 cups-4", "cups-5", owls={0: "owls-6"})
    table.play(0, build_pot("cups-3"))
    table.play(0, UseOwl("owls-6", (pot("cups-4", 1),)))
    assert (table.hands[0], table.actors()) == ([], (1,))


@pytest.mark.rule("HC-8")
def test_an_empty_hand_may_still_draw_by_an_owl_after_the_spell() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-10"})
    table.play(0, build_pot("cups-3"))
    assert table.step == OwlAfter(0)
    table.play(0, UseOwl("owls-10", (Draw(2),)))
    assert names(table.hands[0]) == "wands-2 wands-3"


@pytest.mark.rule("HC-9")
def test_a_player_without_a_hand_card_passes() -> None:
    table = lay("cups-3 cups-4", "", "cups-7", owls={1: "owls-10"}, schools=["flame", "enchantment"])
    assert told(table, 0, build_pot("cups-3")) == ["spell-cast", "laid-in-pot", "passed"]
    assert table.actors() == (2,)


@pytest.mark.rule("HC-9", "HC-33")
def test_a_card_gained_by_power_siphon_brings_a_player_back() -> None:
    table = lay("cups-3 cups-4", "", "cups-7", enchantments=[Lying("power-siphon", 1, 1)])
    table.play(0, build_community("cups-3"))
    assert (names(table.hands[1]), table.actors()) == ("wands-2", (1,))


@pytest.mark.rule("HC-10")
def test_the_last_player_with_hand_cards_draws_nothing() -> None:
    table = lay("wands-3 cups-4", "", schools=["flame"], communities=["owls-2", ""])
    assert refused(table, 0, cast("kindle", open_("wands-3", 1), Draw(1))) == ("HC-10", "draws-alone")
    assert not {"kindle", "wildfire"} & spells(table)
    assert "scorch" in spells(table)


@pytest.mark.rule("HC-10")
def test_two_who_remain_may_draw() -> None:
    assert "kindle" in spells(lay("wands-3 cups-4", "cups-5", "", schools=["flame"]))


@pytest.mark.rule("HC-10")
def test_who_empties_the_own_hand_by_a_spell_still_draws() -> None:
    table = lay("wands-8", "cups-4", schools=["flame"])
    table.play(0, cast("kindle", open_("wands-8", 1), Draw(1)))
    assert names(table.hands[0]) == "wands-2"


@pytest.mark.rule("HC-10", "HC-28")
def test_the_last_player_uses_no_owl_that_draws() -> None:
    table = lay("cups-3 cups-4", "", owls={0: "owls-4 owls-6 owls-10"})
    assert {move.owl for move in table.moves(0) if isinstance(move, UseOwl)} == {"owls-6"}
    assert refused(table, 0, UseOwl("owls-10", (Draw(2),))) == ("HC-10", "draws-alone")


@pytest.mark.rule("HC-10")
def test_an_empty_hand_is_not_the_one_that_remains() -> None:
    table = lay("cups-3", "cups-5", owls={0: "owls-10"})
    table.play(0, build_pot("cups-3"))
    assert UseOwl("owls-10", (Draw(2),)) in table.moves(0)


@pytest.mark.rule("HC-11")
@pytest.mark.parametrize("deck, usable", [("", False), ("wands-2", False), ("wands-2 wands-3", True)])
def test_a_spell_whose_whole_text_cannot_be_carried_out_may_not_be_used(deck: str, usable: bool) -> None:
    table = lay("cups-3", "cups-5", schools=["chaos"], deck=deck)
    assert ("entropic-energy" in spells(table)) == usable
    if not usable:
        move = cast("entropic-energy", TopIntoCommunity(1), Draw(1))
        assert refused(table, 0, move) == ("HC-11", "deck-too-small")


@pytest.mark.rule("HC-11")
def test_a_spell_may_be_used_any_number_of_times() -> None:
    table = lay("cups-3 cups-4", "", "cups-5 cups-6 cups-7", schools=["conjuration"])
    for card, other in [("cups-3", "cups-5"), ("cups-4", "cups-6")]:
        table.play(0, cast("summon", open_(card, 1), Draw(1)))
        table.play(2, build_pot(other, 2))
    assert names(table.communities[0]) == "cups-3 cups-4"


@pytest.mark.rule("HC-11")
def test_a_text_is_used_as_a_whole_and_in_its_order() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["conjuration"])
    for parts in [(open_("cups-3", 1),), (Draw(1), open_("cups-3", 1)), (open_("cups-3", 1), Draw(2)), ()]:
        assert refused(table, 0, cast("summon", *parts)) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-12")
def test_hands_have_no_limit() -> None:
    hand = " ".join(f"cups-{strength}" for strength in range(2, 14))
    table = lay(hand, "swords-5", schools=["flame"], owls={0: "owls-10"})
    table.play(0, UseOwl("owls-10", (Draw(2),)))
    assert len(table.hands[0]) == 14


@pytest.mark.rule("HC-13")
def test_build_community_puts_a_hand_card_face_up() -> None:
    table = lay("cups-3 cups-4", "cups-5", communities=["owls-2", ""])
    table.play(0, build_community("cups-4"))
    assert names(table.communities[0]) == "owls-2 cups-4"
    assert table.view(-1).communities[0].cards == ("owls-2", "cups-4")
    assert table.view(-1).communities[0].face_down == ()


@pytest.mark.rule("HC-11", "HC-13", "HC-15")
def test_a_spell_that_nothing_on_the_table_allows_is_refused_for_that() -> None:
    table = lay(
        "cups-3 cups-4",
        "cups-5",
        schools=["illusion"],
        communities=[FULL, FULL.replace("cups", "swords")],
        pockets={0: ["wands-9 wands-10", "wands-11 wands-12"]},
    )
    refusals = {
        "build-community": ("HC-13", "cannot-be-carried-out"),
        "build-pocket": ("HC-15", "cannot-be-carried-out"),
        "veil": ("HC-11", "cannot-be-carried-out"),
        "mirage": ("HC-11", "cannot-be-carried-out"),
        "sleight-of-hand": ("HC-11", "not-the-text"),
    }
    assert {spell: refused(table, 0, cast(spell)) for spell in refusals} == refusals
    owl = lay("cups-3 cups-4", "cups-5", communities=[FULL, FULL.replace("cups", "swords")], owls={0: "owls-8"})
    assert refused(owl, 0, UseOwl("owls-8", ())) == ("HC-11", "cannot-be-carried-out")
    shift = lay("cups-3 cups-4", "cups-5", schools=["chronomancy"])
    assert refused(shift, 0, Shift("stasis", ())) == ("HC-11", "cannot-be-carried-out")


@pytest.mark.rule("HC-11", "HC-12", "HC-14", "HC-15")
def test_cards_and_communities_are_named_once_and_in_ascending_order() -> None:
    table = lay("cups-3 cups-4 cups-6", "cups-5", schools=["alchemy"])
    for two in ("cups-4 cups-3", "cups-3 cups-3"):
        assert refused(table, 0, cast("build-pocket", pocket(two, 1))) == ("HC-15", "not-ascending")
        assert refused(table, 0, cast("build-pot", pot(two, 1))) == ("HC-14", "not-ascending")
    flame = lay("cups-3 cups-4", "cups-5", schools=["flame"])
    wrong_order = cast("wildfire", open_("cups-4", 1), open_("cups-3", 2), Draw(2))
    assert refused(flame, 0, wrong_order) == ("HC-11", "not-ascending")
    surge = lay("cups-3 cups-4 cups-6", "cups-5", schools=["chaos"])
    surge.play(0, cast("wild-surge", pot("cups-6", 1), ChooseReturn(3, redraw=True)))
    for two in (("cups-4", "cups-3"), ("cups-4", "cups-4")):
        assert refused(surge, 0, Return(two)) == ("HC-12", "not-ascending")
    mirage = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2", "owls-3"])
    other_way = cast("mirage", Swap("owls-3", 2, "owls-2", 1), pot("cups-3", 1))
    assert refused(mirage, 0, other_way) == ("HC-11", "not-ascending")


@pytest.mark.rule("HC-13", "HC-6")
def test_a_full_community_takes_no_card() -> None:
    table = lay("cups-3", "cups-5", communities=[FULL, ""])
    assert refused(table, 0, build_community("cups-3")) == ("HC-13", "community-full")
    assert refused(table, 0, build_community("cups-3", 3)) == ("HC-6", "no-community")
    assert refused(table, 0, build_community("cups-4", 2)) == ("HC-13", "not-in-hand")


@pytest.mark.rule("HC-14", "HC-37")
def test_build_pot_puts_a_hand_card_face_down() -> None:
    table = lay("cups-3 cups-4", "cups-5", pots=["", "wands-9"])
    table.play(0, build_pot("cups-4", 2))
    assert names(table.pots[1]) == "wands-9 cups-4"
    assert table.view(1).pots == ((), (None, None))
    assert table.view(0).pots == ((), ("cups-4", None))


@pytest.mark.rule("HC-14", "HC-6")
def test_a_pot_has_no_limit_but_must_be_there() -> None:
    table = lay("cups-3", "cups-5", pots=[" ".join(f"wands-{strength}" for strength in range(15)), ""], deck="")
    assert refused(table, 0, build_pot("cups-3", 3)) == ("HC-6", "no-pot")
    assert refused(table, 0, build_pot("cups-9", 1)) == ("HC-14", "not-in-hand")
    table.play(0, build_pot("cups-3", 1))
    assert len(table.pots[0]) == 16


@pytest.mark.rule("HC-15", "HC-7")
def test_build_pocket_puts_one_or_two_cards_where_there_is_room() -> None:
    table = lay("cups-3 cups-4 cups-6", "cups-5", pockets={0: ["owls-4", ""]})
    offered = {move.parts[0] for move in table.moves(0) if getattr(move, "spell", "") == "build-pocket"}
    singles = {pocket(card, number) for card in ("cups-3", "cups-4", "cups-6") for number in (1, 2)}
    pairs = {pocket(two, 2) for two in ("cups-3 cups-4", "cups-3 cups-6", "cups-4 cups-6")}
    assert offered == singles | pairs
    table.play(0, cast("build-pocket", pocket("cups-3 cups-6", 2)))
    assert sorted(table.pockets[0][1]) == cards("cups-3 cups-6")


@pytest.mark.rule("HC-15", "HC-7")
def test_a_pocket_holds_two_cards_and_there_are_two() -> None:
    table = lay("cups-3 cups-4", "cups-5", pockets={0: ["owls-4", "owls-5 owls-6"]})
    assert refused(table, 0, cast("build-pocket", pocket("cups-3 cups-4", 1))) == ("HC-15", "pocket-full")
    assert refused(table, 0, cast("build-pocket", pocket("cups-3", 2))) == ("HC-15", "pocket-full")
    assert refused(table, 0, cast("build-pocket", pocket("cups-3", 3))) == ("HC-7", "no-pocket")
    assert refused(table, 0, cast("build-pocket", pocket("cups-9", 1))) == ("HC-15", "not-in-hand")


@pytest.mark.rule("HC-7")
def test_two_empty_pockets_are_one_choice() -> None:
    table = lay("cups-3 cups-4", "cups-5")
    assert [move.parts for move in table.moves(0) if move.spell == "build-pocket"] == [
        (pocket("cups-3", 1),),
        (pocket("cups-4", 1),),
        (pocket("cups-3 cups-4", 1),),
    ]
    assert refused(table, 0, cast("build-pocket", pocket("cups-3", 2))) == ("HC-7", "first-pocket-first")


@pytest.mark.rule("HC-15")
def test_a_card_cannot_be_laid_twice() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["flame"])
    assert refused(table, 0, cast("build-pocket", pocket("cups-3 cups-3", 1))) == ("HC-15", "not-ascending")
    assert refused(table, 0, cast("wildfire", open_("cups-3", 1), open_("cups-3", 2))) == ("HC-13", "not-in-hand")


@pytest.mark.rule("HC-15", "HC-16")
def test_cards_stay_in_pockets_unless_a_spell_says_so() -> None:
    for school in (None, "flame", "alchemy"):
        table = lay("cups-3 cups-4", "cups-5", schools=[school], pockets={0: ["owls-4 owls-5", "owls-6 owls-7"]})
        for move in table.moves(0):
            after = table.clone()
            after.play(0, move)
            assert after.pockets[0] == table.pockets[0]


@pytest.mark.rule("HC-16")
def test_an_advanced_spell_does_not_lift_the_limit_of_a_community() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["flame"], communities=["owls-2 owls-3 owls-4", FULL])
    assert refused(table, 0, cast("wildfire", open_("cups-3", 1), open_("cups-4", 1))) == ("HC-13", "community-full")
    assert "wildfire" not in spells(table)


@pytest.mark.rule("HC-17")
def test_full_communities_give_every_seat_one_more_turn() -> None:
    table = lay("cups-3 cups-4", "cups-5 cups-6", "cups-7 cups-8", communities=[FULL, "owls-2 owls-3 owls-4"])
    assert "final-turns" in told(table, 0, build_community("cups-3", 2))
    for seat, card in [(1, "cups-5"), (2, "cups-7"), (0, "cups-4")]:
        assert table.actors() == (seat,)
        table.play(seat, build_pot(card))
    assert (table.step.tag(), table.view(0).final_turns) == ("naming-order", None)
    assert [names(hand) for hand in table.hands] == ["", "cups-6", "cups-8"]


@pytest.mark.rule("HC-17", "HC-9")
def test_a_pass_with_an_empty_hand_is_the_final_turn() -> None:
    table = lay("cups-3", "cups-5 cups-6", "", communities=[FULL, "owls-2 owls-3 owls-4"])
    table.play(0, build_community("cups-3", 2))
    assert table.actors() == (1,)
    assert told(table, 1, build_pot("cups-5")) == ["spell-cast", "laid-in-pot", "passed", "passed"]
    assert table.step.tag() == "naming-order"


@pytest.mark.rule("HC-17")
def test_the_turn_that_fills_the_last_community_is_finished_first() -> None:
    table = lay("cups-3 cups-4", "cups-5", communities=[FULL, "owls-2 owls-3 owls-4"], owls={0: "owls-10"})
    table.play(0, build_community("cups-3", 2))
    assert table.step == OwlAfter(0)
    table.play(0, EndTurn())
    assert (table.actors(), table.final_turns) == ((1,), 1)


@pytest.mark.rule("HC-17")
def test_an_owl_can_fill_the_last_community_too_and_the_spell_follows() -> None:
    table = lay("cups-3 cups-4", "cups-5", communities=[FULL, "owls-2 owls-3 owls-4"], owls={0: "owls-8"})
    table.play(0, UseOwl("owls-8", (open_("cups-3", 2),)))
    assert (table.final_turns, table.step) == (2, Turn(0, shifted=True, owl=True))
    table.play(0, build_pot("cups-4"))
    assert (table.final_turns, table.actors()) == (1, (1,))


@pytest.mark.rule("HC-17")
def test_the_final_turns_are_counted_once_only() -> None:
    table = lay("cups-3 cups-4", "cups-5 cups-6", communities=[FULL, "owls-2 owls-3 owls-4"], schools=[None, "flame"])
    table.play(0, build_community("cups-3", 2))
    scorch = next(move for move in table.moves(1) if move.spell == "scorch")
    assert "final-turns" not in told(table, 1, scorch)
    table.play(0, build_pot("cups-4"))
    assert table.step.tag() == "naming-order"


@pytest.mark.rule("HC-17", "HC-34")
def test_owls_and_shifts_may_be_used_in_final_turns() -> None:
    table = lay(
        "cups-3 cups-4",
        "cups-5 cups-6",
        communities=[FULL, "owls-2 owls-3 owls-4"],
        schools=[None, "chronomancy"],
        owls={1: "owls-10"},
    )
    table.play(0, build_community("cups-3", 2))
    assert {move.__struct_config__.tag for move in table.moves(1)} == {"cast", "use-owl", "shift"}


@pytest.mark.rule("HC-18")
def test_the_round_ends_at_once_when_nobody_has_a_hand_card() -> None:
    table = lay("cups-3", "", owls={0: "owls-10"})
    assert told(table, 0, build_pot("cups-3"))[-2:] == ["hands-empty", "owls-returned"]
    assert table.step.tag() == "naming-order"


@pytest.mark.rule("HC-18")
def test_final_turns_still_due_are_lost_when_the_hands_are_empty() -> None:
    table = lay("cups-3", "cups-4", "", communities=[FULL, "owls-2 owls-3 owls-4"])
    table.play(0, build_community("cups-3", 2))
    assert table.view(1).final_turns == 2
    table.play(1, build_pot("cups-4"))
    assert (table.step.tag(), table.view(1).final_turns) == ("naming-order", None)


@pytest.mark.rule("HC-17", "HC-18")
def test_a_last_card_that_fills_the_last_community_gives_nobody_one_more_turn() -> None:
    table = lay("cups-3", "", "", communities=[FULL, "owls-2 owls-3 owls-4"])
    assert told(table, 0, build_community("cups-3", 2)) == ["spell-cast", "laid-open", "hands-empty"]
    assert (table.step.tag(), table.view(0).final_turns) == ("naming-order", None)


@pytest.mark.rule("HC-18", "HC-33")
def test_the_draw_of_power_siphon_comes_before_the_hands_are_counted() -> None:
    table = lay("cups-3", "", enchantments=[Lying("power-siphon", 1, 1)])
    table.play(0, build_community("cups-3"))
    assert (names(table.hands[1]), table.actors()) == ("wands-2", (1,))


@pytest.mark.rule("HC-18")
def test_an_owl_that_empties_the_last_hand_ends_the_round() -> None:
    table = lay("cups-3 cups-4", "", owls={0: "owls-6"})
    table.play(0, build_pot("cups-3"))
    table.play(0, UseOwl("owls-6", (pot("cups-4", 1),)))
    assert table.step.tag() == "naming-order"


@pytest.mark.rule("HC-8", "HC-3")
def test_the_clock_takes_the_first_school_left_in_the_table() -> None:
    table = deal(2, schools="chosen")
    for school in ("chaos", "alchemy"):
        seat = table.actors()[0]
        assert table.timeout(seat) == TakeSchool(school)
        table.play(seat, table.timeout(seat))


@pytest.mark.rule("HC-8", "HC-12")
def test_the_clock_returns_the_weakest_card_and_uses_no_owl() -> None:
    table = lay("cups-2 cups-5 swords-5", "cups-6", schools=["chaos"], owls={0: "owls-6"})
    table.play(0, cast("wild-surge", pot("cups-2", 1), ChooseReturn(3, redraw=True)))
    assert table.timeout(0) == Return(("swords-5",))
    table.play(0, table.timeout(0))
    assert table.timeout(0) == EndTurn()


@pytest.mark.rule("HC-8", "HC-14")
def test_the_clock_puts_the_weakest_card_into_the_first_pot() -> None:
    table = lay("cups-3 owls-2", "cups-5", schools=["enchantment"])
    assert table.timeout(0) == build_pot("owls-2")
    table.play(0, table.timeout(0))
    assert table.actors() == (1,)
