"""HP-31 to HP-41: what each Pocus does."""

import pytest

from coven.games.hocus_pocus.events import Destroyed, TimeUp
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM, Choose, Rearrange, Refill
from coven.games.hocus_pocus.steps.turns import Ending, Turn
from tests.games.hocus_pocus.tables import cast, close, lay, lay_out, names, play, refused


@pytest.mark.rule("HP-31")
def test_an_amulet_of_the_target_destroys_the_hocus_and_all_pocus_on_it():
    table = lay_out("thief-3 magic-wand", "amulet", "owl-1")
    table.play(0, cast("thief-3", 1))
    table.play(0, lay("magic-wand"))
    table.play(1, lay("amulet"))
    told = table.play(2, PASS)
    assert told[-1].event == Destroyed(1, "thief-3", "amulet")
    assert table.gems == [5, 5, 5]
    assert (names(table, table.discard), table.zone) == ("magic-wand amulet thief-3", [])


@pytest.mark.rule("HP-31")
def test_an_amulet_of_somebody_else_is_refused():
    table = lay_out("thief-3 amulet", "owl-1", "amulet")
    table.play(0, cast("thief-3", 1))
    assert refused(table, 0, lay("amulet")) == refused(table, 2, lay("amulet")) == "HP-31 not-the-target"


@pytest.mark.rule("HP-32")
@pytest.mark.parametrize(
    "card,gems",
    [("spell-2", [9, 5]), ("thief-2", [9, 1]), ("sacrifice-2", [5, 1])],
)
def test_a_wand_doubles_the_number(card, gems):
    table = lay_out(f"{card} magic-wand", "")
    target = None if card.startswith("spell") else 1
    play(table, (0, cast(card, target)), (0, lay("magic-wand")))
    assert table.gems == gems


@pytest.mark.rule("HP-32")
def test_a_wand_doubles_cards_too():
    table = lay_out("inspiration-3 magic-wand", "", library="owl-1 owl-1 owl-2 vortex vortex amulet amulet")
    play(table, (0, cast("inspiration-3")), (0, lay("magic-wand")))
    assert len(table.hands[0]) == 6
    table = lay_out("curse-1 magic-wand", "", grimoires=["", "thief-1 thief-2 thief-3"])
    play(table, (0, cast("curse-1", 1)), (0, lay("magic-wand")))
    assert Choose(("thief-1", "thief-3")) in table.moves(0)


@pytest.mark.rule("HP-32")
def test_there_is_only_one_wand_on_a_hocus_and_it_needs_a_number():
    table = lay_out("spell-2 magic-wand crystal-ball", "magic-wand")
    table.play(0, cast("crystal-ball"))
    assert refused(table, 1, lay("magic-wand")) == "HP-32 no-number"
    close(table)
    table.play(0, table.moves(0)[0])
    table.play(0, cast("spell-2"))
    table.play(0, lay("magic-wand"))
    assert refused(table, 1, lay("magic-wand")) == "HP-32 one-wand"


@pytest.mark.rule("HP-33")
def test_a_black_cat_brings_the_hocus_to_its_owner():
    table = lay_out("thief-3", "", "black-cat magic-wand")
    play(table, (0, cast("thief-3", 1)), (2, lay("magic-wand")), (2, lay("black-cat")))
    assert names(table, table.hands[2]) == "thief-3"
    assert (sorted(table.names(table.discard)), table.zone) == (["black-cat", "magic-wand"], [])


@pytest.mark.rule("HP-33")
def test_a_caster_may_take_back_and_cast_again():
    table = lay_out("thief-3 black-cat", "")
    play(table, (0, cast("thief-3", 1)), (0, lay("black-cat")))
    assert cast("thief-3", 1) in table.moves(0)


