"""The Adept of Hocus Pocus: rulings of judgement on literal tables, and that he beats chance clearly."""

from random import Random

import pytest

from coven.bots import Sight, find, play_out
from coven.bots.hocus_pocus import BOT
from coven.bots.hocus_pocus.habit import roll
from coven.bots.hocus_pocus.judgement import weigh
from coven.bots.hocus_pocus.outlook import prospects
from coven.bots.hocus_pocus.reasons import why
from coven.engine import Move, Seat, seed_from
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM, Cast, Refill
from coven.games.hocus_pocus.setup import HocusPocusTable
from coven.text import LANGUAGES, Text
from tests.games.hocus_pocus.tables import cast, lay, lay_out

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

QUIET = ("amulet amulet amulet", "pumpkin pumpkin pumpkin")
"""Grimoires with nothing to cast."""


def adept(table: HocusPocusTable, seat: Seat) -> Move:
    return BOT.choose(Sight(table, seat), Random(0))


def after_cast(table: HocusPocusTable, move: Move, *passing: Seat) -> HocusPocusTable:
    """The player on turn casts, and these pass."""
    table.play(table.turn, move)
    for seat in passing:
        table.play(seat, PASS)
    return table


# The last gem


def test_the_last_gem_is_taken_for_the_win() -> None:
    table = lay_out("amulet", "spell-1", grimoires=QUIET, gems=[6, 6], cauldron=1)
    assert adept(table, 0) == TAKE_GEM


def test_the_last_gem_is_left_while_another_leads() -> None:
    table = lay_out("amulet", "spell-1", grimoires=QUIET, gems=[3, 9], cauldron=1)
    assert adept(table, 0) == DRAW


def test_a_spell_for_all_that_is_left_wins() -> None:
    table = lay_out("spell-3 spell-1", "", grimoires=QUIET, gems=[5, 7], cauldron=3)
    assert adept(table, 0) == cast("spell-3")


def test_thieves_come_first_where_only_they_make_the_last_spell_win() -> None:
    table = lay_out("thief-3 spell-2", "", grimoires=QUIET, gems=[4, 8], cauldron=2)
    assert adept(table, 0) == cast("thief-3", 1)


def test_no_spell_ends_the_game_for_another_leader() -> None:
    table = lay_out("spell-5", "", grimoires=QUIET, gems=[0, 12], cauldron=4)
    assert adept(table, 0) != cast("spell-5")


def test_nobody_ends_a_lost_game_for_the_leader() -> None:
    grimoires = ["spell-1 spell-1 spell-1", "thief-2 thief-4 amulet"]
    table = lay_out("thief-1 spell-3", "owl-2", "", grimoires=grimoires, gems=[0, 24, 0], cauldron=1)
    assert adept(table, 0) in {DRAW, cast("thief-1", 1)}


def test_the_leader_lets_others_end_the_game() -> None:
    table = lay_out("spell-1", "counterspell", "", grimoires=QUIET, gems=[0, 24, 0], cauldron=1)
    assert adept(after_cast(table, cast("spell-1")), 1) == PASS


# A turn


def test_spells_and_thieves_are_kept_until_they_can_win() -> None:
    table = lay_out("spell-2 thief-2", "", grimoires=QUIET, gems=[4, 4], cauldron=20)
    assert adept(table, 0) == DRAW


def test_a_full_hand_keeps_nothing_back() -> None:
    table = lay_out("spell-2 spell-3 thief-2 amulet amulet", "", grimoires=QUIET, gems=[4, 4], cauldron=20)
    assert isinstance(adept(table, 0), Cast)


def test_inspiration_is_cast_at_once() -> None:
    table = lay_out("inspiration-3", "", grimoires=QUIET, cauldron=20)
    assert adept(table, 0) == cast("inspiration-3")


def test_a_thief_goes_to_the_richest() -> None:
    table = lay_out("thief-3 spell-4", "", "", "", grimoires=QUIET, gems=[3, 2, 9, 5], cauldron=4)
    assert adept(table, 0) == cast("thief-3", 2)


def test_the_best_card_stays_hidden() -> None:
    table = lay_out("spell-1 black-cat", "", grimoires=["amulet amulet crystal-ball"], cauldron=20)
    table.play(0, cast("crystal-ball", grimoire=True))
    assert adept(table, 0) == Refill(("spell-1",))


# The Pocus window


def test_a_counterspell_is_not_spent_on_a_gem() -> None:
    table = after_cast(lay_out("spell-1", "counterspell", cauldron=20), cast("spell-1"))
    assert adept(table, 1) == PASS


def test_a_counterspell_stops_the_end_of_the_game() -> None:
    table = after_cast(lay_out("spell-5", "counterspell", gems=[8, 8], cauldron=5), cast("spell-5"))
    assert adept(table, 1) == lay("counterspell")


def test_an_amulet_saves_five_gems_but_not_one() -> None:
    for card, answer in (("thief-5", lay("amulet")), ("thief-1", PASS)):
        table = after_cast(lay_out(card, "amulet", gems=[2, 8], cauldron=12), cast(card, 1))
        assert adept(table, 1) == answer


