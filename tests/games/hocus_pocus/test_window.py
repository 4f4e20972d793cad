"""HP-17 to HP-21: the Pocus window."""

import pytest

from coven.games.hocus_pocus.events import Cancelled, Passed, PocusLaid
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM, Choose, Discard, Rearrange, Refill
from coven.games.hocus_pocus.steps.choices import Gazing
from coven.games.hocus_pocus.steps.refills import Refilling
from coven.games.hocus_pocus.steps.turns import DiscardingDown, Ending, Turn
from tests.games.hocus_pocus.tables import cast, lay, lay_out, names, play, refused


@pytest.mark.rule("HP-17")
def test_everybody_may_lay_from_hand_and_grimoire_the_caster_too():
    table = lay_out("spell-1 magic-wand", "hourglass", grimoires=["vortex owl-1 owl-1", "lightning owl-2 curse-1"])
    table.play(0, cast("spell-1"))
    assert table.moves(0) == [PASS, lay("magic-wand")]
    assert table.moves(1) == [PASS, lay("hourglass"), lay("lightning", grimoire=True)]


@pytest.mark.rule("HP-17")
def test_any_number_of_pocus_may_lie_on_a_hocus_and_all_act_on_it():
    table = lay_out("spell-2 magic-wand hourglass", "", cauldron=20)
    play(table, (0, cast("spell-2")), (0, lay("hourglass")), (0, lay("magic-wand")))
    assert table.gems[0] == 9
    assert table.moves(0) == [TAKE_GEM, DRAW]


@pytest.mark.rule("HP-17")
def test_a_pocus_must_be_where_it_is_laid_from():
    table = lay_out("spell-2", "hourglass")
    table.play(0, cast("spell-2"))
    assert refused(table, 1, lay("hourglass", grimoire=True)) == "HP-17 not-there"
    assert refused(table, 1, lay("lightning")) == "HP-17 not-there"


@pytest.mark.rule("HP-18")
def test_seats_are_asked_clockwise_from_the_player_on_turn():
    table = lay_out("owl-1", "owl-1", "spell-1 owl-2", "curse-1", turn=2)
    table.play(2, cast("spell-1"))
    assert table.actors() == (2, 3, 0, 1)


@pytest.mark.rule("HP-18")
def test_arrival_decides_and_a_pass_binds_until_the_next_pocus():
    table = lay_out("spell-1 owl-1", "counterspell owl-1", "pumpkin owl-2")
    table.play(0, cast("spell-1"))
    assert [told.event for told in table.play(2, PASS)] == [Passed(2)]
    assert table.actors() == (0, 1)
    assert refused(table, 2, lay("pumpkin")) == "HP-18 not-asked"
    table.play(1, lay("counterspell"))
    assert table.actors() == (0, 1, 2)
    table.play(2, lay("pumpkin"))
    assert table.actors() == (0, 1, 2)


@pytest.mark.rule("HP-18")
def test_the_window_closes_when_all_have_passed():
    table = lay_out("spell-1 owl-1", "owl-1")
    table.play(0, cast("spell-1"))
    table.play(1, PASS)
    assert table.gems[0] == 5
    table.play(0, PASS)
    assert (table.gems[0], table.stack) == (6, [Turn()])


@pytest.mark.rule("HP-18")
def test_the_clock_passes():
    table = lay_out("spell-1", "counterspell")
    table.play(0, cast("spell-1"))
    assert table.timeout(1) == PASS


@pytest.mark.rule("HP-19")
def test_pocus_act_in_their_order_and_then_the_hocus():
    table = lay_out("thief-2", "magic-wand", "black-cat hourglass")
    play(table, (0, cast("thief-2", 1)), (1, lay("magic-wand")), (2, lay("hourglass")))
    assert table.gems == [9, 1, 5]
    assert table.moves(0) == [TAKE_GEM, DRAW]


@pytest.mark.rule("HP-19")
def test_nothing_can_be_laid_or_ended_outside_the_window():
    table = lay_out("owl-1", "counterspell", grimoires=["", "thief-1 thief-2 thief-3"])
    table.play(0, cast("owl-1", 1))
    table.play(1, PASS)
    assert refused(table, 1, lay("counterspell")) == "HP-19 no-hocus-waits"
    table = lay_out("spell-1 owl-1", "")
    table.play(0, cast("spell-1"))
    assert refused(table, 0, DRAW) == "HP-19 hocus-waits"


def gazing():
    """Ada looks into the Crystal Ball."""
    return play(lay_out("crystal-ball owl-1", "counterspell spell-1"), (0, cast("crystal-ball")))


def refilling():
    """Ada's Owl has taken a card of Carla's Grimoire, which she has to replace."""
    table = lay_out("owl-1 spell-1", "counterspell spell-1", "thief-1 thief-2")
    return play(table, (0, cast("owl-1", 2)))


def time_up():
    """Ada's turn ends by her own Hourglass."""
    table = lay_out("spell-1 hourglass", "counterspell spell-1")
    return play(table, (0, cast("spell-1")), (0, lay("hourglass")))


