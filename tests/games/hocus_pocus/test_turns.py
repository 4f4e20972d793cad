"""HP-6 to HP-14: a turn."""

import pytest

from coven.games.hocus_pocus.events import Drew, Received, Shuffled, TurnBegan
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM, Cast, Discard, Rearrange
from coven.games.hocus_pocus.steps.turns import DiscardingDown, Ending, Turn
from tests.games.hocus_pocus.tables import cast, close, lay, lay_out, names, play, refused


@pytest.mark.rule("HP-6")
def test_any_number_of_hocus_may_be_cast_one_after_another():
    table = lay_out("spell-1 spell-2", "", grimoires=["spell-3 amulet amulet"])
    play(table, (0, cast("spell-1")))
    play(table, (0, cast("spell-3", grimoire=True)))
    assert table.gems[0] == 5 + 1 + 3
    assert table.actors() == (0,)


@pytest.mark.rule("HP-6")
def test_a_hocus_must_be_where_it_is_cast_from():
    table = lay_out("spell-1", "", grimoires=["spell-3 amulet amulet"])
    assert refused(table, 0, cast("spell-1", grimoire=True)) == "HP-6 not-there"
    assert refused(table, 0, cast("nonsense")) == "HP-6 not-there"
    assert refused(table, 0, Discard(())) == "HP-6 not-offered"


@pytest.mark.rule("HP-6")
def test_identical_cards_are_one_choice_but_hand_and_grimoire_are_two():
    table = lay_out("spell-1 spell-1", "", grimoires=["spell-1 spell-1 amulet"])
    assert [move for move in table.moves(0) if isinstance(move, Cast)] == [
        cast("spell-1"),
        cast("spell-1", grimoire=True),
    ]


@pytest.mark.rule("HP-7")
def test_a_target_is_any_other_player_even_with_nothing_to_lose():
    table = lay_out("thief-2", "", "", gems=[5, 0, 3])
    assert [move for move in table.moves(0) if move in (cast("thief-2", seat) for seat in range(3))] == [
        cast("thief-2", 1),
        cast("thief-2", 2),
    ]
    for target in (None, 0, 3):
        assert refused(table, 0, cast("thief-2", target)) == "HP-7 bad-target"


@pytest.mark.rule("HP-7")
@pytest.mark.parametrize("card", ["abracadabra", "owl-1", "curse-1", "sacrifice-2", "thief-1"])
def test_five_kinds_have_a_target(card):
    moves = lay_out(card, "").moves(0)
    assert cast(card, 1) in moves
    assert cast(card) not in moves


@pytest.mark.rule("HP-7")
def test_after_a_mirror_the_caster_is_still_the_one_who_gains():
    table = lay_out("thief-3", "enchanted-mirror", "")
    play(table, (0, cast("thief-3", 1)), (1, lay("enchanted-mirror", 2)))
    assert table.gems == [8, 5, 2]


@pytest.mark.rule("HP-8")
def test_a_hocus_is_cast_alone_and_a_pocus_needs_one():
    table = lay_out("spell-1 spell-2 counterspell", "spell-3")
    assert refused(table, 0, lay("counterspell")) == "HP-8 no-hocus-waits"
    assert refused(table, 0, cast("counterspell")) == "HP-8 no-hocus-waits"
    assert refused(table, 1, cast("spell-3")) == "HP-8 not-asked"
    assert refused(table, 1, lay("spell-3")) == "HP-8 no-hocus-waits"
    assert refused(table, 1, Rearrange(("spell-3",))) == "HP-9 not-asked"
    assert refused(table, 1, DRAW) == "HP-6 not-asked"
    table.play(0, cast("spell-1"))
    assert refused(table, 0, cast("spell-2")) == "HP-8 hocus-waits"
    assert refused(table, 1, lay("spell-3")) == "HP-8 hocus-waits"


