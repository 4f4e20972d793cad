"""HP-21: standing orders, by which a player passes without being asked."""

import pytest

from coven.games.hocus_pocus.moves import DRAW, PASS
from tests.games.hocus_pocus.tables import cast, lay, lay_out

ORDERS = ("pass-turn", "unless-target", "own-hocus")


def answered(table, seat):
    """The orders that pass for a seat now."""
    return [order for order in ORDERS if table.by_order(seat, order) == PASS]


@pytest.mark.rule("HP-21")
def test_only_the_target_is_asked_about_a_hocus_that_is_aimed():
    table = lay_out("thief-2 owl-1", "owl-1", "owl-2", gems=[3, 3, 3])
    table.play(0, cast("thief-2", 1))
    assert [answered(table, seat) for seat in range(3)] == [[*ORDERS], ["pass-turn"], ["pass-turn", "unless-target"]]


@pytest.mark.rule("HP-21")
def test_a_mirror_asks_whoever_it_names():
    table = lay_out("thief-2 owl-1", "enchanted-mirror owl-1", "owl-2", gems=[3, 3, 3])
    table.play(0, cast("thief-2", 1))
    table.play(1, lay("enchanted-mirror", 2))
    assert answered(table, 2) == ["pass-turn"]
    assert answered(table, 1) == ["pass-turn", "unless-target"]


@pytest.mark.rule("HP-21")
def test_a_vortex_hits_everybody_but_its_caster_by_choice():
    table = lay_out("vortex owl-1", "owl-1", "owl-2")
    table.play(0, cast("vortex"))
    assert [answered(table, seat) for seat in range(3)] == [[*ORDERS], ["pass-turn"], ["pass-turn"]]


@pytest.mark.rule("HP-21")
def test_whose_hocus_is_answered_is_asked_about_it_unless_never():
    table = lay_out("spell-2 owl-1", "counterspell owl-1", "owl-2")
    table.play(0, cast("spell-2"))
    table.play(1, lay("counterspell"))
    assert answered(table, 0) == ["pass-turn", "own-hocus"]


@pytest.mark.rule("HP-21")
def test_no_order_answers_on_ones_own_turn():
    table = lay_out("spell-2 owl-1", "owl-1")
    assert answered(table, 0) == []


@pytest.mark.rule("HP-21")
def test_an_order_the_game_does_not_know_answers_nothing():
    table = lay_out("spell-2 owl-1", "owl-1")
    table.play(0, cast("spell-2"))
    assert table.by_order(1, "sing") is None


@pytest.mark.rule("HP-21")
def test_an_order_for_a_turn_ends_with_it():
    table = lay_out("owl-1", "owl-1", "owl-2")
    before = table.turn_number
    table.play(0, DRAW)
    assert table.turn_number == before + 1
