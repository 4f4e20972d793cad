"""HP-22 to HP-30: what each Hocus does."""

import pytest

from coven.games.hocus_pocus.events import Gazed, Robbed, Sacrificed, Saw, Swapped
from coven.games.hocus_pocus.moves import DRAW, PASS, Arrange, Choose
from coven.games.hocus_pocus.steps.choices import CurseChoice, Gazing, OwlChoice
from coven.games.hocus_pocus.steps.turns import Turn
from tests.games.hocus_pocus.tables import cast, lay, lay_out, names, play, refused


@pytest.mark.rule("HP-22")
def test_abracadabra_swaps_hands():
    table = lay_out("abracadabra spell-1", "thief-1 thief-2", "")
    play(table, (0, cast("abracadabra", 1)))
    assert [names(table, hand) for hand in table.hands] == ["thief-1 thief-2", "spell-1", ""]


@pytest.mark.rule("HP-22")
def test_abracadabra_swaps_empty_hands_too():
    table = lay_out("", "", grimoires=["abracadabra amulet amulet"])
    play(table, (0, cast("abracadabra", 1, grimoire=True)))
    assert table.hands == [[], []]
    table = lay_out("abracadabra", "thief-1", "")
    table.play(0, cast("abracadabra", 1))
    told = table.play(1, PASS)
    assert [names(table, hand) for hand in table.hands] == ["thief-1", "", ""]
    assert [(each.event, each.audience) for each in told[2:]] == [
        (Swapped(("thief-1",)), (0,)),
        (Swapped(()), (1,)),
    ]


@pytest.mark.rule("HP-23")
def test_a_crystal_ball_puts_the_top_four_cards_back_in_any_order():
    table = lay_out("crystal-ball", "", library="owl-1 thief-1 thief-1 vortex spell-1")
    told = table.play(0, cast("crystal-ball"))
    assert [each.event for each in told[1:]] == [Gazed(0, 4), Saw(("owl-1", "thief-1", "thief-1", "vortex"))]
    assert told[2].audience == (0,)
    assert len(table.moves(0)) == 4 * 3
    assert refused(table, 0, Arrange(("owl-1", "thief-1", "thief-2", "vortex"))) == "HP-23 arrange-first"
    table.play(0, Arrange(("vortex", "thief-1", "owl-1", "thief-1")))
    assert names(table, table.library[::-1]) == "vortex thief-1 owl-1 thief-1 spell-1"


@pytest.mark.rule("HP-23")
def test_the_clock_leaves_the_cards_as_they_are():
    table = lay_out("crystal-ball", "", library="spell-1 owl-1")
    table.play(0, cast("crystal-ball"))
    assert table.timeout(0) == Arrange(("spell-1", "owl-1"))


@pytest.mark.rule("HP-23", "HP-21")
def test_one_card_is_seen_and_leaves_nothing_to_arrange():
    table = lay_out("crystal-ball", "", library="spell-1")
    table.play(0, cast("crystal-ball"))
    assert table.stack == [Turn()]
    assert table.view(0).library == ("spell-1",)


@pytest.mark.rule("HP-23")
def test_an_empty_library_is_renewed_before_a_crystal_ball():
    table = lay_out("crystal-ball", "", library="", discard="owl-1 thief-1 vortex")
    table.play(0, cast("crystal-ball"))
    assert isinstance(table.step, Gazing)
    assert sorted(table.view(0).library) == ["owl-1", "thief-1", "vortex"]
    table = lay_out("crystal-ball", "", library="")
    table.play(0, cast("crystal-ball"))
    assert table.stack == [Turn()]


@pytest.mark.rule("HP-24")
def test_an_owl_takes_chosen_cards_into_the_hand():
    table = lay_out("owl-2", "spell-1", grimoires=["vortex vortex owl-1", "thief-1 thief-2 amulet"])
    play(table, (0, cast("owl-2", 1)))
    assert isinstance(table.step, OwlChoice)
    assert table.moves(0) == [
        Choose(("thief-1", "thief-2")),
        Choose(("thief-1", "amulet")),
        Choose(("thief-2", "amulet")),
    ]
    assert refused(table, 0, Choose(("amulet",))) == "HP-24 choose-first"
    table.play(0, Choose(("thief-2", "amulet")))
    assert names(table, table.hands[0]) == "thief-2 amulet"
    assert names(table, table.grimoires[1]) == "thief-1 spell-1"


@pytest.mark.rule("HP-24", "HP-21")
def test_an_owl_takes_all_if_there_are_fewer_without_a_question():
    table = lay_out("owl-2", "", grimoires=["vortex vortex owl-1", "thief-1 thief-2"])
    play(table, (0, cast("owl-2", 1)))
    assert (names(table, table.hands[0]), table.grimoires[1]) == ("thief-1 thief-2", [])