@pytest.mark.rule("HP-34")
def test_a_pumpkin_sends_the_hocus_back_to_its_casters_hand_marked():
    table = lay_out("owl-1", "pumpkin", grimoires=["thief-3 amulet amulet"])
    play(table, (0, cast("thief-3", 1, grimoire=True)), (1, lay("pumpkin")))
    assert names(table, table.hands[0]) == "marked-thief-3"
    assert names(table, table.grimoires[0]) == "owl-1 amulet amulet"
    assert refused(table, 0, cast("marked-thief-3", 1)) == "HP-34 marked"
    assert refused(table, 0, cast("thief-3", 1)) == "HP-34 marked"
    assert refused(table, 0, cast("marked-thief-3", 1, grimoire=True)) == "HP-6 not-there"


@pytest.mark.rule("HP-34")
def test_other_copies_of_a_marked_card_can_be_cast():
    table = lay_out("thief-3 thief-3", "pumpkin")
    play(table, (0, cast("thief-3", 1)), (1, lay("pumpkin")))
    play(table, (0, cast("thief-3", 1)))
    assert table.gems == [8, 2]
    assert names(table, table.hands[0]) == "marked-thief-3"


@pytest.mark.rule("HP-34")
def test_a_move_with_the_marked_copy_is_another_move():
    table = lay_out("thief-3 thief-3", "pumpkin", grimoires=["thief-3 spell-1 amulet"])
    play(table, (0, cast("thief-3", 1)), (1, lay("pumpkin")))
    moves = [move for move in table.moves(0) if isinstance(move, Rearrange)]
    assert Rearrange(("marked-thief-3", "thief-3", "amulet")) in moves
    assert Rearrange(("thief-3", "thief-3", "amulet")) in moves
    assert len({tuple(sorted(move.cards)) for move in moves}) == len(moves)
    table.play(0, cast("spell-1", grimoire=True))
    assert table.moves(0) == [Refill(("marked-thief-3",)), Refill(("thief-3",))]


@pytest.mark.rule("HP-34")
def test_the_mark_is_public_goes_with_the_card_and_ends_with_the_turn():
    table = lay_out("thief-3 abracadabra", "pumpkin", "")
    play(table, (0, cast("thief-3", 1)), (1, lay("pumpkin")))
    play(table, (0, cast("abracadabra", 1)))
    assert table.view(2).known[1] == ("marked-thief-3",)
    table.play(0, TAKE_GEM)
    assert table.view(2).known[1] == ("thief-3",)
    assert cast("thief-3", 0) in table.moves(1)


@pytest.mark.rule("HP-34")
def test_a_marked_card_in_the_grimoire_cannot_be_cast_either():
    table = lay_out("", "pumpkin", grimoires=["thief-3 amulet amulet"])
    play(table, (0, cast("thief-3", 1, grimoire=True)), (1, lay("pumpkin")))
    assert names(table, table.grimoires[0]) == "marked-thief-3 amulet amulet"
    assert table.moves(0) == [TAKE_GEM, DRAW]


@pytest.mark.rule("HP-34")
def test_all_see_the_mark_when_a_marked_card_is_drawn_again():
    table = lay_out("inspiration-2", "", "", library="", discard="thief-3")
    table.marked = table.discard[:]
    play(table, (0, cast("inspiration-2")))
    assert table.view(1).known[0] == ("marked-thief-3",)


@pytest.mark.rule("HP-35")
@pytest.mark.parametrize("card", ["spell-2", "crystal-ball", "inspiration-2", "vortex"])
def test_a_counterspell_of_anybody_destroys_any_hocus(card):
    table = lay_out(card, "", "counterspell")
    play(table, (0, cast(card)), (2, lay("counterspell")))
    assert names(table, table.discard) == f"counterspell {card}"
    assert (table.gems, table.zone, table.stack) == ([5, 5, 5], [], [Turn()])


