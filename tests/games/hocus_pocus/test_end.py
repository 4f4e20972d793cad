"""HP-42 to HP-46: gems, and the end of the game."""

from random import Random

import pytest

from coven.bots import choose_at_random, play_out
from coven.engine import Illegal, ranked, seed_from
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.events import GemsTaken, LastGemStayed
from coven.games.hocus_pocus.moves import DRAW, TAKE_GEM
from coven.games.hocus_pocus.steps.turns import Turn
from tests.games.hocus_pocus.inventory import inventory
from tests.games.hocus_pocus.tables import cast, lay, lay_out, play, refused


@pytest.mark.rule("HP-42", "HP-43")
def test_the_last_gem_ends_the_game_and_the_most_gems_win():
    table = lay_out("spell-3 spell-1", "thief-1", "owl-1", gems=[4, 9, 2], cauldron=3)
    play(table, (0, cast("spell-3")))
    assert table.outcome == ranked("last-gem", [7, 9, 2])
    assert table.outcome.winners == (1,)
    assert refused(table, 0, DRAW) == "HP-42 game-over"


@pytest.mark.rule("HP-42")
def test_a_thief_does_not_end_the_game():
    table = lay_out("thief-3", "", gems=[4, 3], cauldron=1)
    play(table, (0, cast("thief-3", 1)))
    assert (table.gems, table.outcome) == ([7, 0], None)


@pytest.mark.rule("HP-44")
@pytest.mark.parametrize("players", GAME.players)
def test_gems_and_cards_are_conserved(players):
    table = GAME.deal(players, GAME.simulation, chance=seed_from("conserved", ()))
    before = inventory(table)
    play_out(table, [choose_at_random] * players, Random(players))
    assert inventory(table) == before


@pytest.mark.rule("HP-45")
def test_the_last_gem_is_not_on_offer_if_two_would_share_the_lead():
    table = lay_out("", "", "", gems=[4, 5, 5], cauldron=1, grimoires=["amulet amulet hourglass"])
    assert table.moves(0) == [DRAW]
    assert refused(table, 0, TAKE_GEM) == "HP-45 last-gem-stays"
    table = lay_out("", "", "", gems=[9, 6, 10], cauldron=1)
    assert TAKE_GEM not in table.moves(0)


@pytest.mark.rule("HP-45")
def test_ties_below_the_lead_do_not_matter():
    table = lay_out("", "", "", gems=[4, 5, 8], cauldron=1)
    table.play(0, TAKE_GEM)
    assert table.outcome == ranked("last-gem", [5, 5, 8])


@pytest.mark.rule("HP-45")
@pytest.mark.parametrize("cauldron,taken", [(3, 2), (1, 0)])
def test_a_spell_leaves_the_last_gem_if_two_would_share_the_lead(cauldron, taken):
    table = lay_out("spell-4 owl-1", "", gems=[5, 5 + cauldron], cauldron=cauldron)
    table.play(0, cast("spell-4"))
    told = [each.event for each in table.play(0, table.moves(0)[0])]
    assert told[1:] == [GemsTaken(0, taken), LastGemStayed()]
    assert (table.gems[0], table.cauldron, table.stack) == (5 + taken, 1, [Turn()])


@pytest.mark.rule("HP-45")
def test_a_doubled_spell_may_still_win():
    table = lay_out("spell-2 magic-wand", "", gems=[5, 8], cauldron=4)
    play(table, (0, cast("spell-2")), (0, lay("magic-wand")))
    assert table.outcome == ranked("last-gem", [9, 8])


@pytest.mark.rule("HP-46")
def test_the_turn_limit_counts_all_turns_and_tied_leaders_share():
    table = lay_out("", "", "", gems=[4, 5, 5], turn_limit=2)
    table.play(0, DRAW)
    assert table.outcome is None
    table.play(1, DRAW)
    assert table.outcome == ranked("turn-limit", [4, 5, 5])
    assert table.outcome.winners == (1, 2)
    assert refused(table, 2, DRAW) == "HP-46 game-over"


@pytest.mark.rule("HP-46", "HP-13")
def test_the_turn_limit_is_checked_after_the_zone_is_cleared():
    table = lay_out("spell-1", "", turn_limit=1)
    play(table, (0, cast("spell-1")))
    table.play(0, TAKE_GEM)
    assert (table.zone, len(table.discard), table.stack) == ([], 1, [])


@pytest.mark.rule("HP-46")
def test_the_turn_limit_is_off_unless_simulation_sets_it():
    assert GAME.options().turn_limit is None
    assert GAME.simulation == {"turn_limit": 1000}
    with pytest.raises(Illegal, match="HP-46"):
        GAME.read_options({"turn_limit": 0})