@pytest.mark.rule("HP-25")
def test_an_inspiration_draws_its_number_and_there_is_one_a_turn():
    table = lay_out("inspiration-2 inspiration-3", "", library="owl-1 thief-1 vortex spell-1")
    play(table, (0, cast("inspiration-2")))
    assert names(table, table.hands[0]) == "owl-1 inspiration-3 thief-1"
    assert cast("inspiration-3") not in table.moves(0)
    assert refused(table, 0, cast("inspiration-3")) == "HP-25 one-inspiration"
    table.play(0, DRAW)
    assert table.inspired is False


@pytest.mark.rule("HP-25")
def test_an_inspiration_that_was_stopped_does_not_count():
    table = lay_out("inspiration-2 inspiration-3", "counterspell")
    play(table, (0, cast("inspiration-2")), (1, lay("counterspell")))
    assert cast("inspiration-3") in table.moves(0)


@pytest.mark.rule("HP-26")
def test_a_curse_discards_chosen_cards():
    table = lay_out("curse-1", "", grimoires=["vortex vortex owl-1", "thief-1 thief-1 amulet"])
    play(table, (0, cast("curse-1", 1)))
    assert isinstance(table.step, CurseChoice)
    assert table.moves(0) == [Choose(("thief-1",)), Choose(("amulet",))]
    assert refused(table, 0, PASS) == "HP-26 choose-first"
    table.play(0, Choose(("amulet",)))
    assert (names(table, table.grimoires[1]), names(table, table.discard)) == ("thief-1 thief-1", "amulet")


@pytest.mark.rule("HP-26", "HP-21")
@pytest.mark.parametrize("grimoire", ["", "amulet", "amulet amulet amulet"])
def test_a_curse_asks_nothing_where_there_is_one_choice(grimoire):
    table = lay_out("curse-1", "", grimoires=["vortex vortex owl-1", grimoire])
    play(table, (0, cast("curse-1", 1)))
    assert len(table.discard) == min(1, len(grimoire.split()))


@pytest.mark.rule("HP-27")
@pytest.mark.parametrize("gems,given", [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_sacrifice_puts_two_gems_back_or_all_there_are(gems, given):
    table = lay_out("sacrifice-2", "owl-1", gems=[3, gems])
    table.play(0, cast("sacrifice-2", 1))
    told = table.play(1, PASS)
    assert (table.gems, table.cauldron) == ([3, gems - given], 20 + given)
    assert told[1].event == Sacrificed(1, given)


@pytest.mark.rule("HP-28")
def test_a_spell_takes_gems_from_the_cauldron():
    table = lay_out("spell-4", "", cauldron=20)
    play(table, (0, cast("spell-4")))
    assert (table.gems, table.cauldron) == ([9, 5], 16)


@pytest.mark.rule("HP-28", "HP-42")
def test_a_spell_takes_all_if_there_are_fewer():
    table = lay_out("spell-4", "", cauldron=3)
    play(table, (0, cast("spell-4")))
    assert (table.gems, table.cauldron) == ([8, 5], 0)


@pytest.mark.rule("HP-29")
@pytest.mark.parametrize("gems,given", [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_a_thief_gets_gems_from_the_target_or_all_there_are(gems, given):
    table = lay_out("thief-3", "owl-1", "", gems=[1, gems, 9])
    table.play(0, cast("thief-3", 1))
    told = table.play(1, PASS)
    assert table.gems == [1 + given, gems - given, 9]
    assert told[1].event == Robbed(0, 1, given)


@pytest.mark.rule("HP-30")
def test_a_vortex_passes_all_grimoires_to_the_left():
    table = lay_out("vortex", "", "", grimoires=["thief-1 thief-2 thief-3", "", "spell-1 spell-2"])
    play(table, (0, cast("vortex")))
    assert [names(table, cards) for cards in table.grimoires] == ["spell-1 spell-2", "thief-1 thief-2 thief-3", ""]


@pytest.mark.rule("HP-30")
@pytest.mark.parametrize("pocus", ["counterspell", "pumpkin"])
def test_only_from_a_hand_can_a_vortex_be_stopped(pocus):
    table = lay_out("vortex", pocus, "owl-2", grimoires=["owl-1 owl-1 curse-1", "", f"{pocus} spell-1 spell-2"])
    table.play(0, cast("vortex"))
    assert refused(table, 2, lay(pocus, grimoire=True)) == "HP-30 vortex-from-hand"
    play(table, (1, lay(pocus)))
    assert names(table, table.grimoires[0]) == "owl-1 owl-1 curse-1"


@pytest.mark.rule("HP-30")
def test_cat_amulet_mirror_and_wand_do_not_fit_a_vortex_but_hourglass_and_lightning_do():
    hand = "black-cat amulet enchanted-mirror magic-wand hourglass"
    table = lay_out("vortex", hand, "", grimoires=["", "lightning hourglass black-cat"])
    table.play(0, cast("vortex"))
    lays = [lay("hourglass"), lay("hourglass", grimoire=True), lay("lightning", grimoire=True)]
    assert table.moves(1) == [PASS, *lays]
    for pocus in ("black-cat", "amulet", "magic-wand"):
        assert refused(table, 1, lay(pocus)) == "HP-30 not-on-vortex"
    assert refused(table, 1, lay("enchanted-mirror", 2)) == "HP-30 not-on-vortex"