@pytest.mark.rule("HP-36")
def test_lightning_saves_a_thief_from_a_counterspell():
    table = lay_out("thief-4 lightning", "counterspell")
    play(table, (0, cast("thief-4", 1)), (1, lay("counterspell")), (0, lay("lightning")))
    assert table.gems == [9, 1]
    assert (names(table, table.zone), names(table, table.discard)) == ("thief-4 lightning", "counterspell")


@pytest.mark.rule("HP-36", "HP-37")
def test_after_lightning_a_pocus_may_be_laid_but_is_void():
    table = lay_out("thief-4 lightning", "amulet counterspell")
    play(table, (0, cast("thief-4", 1)), (0, lay("lightning")), (1, lay("amulet")), (1, lay("counterspell")))
    assert table.gems == [9, 1]
    assert names(table, table.zone) == "thief-4 lightning amulet counterspell"
    table.play(0, TAKE_GEM)
    assert names(table, table.discard) == "thief-4 lightning amulet counterspell"


@pytest.mark.rule("HP-37")
def test_a_void_pocus_still_needs_its_own_condition():
    table = lay_out("thief-4 lightning", "owl-1", "amulet")
    table.play(0, cast("thief-4", 1))
    table.play(0, lay("lightning"))
    assert refused(table, 2, lay("amulet")) == "HP-31 not-the-target"


@pytest.mark.rule("HP-36")
def test_wands_work_before_and_after_lightning():
    for order in (("magic-wand", "lightning"), ("lightning", "magic-wand")):
        table = lay_out("spell-2 lightning magic-wand", "")
        play(table, (0, cast("spell-2")), *[(0, lay(card)) for card in order])
        assert table.gems == [9, 5]
        assert table.discard == []


@pytest.mark.rule("HP-36")
def test_a_second_lightning_is_void():
    table = lay_out("thief-4 lightning", "lightning hourglass")
    play(table, (0, cast("thief-4", 1)), (0, lay("lightning")), (1, lay("hourglass")), (1, lay("lightning")))
    assert (table.gems, table.stack) == ([9, 1], [Turn()])
    assert names(table, table.zone) == "thief-4 lightning hourglass lightning"


@pytest.mark.rule("HP-38")
def test_a_mirror_names_a_third_player_neither_the_caster_nor_its_layer():
    table = lay_out("thief-3", "enchanted-mirror", "owl-1", "")
    table.play(0, cast("thief-3", 1))
    assert table.moves(1) == [PASS, lay("enchanted-mirror", 2), lay("enchanted-mirror", 3)]
    for target in (None, 0, 1):
        assert refused(table, 1, lay("enchanted-mirror", target)) == "HP-38 bad-mirror"
    play(table, (1, lay("enchanted-mirror", 3)))
    assert table.gems == [8, 5, 5, 2]


@pytest.mark.rule("HP-38")
def test_only_the_current_target_may_lay_a_mirror():
    table = lay_out("thief-3", "owl-1", "enchanted-mirror")
    table.play(0, cast("thief-3", 1))
    assert refused(table, 2, lay("enchanted-mirror", 1)) == "HP-38 not-the-target"


@pytest.mark.rule("HP-38", "HP-39")
def test_the_new_target_can_answer_with_a_mirror_or_an_amulet_and_the_old_one_no_more():
    table = lay_out("thief-3", "enchanted-mirror amulet", "enchanted-mirror", "amulet")
    table.play(0, cast("thief-3", 1))
    table.play(1, lay("enchanted-mirror", 2))
    assert refused(table, 1, lay("amulet")) == "HP-31 not-the-target"
    table.play(2, lay("enchanted-mirror", 3))
    play(table, (3, lay("amulet")))
    assert table.gems == [5, 5, 5, 5]


@pytest.mark.rule("HP-39")
def test_lightning_turns_the_aim_back_to_the_original_target():
    table = lay_out("thief-3 lightning", "enchanted-mirror", "owl-1")
    play(table, (0, cast("thief-3", 1)), (1, lay("enchanted-mirror", 2)), (0, lay("lightning")))
    assert table.gems == [8, 2, 5]