@pytest.mark.rule("HP-9")
def test_rearranging_names_the_new_grimoire_in_one_move():
    table = lay_out("thief-1 vortex", "", grimoires=["spell-1 amulet amulet"])
    table.play(0, Rearrange(("vortex", "thief-1", "amulet")))
    assert names(table, table.grimoires[0]) == "vortex thief-1 amulet"
    assert names(table, table.hands[0]) == "spell-1 amulet"


@pytest.mark.rule("HP-9")
def test_rearranging_offers_every_other_grimoire_once():
    table = lay_out("thief-1 amulet", "", grimoires=["spell-1 amulet amulet"])
    offered = [move for move in table.moves(0) if isinstance(move, Rearrange)]
    assert offered == [
        Rearrange(cards)
        for cards in (
            ("thief-1", "spell-1", "amulet"),
            ("thief-1", "amulet", "amulet"),
            ("amulet", "amulet", "amulet"),
        )
    ]


@pytest.mark.rule("HP-9")
def test_one_rearranges_once_before_each_hocus_and_once_before_the_end():
    table = lay_out("thief-1 spell-2", "", grimoires=["spell-1 amulet amulet"])
    table.play(0, Rearrange(("thief-1", "amulet", "amulet")))
    assert refused(table, 0, Rearrange(("spell-1", "amulet", "amulet"))) == "HP-9 rearranged-already"
    play(table, (0, cast("spell-2")))
    table.play(0, Rearrange(("spell-1", "amulet", "amulet")))
    table.play(0, TAKE_GEM)
    assert table.turn == 1


@pytest.mark.rule("HP-9")
def test_one_cannot_rearrange_foreign_cards_nor_while_a_hocus_waits():
    table = lay_out("thief-1 spell-2", "", grimoires=["spell-1 amulet amulet"])
    assert refused(table, 0, Rearrange(("vortex", "amulet", "amulet"))) == "HP-9 bad-rearrangement"
    assert refused(table, 0, Rearrange(("thief-1", "amulet"))) == "HP-9 bad-rearrangement"
    assert refused(table, 0, Rearrange(("spell-1", "amulet", "amulet"))) == "HP-9 bad-rearrangement"
    table.play(0, cast("spell-2"))
    assert refused(table, 0, Rearrange(("thief-1", "amulet", "amulet"))) == "HP-9 hocus-waits"


@pytest.mark.rule("HP-10")
def test_a_turn_ends_only_when_its_player_says_so():
    table = lay_out("", "", grimoires=["amulet amulet amulet"])
    assert table.actors() == (0,)
    assert table.moves(0) == [TAKE_GEM, DRAW]
    assert refused(table, 0, PASS) == "HP-10 end-the-turn"


@pytest.mark.rule("HP-10", "HP-11")
def test_a_turn_may_end_with_hocus_left():
    table = lay_out("spell-5", "")
    told = table.play(0, TAKE_GEM)
    assert (table.gems, table.cauldron, table.turn) == ([6, 5], 19, 1)
    assert told[-1].event == TurnBegan(1)


@pytest.mark.rule("HP-11")
def test_a_turn_may_end_with_two_cards():
    table = lay_out("spell-5", "", library="owl-1 thief-1 vortex")
    told = table.play(0, DRAW)
    assert names(table, table.hands[0]) == "owl-1 thief-1 spell-5"
    assert (told[0].event, told[0].audience) == (Drew(0, 2), None)
    assert (told[1].event, told[1].audience) == (Received(("owl-1", "thief-1")), (0,))


@pytest.mark.rule("HP-11", "HP-14")
def test_cards_are_on_offer_even_if_there_are_none():
    table = lay_out("spell-5", "", library="")
    told = table.play(0, DRAW)
    assert told[0].event == Drew(0, 0)
    assert table.turn == 1


@pytest.mark.rule("HP-11", "HP-42")
def test_the_last_gem_ends_the_game_before_anybody_discards():
    table = lay_out("spell-1 spell-1 spell-1 spell-1 spell-2 spell-2", "", cauldron=1, gems=[9, 5])
    table.play(0, TAKE_GEM)
    assert table.outcome is not None
    assert len(table.hands[0]) == 6