def test_nobody_stops_a_hocus_twice() -> None:
    table = lay_out("spell-5", "counterspell", "pumpkin", gems=[8, 8, 8], cauldron=5)
    after_cast(table, cast("spell-5"))
    table.play(1, lay("counterspell"))
    assert adept(table, 2) == PASS


def test_lightning_saves_the_spell_that_wins() -> None:
    table = after_cast(lay_out("spell-5 lightning", "counterspell", gems=[8, 8], cauldron=5), cast("spell-5"), 0)
    table.play(1, lay("counterspell"))
    assert adept(table, 0) == lay("lightning")


def test_a_wand_is_laid_where_the_doubled_spell_wins() -> None:
    table = after_cast(lay_out("spell-3 magic-wand", "", gems=[8, 8], cauldron=6), cast("spell-3"))
    assert adept(table, 0) == lay("magic-wand")


def test_a_mirror_turns_a_thief_to_the_richest_third() -> None:
    table = lay_out("thief-4", "enchanted-mirror", "", "", gems=[3, 6, 6, 9], cauldron=9)
    after_cast(table, cast("thief-4", 1))
    assert adept(table, 1) == lay("enchanted-mirror", 3)


# What the search is given


def test_prospects_are_shares_that_follow_the_gems() -> None:
    even, ahead = lay_out("", "", "", gems=[5, 5, 5]), lay_out("", "", "", gems=[5, 9, 5])
    assert sum(prospects(ahead)) == pytest.approx(1)
    assert min(prospects(ahead)) > 0
    assert prospects(ahead)[1] > prospects(even)[1]


def test_the_fewer_gems_are_left_the_surer_is_a_lead() -> None:
    early, late = (lay_out("", "", gems=[9, 5], cauldron=cauldron) for cauldron in (20, 2))
    assert prospects(late)[0] > prospects(early)[0]


THREE = (*QUIET, "magic-wand magic-wand enchanted-mirror")


@pytest.mark.parametrize("turn, sooner, later", [(0, 0, 2), (2, 2, 0)])
def test_who_can_end_the_game_in_a_turn_will_likely_win_and_the_sooner_the_likelier(
    turn: Seat, sooner: Seat, later: Seat
) -> None:
    table = lay_out("spell-4", "", "spell-4", grimoires=THREE, gems=[5, 5, 5], cauldron=4, turn=turn)
    shares = prospects(table)
    assert shares[sooner] > shares[later] > shares[1]


@pytest.mark.rule("HP-43")
def test_spells_for_the_last_gems_are_worth_less_while_another_would_win_by_them() -> None:
    hands = ("spell-4", "", "")
    enough, few = (lay_out(*hands, grimoires=THREE, gems=gems, cauldron=4) for gems in ([5, 5, 5], [5, 12, 5]))
    assert prospects(enough)[0] > 1.5 * prospects(few)[0]


def test_by_habit_spells_and_thieves_are_kept_until_they_win() -> None:
    early, late = (lay_out("spell-4 thief-2", "", grimoires=QUIET, gems=[5, 5], cauldron=left) for left in (9, 5))
    assert roll(early, 0, Random(1)) == DRAW
    assert isinstance(roll(late, 0, Random(1)), Cast)


@pytest.mark.rule("HP-14", "HP-23")
@pytest.mark.parametrize("discard, number", [("owl-1 owl-2", 2), ("", 0)])
def test_a_crystal_ball_shows_what_the_discard_will_make_a_library_of(discard: str, number: int) -> None:
    table = lay_out("crystal-ball", "", grimoires=QUIET, library="", discard=discard, cauldron=1)
    reason = why(Sight(table, 0), cast("crystal-ball"))
    assert (reason.message, reason.args["number"]) == ("crystal-ball", number)


@pytest.mark.parametrize("players", [2, 5])
def test_every_offered_move_is_weighed_and_explained(players: int) -> None:
    """In sampled positions, in three languages; and a quick roll is always on offer."""
    random = Random(players)
    texts = [Text(language, GAME) for language in LANGUAGES]
    table = GAME.deal(players, GAME.simulation, chance=seed_from(f"why {players}", ()))
    said = set()
    while actors := table.actors():
        seat = random.choice(actors)
        sight = Sight(table, seat)
        assert roll(table, seat, random) in sight.moves
        assert len(weigh(sight.view, sight.moves)) == len(sight.moves)
        for move in random.sample(sight.moves, min(3, len(sight.moves))):
            reason = why(sight, move)
            said.add(reason.message)
            assert all(text(f"why-{reason.message}", **reason.args) for text in texts)
        table.apply(seat, BOT.choose(sight, random) if random.random() < 0.7 else random.choice(sight.moves))
    assert len(said) > 8


@pytest.mark.parametrize("players,share", [(2, 0.9), (4, 0.8), (6, 0.7)])
def test_an_adept_beats_random_players(players: int, share: float) -> None:
    """One Adept among random players wins at least this share of 24 games; chance would give him 1 / players."""
    adept, random = find("adept", GAME), find("random", GAME)
    wins = 0
    for number in range(24):
        seat = number % players
        bots = [adept if other == seat else random for other in range(players)]
        table = GAME.deal(players, GAME.simulation, chance=seed_from(f"adept {number}", ()))
        play_out(table, bots, Random(number))
        assert table.outcome is not None
        wins += table.outcome.winners == (seat,)
    assert wins >= 24 * share
