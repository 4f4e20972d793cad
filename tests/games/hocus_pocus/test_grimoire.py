"""HP-15, HP-16: refills."""

import pytest

from coven.games.hocus_pocus.moves import DRAW, PASS, Choose, Discard, Refill
from coven.games.hocus_pocus.steps.refills import Refilling
from coven.games.hocus_pocus.steps.turns import Turn
from coven.games.hocus_pocus.steps.window import Window
from tests.games.hocus_pocus.tables import cast, lay, lay_out, names, play, refused


@pytest.mark.rule("HP-15")
def test_a_caster_refills_before_anybody_may_answer():
    table = lay_out("spell-1 spell-2", "counterspell", grimoires=["thief-1 amulet amulet"])
    table.play(0, cast("thief-1", 1, grimoire=True))
    assert table.step == Refilling(0)
    assert refused(table, 1, lay("counterspell")) == "HP-15 not-asked"
    assert refused(table, 0, PASS) == "HP-15 refill-first"
    table.play(0, Refill(("spell-2",)))
    assert isinstance(table.step, Window)
    assert names(table, table.grimoires[0]) == "spell-2 amulet amulet"


@pytest.mark.rule("HP-15")
def test_a_pocus_from_a_grimoire_is_replaced_on_anyones_turn():
    table = lay_out("spell-1", "thief-1 owl-1", grimoires=["vortex vortex owl-1", "hourglass amulet amulet"])
    table.play(0, cast("spell-1"))
    table.play(1, lay("hourglass", grimoire=True))
    assert table.actors() == (1,)
    table.play(1, Refill(("owl-1",)))
    assert names(table, table.grimoires[1]) == "owl-1 amulet amulet"


@pytest.mark.rule("HP-15", "HP-21")
def test_a_hand_that_must_go_whole_is_laid_without_a_question():
    table = lay_out("spell-1", "", grimoires=["thief-1 thief-1 amulet"])
    table.play(0, cast("thief-1", 1, grimoire=True))
    assert names(table, table.grimoires[0]) == "thief-1 spell-1 amulet"
    assert table.hands[0] == []


@pytest.mark.rule("HP-21")
def test_a_refill_is_asked_even_if_all_cards_in_hand_are_alike():
    table = lay_out("spell-1 spell-1", "", grimoires=["thief-1 thief-1 amulet"])
    table.play(0, cast("thief-1", 1, grimoire=True))
    assert table.moves(0) == [Refill(("spell-1",))]


@pytest.mark.rule("HP-15")
def test_an_effect_is_finished_whole_and_then_all_refill_clockwise_from_the_player_on_turn():
    table = lay_out(
        "owl-1 owl-1 owl-2",
        "spell-1 spell-2 spell-3",
        "vortex thief-2 thief-3",
        grimoires=["amulet amulet", "hourglass hourglass", "thief-1 thief-1"],
        turn=2,
    )
    play(table, (2, cast("vortex")))
    assert [step.seat for step in table.stack if isinstance(step, Refilling)] == [2]
    table.play(2, Refill(("thief-3",)))
    assert table.actors() == (0,)
    table.play(0, Refill(("owl-1",)))
    assert table.actors() == (1,)
    table.play(1, Refill(("spell-1",)))
    assert [names(table, cards) for cards in table.grimoires] == [
        "owl-1 thief-1 thief-1",
        "spell-1 amulet amulet",
        "thief-3 hourglass hourglass",
    ]


@pytest.mark.rule("HP-15")
def test_after_a_curse_its_target_refills_as_much_as_was_lost():
    table = lay_out("curse-2", "spell-1 spell-2 spell-3", grimoires=["", "amulet amulet thief-1"])
    play(table, (0, cast("curse-2", 1)))
    table.play(0, Choose(("amulet", "amulet")))
    assert table.moves(1) == [
        Refill(("spell-1", "spell-2")),
        Refill(("spell-1", "spell-3")),
        Refill(("spell-2", "spell-3")),
    ]


@pytest.mark.rule("HP-15", "HP-12")
def test_after_drawing_the_refill_comes_before_the_discard():
    table = lay_out("", "", grimoires=["amulet amulet"], library="thief-1 thief-2")
    table.play(0, DRAW)
    assert table.actors() == (0,)
    table.play(0, Refill(("thief-2",)))
    assert (names(table, table.hands[0]), table.turn) == ("thief-1", 1)
    assert not any(isinstance(move, Discard) for move in table.moves(1))


@pytest.mark.rule("HP-15")
def test_a_card_that_comes_back_to_an_empty_hand_goes_into_a_short_grimoire():
    table = lay_out("", "pumpkin", grimoires=["thief-1 amulet"])
    play(table, (0, cast("thief-1", 1, grimoire=True)), (1, lay("pumpkin")))
    assert names(table, table.grimoires[0]) == "marked-thief-1 amulet"


@pytest.mark.rule("HP-16")
def test_a_grimoire_is_not_refilled_from_the_library_and_never_holds_more_than_three():
    table = lay_out("", "", grimoires=["thief-1 amulet amulet"])
    play(table, (0, cast("thief-1", 1, grimoire=True)))
    assert table.stack == [Turn()]
    assert len(table.grimoires[0]) == 2
    table = lay_out("spell-1 spell-2 spell-3", "", grimoires=["thief-1 amulet amulet"])
    table.play(0, cast("thief-1", 1, grimoire=True))
    assert refused(table, 0, Refill(("spell-1", "spell-2"))) == "HP-16 grimoire-full"
    assert refused(table, 0, Refill(("owl-1",))) == "HP-15 refill-first"