@pytest.mark.rule("HP-12")
def test_one_discards_down_to_five_at_the_end_of_the_own_turn_only():
    table = lay_out("spell-1 spell-1 spell-2 spell-3 vortex amulet", "thief-1 thief-1 thief-1 thief-2 owl-1 owl-1")
    table.play(0, DRAW)
    assert table.step == DiscardingDown()
    assert refused(table, 0, DRAW) == "HP-12 discard-first"
    discarded = table.hands[0][:3]
    table.play(0, Discard(tuple(table.names(discarded))))
    assert (len(table.hands[0]), len(table.hands[1])) == (5, 6)
    assert table.discard == discarded


@pytest.mark.rule("HP-12")
def test_after_a_gem_too_one_discards_and_identical_cards_are_one_choice():
    table = lay_out("spell-1 spell-1 spell-1 spell-1 spell-1 amulet", "")
    table.play(0, TAKE_GEM)
    assert table.moves(0) == [Discard(("spell-1",)), Discard(("amulet",))]


@pytest.mark.rule("HP-13")
def test_the_zone_is_cleared_at_the_end_of_the_turn():
    table = lay_out("spell-1 magic-wand", "")
    play(table, (0, cast("spell-1")), (0, lay("magic-wand")))
    assert names(table, table.zone) == "spell-1 magic-wand"
    assert table.discard == []
    table.play(0, TAKE_GEM)
    assert (table.zone, names(table, table.discard), table.actors()) == ([], "spell-1 magic-wand", (1,))


@pytest.mark.rule("HP-13")
def test_nothing_more_can_be_laid_on_a_resolved_hocus():
    table = lay_out("spell-1 magic-wand", "")
    play(table, (0, cast("spell-1")))
    assert refused(table, 0, lay("magic-wand")) == "HP-8 no-hocus-waits"


@pytest.mark.rule("HP-14")
def test_the_discard_but_not_the_zone_becomes_the_library_when_a_card_is_needed():
    table = lay_out("spell-1 inspiration-2", "", library="owl-1", discard="vortex vortex")
    play(table, (0, cast("spell-1")))
    table.play(0, cast("inspiration-2"))
    close(table)
    assert names(table, table.hands[0]) == "vortex owl-1"
    assert (names(table, table.library), table.discard) == ("vortex", [])
    assert names(table, table.zone) == "spell-1 inspiration-2"


@pytest.mark.rule("HP-14")
def test_an_empty_library_is_renewed_only_when_a_card_is_needed():
    table = lay_out("", "", library="owl-1 owl-1", discard="vortex vortex")
    table.play(0, DRAW)
    assert (table.library, len(table.discard)) == ([], 2)
    told = table.play(1, DRAW)
    assert Shuffled(2) in [each.event for each in told]


@pytest.mark.rule("HP-14", "HP-25")
def test_what_cannot_be_drawn_is_lost_and_the_inspiration_has_resolved():
    table = lay_out("inspiration-3 inspiration-2", "", library="owl-1")
    play(table, (0, cast("inspiration-3")))
    assert names(table, table.hands[0]) == "owl-1 inspiration-2"
    assert refused(table, 0, cast("inspiration-2")) == "HP-25 one-inspiration"


@pytest.mark.rule("HP-6")
def test_the_turn_offers_exactly_these_moves():
    table = lay_out("crystal-ball counterspell", "", grimoires=["spell-1 amulet amulet"])
    table.stack = [Turn(rearranged=True)]
    assert table.moves(0) == [TAKE_GEM, DRAW, cast("crystal-ball"), cast("spell-1", grimoire=True)]


@pytest.mark.rule("HP-11")
def test_who_runs_out_of_time_draws_and_does_not_end_the_game_for_somebody_else():
    table = lay_out("owl-1 hourglass", "", gems=[1, 9], cauldron=1)
    assert (table.moves(0)[0], table.timeout(0)) == (TAKE_GEM, DRAW)
    play(table, (0, cast("owl-1", 1)), (0, lay("hourglass")))
    assert (table.step, table.moves(0)[0], table.timeout(0)) == (Ending(), TAKE_GEM, DRAW)