@pytest.mark.rule("HP-39")
def test_a_mirror_after_lightning_does_not_move_the_aim():
    table = lay_out("thief-3 lightning", "enchanted-mirror enchanted-mirror", "amulet")
    table.play(0, cast("thief-3", 1))
    table.play(0, lay("lightning"))
    table.play(1, lay("enchanted-mirror", 2))
    assert refused(table, 2, lay("amulet")) == "HP-31 not-the-target"
    assert lay("enchanted-mirror", 2) in table.moves(1)
    assert close(table).gems == [8, 2, 5]


@pytest.mark.rule("HP-40")
def test_amulet_and_mirror_need_a_hocus_with_a_target():
    table = lay_out("spell-1", "amulet enchanted-mirror", "")
    table.play(0, cast("spell-1"))
    assert refused(table, 1, lay("amulet")) == "HP-40 no-target"
    assert refused(table, 1, lay("enchanted-mirror", 2)) == "HP-40 no-target"


@pytest.mark.rule("HP-41")
def test_after_an_hourglass_the_hocus_resolves_and_the_turn_ends():
    table = lay_out("spell-2 spell-1", "hourglass")
    table.play(0, cast("spell-2"))
    table.play(1, lay("hourglass"))
    told = table.play(0, PASS)
    assert TimeUp(0) in [each.event for each in told]
    assert (table.gems[0], table.stack, table.moves(0)) == (7, [Ending()], [TAKE_GEM, DRAW])
    assert refused(table, 0, cast("spell-1")) == "HP-41 time-is-up"
    assert refused(table, 0, Rearrange(())) == "HP-9 time-is-up"
    table.play(0, DRAW)
    assert (table.turn, table.time_up) == (1, False)


@pytest.mark.rule("HP-41", "HP-15")
def test_an_hourglass_waits_for_the_refills():
    table = lay_out("owl-2", "thief-1 thief-2 hourglass", grimoires=["", "spell-1 spell-2 spell-3"])
    play(table, (0, cast("owl-2", 1)), (1, lay("hourglass")))
    table.play(0, Choose(("spell-1", "spell-2")))
    assert table.stack == [Ending()]
    assert len(table.grimoires[1]) == 3


@pytest.mark.rule("HP-41")
def test_if_the_hocus_is_removed_the_turn_goes_on():
    table = lay_out("spell-2", "hourglass counterspell")
    play(table, (0, cast("spell-2")), (1, lay("hourglass")), (1, lay("counterspell")))
    assert table.stack == [Turn()]


@pytest.mark.rule("HP-41", "HP-36")
@pytest.mark.parametrize("order", [("hourglass", "lightning"), ("lightning", "hourglass")])
def test_if_lightning_voids_the_hourglass_the_turn_goes_on(order):
    table = lay_out("spell-2 lightning hourglass", "")
    play(table, (0, cast("spell-2")), *[(0, lay(card)) for card in order])
    assert (table.gems[0], table.stack) == (7, [Turn()])


@pytest.mark.rule("HP-41")
def test_a_second_hourglass_adds_nothing():
    table = lay_out("spell-2 hourglass", "hourglass")
    play(table, (0, cast("spell-2")), (0, lay("hourglass")), (1, lay("hourglass")))
    assert table.stack == [Ending()]
    table.play(0, TAKE_GEM)
    assert (table.turn, table.stack) == (1, [Turn()])


@pytest.mark.rule("HP-41", "HP-45", "HP-21")
def test_after_an_hourglass_only_cards_on_offer_are_drawn_without_a_question():
    table = lay_out("abracadabra hourglass", "", gems=[4, 5], cauldron=1)
    play(table, (0, cast("abracadabra", 1)), (0, lay("hourglass")))
    assert (table.turn, len(table.hands[0]), table.cauldron) == (1, 2, 1)