def discarding_down():
    """Ada has too many cards at the end of her turn."""
    return play(lay_out("spell-1 spell-1 spell-2 spell-2 owl-1", "counterspell spell-1"), (0, DRAW))


CHOICES = [(gazing, Gazing), (refilling, Refilling), (time_up, Ending), (discarding_down, DiscardingDown)]


@pytest.mark.rule("HP-8", "HP-9", "HP-19")
@pytest.mark.parametrize("moment, step", CHOICES)
def test_while_somebody_chooses_nobody_else_lays_casts_or_rearranges(moment, step):
    table = moment()
    assert isinstance(table.step, step)
    assert refused(table, 1, lay("counterspell")) == "HP-19 no-hocus-waits"
    assert refused(table, 1, cast("spell-1")) == "HP-8 not-asked"
    assert refused(table, 1, Rearrange(("spell-1",))) == "HP-9 not-asked"


@pytest.mark.rule("HP-15")
def test_while_another_refills_the_player_on_turn_waits():
    table = refilling()
    assert refused(table, 0, cast("spell-1")) == refused(table, 0, Rearrange(("spell-1",))) == "HP-15 not-asked"


@pytest.mark.rule("HP-8", "HP-9", "HP-18")
def test_who_has_passed_casts_and_rearranges_as_little_as_before():
    table = lay_out("spell-1 spell-2", "thief-1", "amulet")
    table.play(0, cast("spell-1"))
    for seat in (0, 1):
        table.play(seat, PASS)
        assert refused(table, seat, cast("thief-1", 2)) == "HP-8 not-asked"
        assert refused(table, seat, Rearrange(())) == "HP-9 not-asked"
        assert refused(table, seat, DRAW) == "HP-18 not-asked"


@pytest.mark.rule("HP-20")
def test_of_several_removing_pocus_only_the_first_laid_works():
    table = lay_out("thief-2", "amulet", "black-cat")
    play(table, (0, cast("thief-2", 1)), (2, lay("black-cat")), (1, lay("amulet")))
    assert names(table, table.hands[2]) == "thief-2"
    assert sorted(table.names(table.discard)) == ["amulet", "black-cat"]
    assert table.zone == []


@pytest.mark.rule("HP-20")
def test_pocus_on_earlier_hocus_stay_until_the_end_of_the_turn():
    table = lay_out("spell-1 spell-2 magic-wand", "counterspell")
    play(table, (0, cast("spell-1")), (0, lay("magic-wand")))
    play(table, (0, cast("spell-2")), (1, lay("counterspell")))
    assert names(table, table.zone) == "spell-1 magic-wand"
    assert sorted(table.names(table.discard)) == ["counterspell", "spell-2"]


@pytest.mark.rule("HP-21")
def test_one_is_skipped_only_without_hand_and_without_a_pocus_that_fits():
    grimoires = ["vortex vortex owl-1", "amulet owl-1 owl-2", "hourglass curse-1 curse-1"]
    table = lay_out("spell-1", "", "", grimoires=grimoires)
    table.play(0, cast("spell-1"))
    assert table.actors() == (2,)
    table = lay_out("spell-1 thief-1", "", "spell-1", grimoires=grimoires)
    table.play(0, cast("thief-1", 1))
    assert table.actors() == (0, 1, 2)


@pytest.mark.rule("HP-21")
def test_one_is_asked_even_if_no_card_in_hand_can_be_used():
    table = lay_out("spell-1", "thief-1")
    table.play(0, cast("spell-1"))
    assert (table.actors(), table.moves(1)) == ((1,), [PASS])


@pytest.mark.rule("HP-21")
def test_without_anybody_to_ask_the_hocus_resolves_at_once():
    table = lay_out("spell-1", "")
    table.play(0, cast("spell-1"))
    assert (table.gems[0], table.stack) == (6, [Turn()])


@pytest.mark.rule("HP-21")
@pytest.mark.parametrize(
    "hand, move, played",
    [
        ("amulet spell-2 spell-1", cast("owl-1", 1, grimoire=True), Refill(("spell-1",))),
        ("owl-2 thief-5", cast("owl-2", 1), Choose(("vortex", "thief-1"))),
        ("curse-1 thief-5", cast("curse-1", 1), Choose(("vortex",))),
        ("spell-1 spell-1 amulet vortex owl-2 thief-1", TAKE_GEM, Discard(("vortex",))),
    ],
)
def test_when_time_runs_out_the_cards_go_that_come_first_in_the_list(hand, move, played):
    table = lay_out(hand, "", grimoires=["owl-1 owl-1 hourglass", "amulet thief-1 vortex"])
    play(table, (0, move))
    assert table.timeout(0) == played


@pytest.mark.rule("HP-36", "HP-17")
def test_all_are_told_what_is_laid_and_what_lightning_cancels():
    table = lay_out("spell-1 lightning", "counterspell")
    table.play(0, cast("spell-1"))
    table.play(1, lay("counterspell"))
    told = [each.event for each in table.play(0, lay("lightning"))]
    assert told[:2] == [PocusLaid(0, "lightning", "hand", None, void=False), Cancelled(("counterspell",))]
    assert table.gems[0] == 6
