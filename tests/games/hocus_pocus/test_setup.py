"""HP-1 to HP-5: before the first turn."""

from collections import Counter

import pytest

from coven.engine import SPECTATOR, Illegal, seed_from
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.cards import HOCUS, KIND, NAME, POCUS, pack
from tests.games.hocus_pocus.tables import lay_out


def deal(players, seed=1, **options):
    return GAME.deal(players, options, chance=seed_from(str(seed), ()))


def test_there_are_75_cards_as_printed():
    assert Counter(KIND[:50]) == {kind: sum(copies.values()) for kind, copies in HOCUS.items()}
    assert Counter(KIND[50:]) == POCUS
    assert Counter(NAME)["thief-1"] == Counter(NAME)["spell-1"] == 5
    assert sum(map(Counter(KIND).__getitem__, ("thief", "spell"))) == 30


@pytest.mark.rule("HP-1")
def test_two_players_leave_out_the_mirrors_and_more_leave_out_three_amulets():
    two, three = (Counter(KIND[card] for card in pack(players)) for players in (2, 3))
    assert (two["enchanted-mirror"], two["amulet"], two.total()) == (0, 7, 72)
    assert (three["enchanted-mirror"], three["amulet"], three.total()) == (3, 4, 72)


@pytest.mark.rule("HP-2")
def test_everybody_gets_three_cards_face_up_and_three_face_down():
    table = deal(4)
    assert [len(cards) for cards in table.hands + table.grimoires] == [3] * 8
    assert len(table.library) == 72 - 24
    assert deal(4, seed=2).hands != table.hands


@pytest.mark.rule("HP-3")
@pytest.mark.parametrize("players,gems", [(2, 20), (3, 25), (4, 30), (5, 35), (6, 35)])
def test_the_cauldron_starts_with_gems_by_the_number_of_players(players, gems):
    assert deal(players).cauldron == gems
    assert deal(players, gems=15).cauldron == 15


@pytest.mark.rule("HP-3")
@pytest.mark.parametrize("gems", [4, 61])
def test_the_cauldron_starts_with_5_to_60_gems(gems):
    with pytest.raises(Illegal, match="HP-3"):
        deal(3, gems=gems)


@pytest.mark.rule("HP-4")
def test_the_seed_draws_the_first_player_and_play_goes_clockwise():
    assert {deal(3, seed).turn for seed in range(30)} == {0, 1, 2}
    table = lay_out("", "", "", turn=2)
    table.play(2, table.moves(2)[0])
    assert table.actors() == (0,)


@pytest.mark.rule("HP-5")
def test_all_but_hands_and_library_is_public():
    table = lay_out("thief-1 amulet", "owl-1", discard="vortex", gems=[3, 4], cauldron=9)
    view = table.view(SPECTATOR)
    assert (view.gems, view.cauldron, view.hand_sizes) == ((3, 4), 9, (2, 1))
    assert view.grimoires == tuple(tuple(table.names(grimoire)) for grimoire in table.grimoires)
    assert (view.discard, view.library_size) == (("vortex",), len(table.library))
    assert (view.hand, view.known, view.library) == ((), ((), ()), ())
    assert table.view(0).hand == ("thief-1", "amulet")
