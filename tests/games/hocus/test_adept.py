"""The Adept of Hocus: rulings of judgement on literal tables, and that he beats chance clearly."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from coven.bots import Sight, find, play_out
from coven.bots.hocus import BOT
from coven.bots.hocus.chances import Chances
from coven.bots.hocus.habit import roll
from coven.bots.hocus.judgement import weigh
from coven.bots.hocus.outlook import prospects
from coven.bots.hocus.reasons import why
from coven.bots.hocus.sets import Unseen, grade
from coven.engine import Move, Seat, seed_from
from coven.games.hocus import GAME
from coven.games.hocus.effects.laying import IntoCommunity, IntoPocket, IntoPot
from coven.games.hocus.effects.sets import SETS, best_set
from coven.games.hocus.moves import Commit, TakeSchool
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.showdowns import Showdown
from coven.text import LANGUAGES, Text
from tests.games.hocus.tables import cards, lay

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

GAMES = 12
MANY = "cups-2 owls-2 swords-4 owls-5 wands-10 swords-12 owls-6 cups-12"
"""A Hand at the beginning of a round."""


def adept(table: HocusTable, seat: Seat = 0) -> Any:
    return BOT.choose(Sight(table, seat), Random(0))


def part(move: Any) -> Any:
    """The first part of the text that the Adept chose."""
    return move.parts[0]


# Pockets and Communities


def test_a_strong_pair_goes_into_a_pocket_at_once() -> None:
    table = lay("cups-11 wands-11 cups-5 wands-9 owls-4 swords-6 cups-8 owls-10", MANY, classic=True)
    assert part(adept(table)) == IntoPocket(("cups-11", "wands-11"), 1)


def test_the_better_of_two_pairs_comes_first() -> None:
    table = lay("owls-3 swords-3 owls-11 swords-11 cups-4 cups-6 owls-8 cups-10", MANY, classic=True)
    assert part(adept(table)) == IntoPocket(("owls-11", "swords-11"), 1)


def test_the_third_of_a_kind_goes_into_a_community() -> None:
    table = lay(
        "cups-9 owls-4",
        "cups-2 wands-3",
        pockets={0: ("owls-9 swords-9", "")},
        pots=("owls-12 owls-11 owls-10 owls-8", ""),
        classic=True,
    )
    move = part(adept(table))
    assert isinstance(move, IntoCommunity)
    assert move.card == "cups-9"


def test_a_card_that_helps_the_others_stays_out_of_the_community() -> None:
    """Four of a suit would lie open, and no Wand is in the own Pocket."""
    table = lay(
        "wands-8 cups-3",
        "cups-2 owls-4",
        pockets={0: ("owls-9 swords-9", "owls-5 cups-5")},
        communities=("cups-9 wands-4 wands-5 wands-12", "owls-2 swords-3 cups-7 cups-11"),
    )
    assert not isinstance(part(adept(table)), IntoCommunity)


# Pots


def test_points_go_where_the_own_pocket_wins() -> None:
    table = lay(
        "cups-12 owls-2",
        "cups-3 wands-3",
        pockets={0: ("owls-9 swords-9", "owls-4 cups-5")},
        communities=("cups-7 wands-6 owls-12 swords-2", "cups-9 wands-2 owls-3 swords-11"),
        classic=True,
    )
    assert part(adept(table)) == IntoPot(("cups-12",), 2)


def test_a_pot_that_others_win_gets_a_poor_card() -> None:
    table = lay(
        "cups-12 owls-2",
        "cups-3 wands-3",
        pockets={0: ("owls-4 swords-6", "owls-3 cups-5")},
        communities=("cups-7 wands-8 owls-12 swords-12", "cups-9 wands-9 owls-10 swords-11"),
        classic=True,
    )
    assert part(adept(table)).cards == ("owls-2",)


# Showdowns


def showdown(table: HocusTable, *order: int) -> HocusTable:
    """All turns are over, and the order is named."""
    table.order = order
    table.stack[-2:] = [Showdown(community) for community in order[::-1]]
    table.settle()
    return table


def test_the_better_pocket_is_kept_for_the_fuller_pot() -> None:
    table = lay(
        "",
        "",
        pockets={0: ("owls-3 swords-3", "owls-11 swords-11"), 1: ("cups-5 wands-5", "cups-6 wands-6")},
        pots=("owls-2", "owls-12 swords-12 cups-12 wands-12"),
    )
    assert adept(showdown(table, 1, 2)) == Commit(1)


def test_unopposed_the_weaker_pocket_is_enough() -> None:
    table = lay(
        "",
        "",
        pockets={0: ("owls-3 swords-3", "owls-11 swords-11"), 1: ("", "")},
        pots=("owls-12 swords-12", "owls-2"),
    )
    assert adept(showdown(table, 1, 2)) in (Commit(1), Commit(2))


def test_a_pocket_that_is_known_to_lose_is_not_counted_on() -> None:
    """Seat 0 has seen both Pockets of seat 1, of which one beats its own better one."""
    known = dict.fromkeys(("cups-12", "wands-12", "cups-6", "wands-6"), (0,))
    pockets = {0: ("owls-11 swords-11", ""), 1: ("cups-12 wands-12", "cups-6 wands-6")}
    blind, seen = (
        showdown(lay("", "", pockets=pockets, pots=("owls-9", "owls-10"), known=knowledge), 1, 2)
        for knowledge in ({}, known)
    )
    weights = [weigh(table.view(0), table.moves(0)) for table in (blind, seen)]
    assert weights[1][1] < weights[0][1]


# Schools and RETURNs


def test_the_school_that_wins_most_is_taken() -> None:
    table = GAME.deal(2, {"schools": "chosen"}, chance=seed_from("schools", ()))
    assert adept(table, table.actors()[0]) == TakeSchool("flame")


def test_a_card_that_fits_a_pocket_is_not_returned() -> None:
    table = lay("cups-9 owls-2 owls-3 owls-5", "cups-2", schools=("divination",), pockets={0: ("owls-9 swords-9", "")})
    foresight = next(move for move in table.moves(0) if move.spell == "foresight" and move.parts[0].card == "owls-2")
    table.play(0, foresight)
    assert "cups-9" not in adept(table).cards


# Counting


@pytest.mark.parametrize("size", range(5))
def test_better_pockets_are_counted(size: int) -> None:
    """Against each pair of unseen cards; from three open cards on a few pairs make two Sets and count twice."""
    random = Random(size)
    for _ in range(4):
        deck = list(range(8, 52))
        random.shuffle(deck)
        community, pocket, hidden = deck[:size], deck[5:7], deck[10:34]
        mine = grade(pocket + community)
        sets = [grade([*pair, *community]) for pair in combinations(hidden, 2)]
        exact = sum((each > mine) + (each == mine) / 2 for each in sets) / len(sets)
        unseen = Unseen(hidden)
        assert unseen.beating(mine, unseen.ways(community)) == pytest.approx(exact, abs=0.06 if size > 2 else 1e-9)


def test_sets_are_graded_as_in_showdowns() -> None:
    random = Random(5)
    for _ in range(200):
        hand = random.sample(range(60), random.randrange(1, 7))
        kind, best = best_set(hand)
        expected = "flush" if kind == "straight-flush" else kind
        assert grade(hand) == (SETS.index(expected), best[0] >> 2)


def test_few_better_pockets_are_a_good_chance() -> None:
    view = lay("", "", communities=("cups-9 wands-2 owls-3", "")).view(0)
    place = cards("cups-9 wands-2 owls-3")
    chances = Chances(view)
    assert chances.beating(cards("owls-9 swords-9"), place) < 0.01
    assert chances.chance(cards("owls-9 swords-9"), place, (), 1, 0) > 0.7
    assert chances.chance(cards("owls-4 swords-5"), place, (), 1, 0) < 0.3
    assert chances.chance(cards("owls-9 swords-9"), place, (), 3, 0) < chances.chance(
        cards("owls-9 swords-9"), place, (), 1, 0
    )


# What the search is given


def test_prospects_are_shares_that_follow_points_and_pockets() -> None:
    even, ahead = lay("", ""), lay("", "", points=[9, 2])
    strong = lay("", "", pockets={0: ("owls-9 swords-9", ""), 1: ("owls-2 cups-5", "")}, pots=("owls-12 cups-12", ""))
    assert prospects(even) == (0.5, 0.5)
    assert prospects(ahead)[0] > 0.5
    assert prospects(strong)[0] > 0.5
    assert sum(prospects(strong)) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 5])
def test_every_offered_move_is_weighed_and_explained(players: int) -> None:
    """In sampled positions, in three languages; and a quick roll is always on offer."""
    random = Random(players)
    texts = [Text(language, GAME) for language in LANGUAGES]
    table = GAME.deal(players, {**GAME.simulation, "schools": "chosen"}, chance=seed_from(f"why {players}", ()))
    said = set()
    while actors := table.actors():
        sight = Sight(table, actors[0])
        assert roll(table, actors[0], random) in sight.moves
        assert len(weigh(sight.view, sight.moves)) == len(sight.moves)
        for move in random.sample(sight.moves, min(3, len(sight.moves))):
            reason = why(sight, move)
            said.add(reason.message)
            assert all(text(f"why-{reason.message}", **reason.args) for text in texts)
        table.apply(actors[0], BOT.choose(sight, random) if random.random() < 0.7 else random.choice(sight.moves))
    assert len(said) > 6


@pytest.mark.rule("HC-8")
def test_where_every_spell_costs_something_a_hint_says_so() -> None:
    """Nothing on offer is said to be bad that is the best."""
    said = set()
    for number in range(4):
        table = GAME.deal(4, GAME.simulation, chance=seed_from(f"least {number}", ()))
        random = Random(number)
        while actors := table.actors():
            sight = Sight(table, actors[0])
            move = BOT.choose(sight, random)
            said.add(why(sight, move).message)
            table.apply(actors[0], move)
    assert said >= {"pot-of-others-least", "community-worse-least"}
    assert not said & {"pot-of-others", "community-worse"}


@pytest.mark.parametrize("language, told", [("en", "empty"), ("fr", "vide"), ("es", "vacío")])
def test_an_empty_pot_is_not_said_to_have_points(language: str, told: str) -> None:
    assert told in Text(language, GAME)("why-commit-alone", kind="pair", points=0)


# Whole games


def share_of_wins(players: int) -> float:
    """Of one Adept among random players, from every seat in turn."""
    wins = 0.0
    for number in range(GAMES):
        table = GAME.deal(players, GAME.simulation, chance=seed_from(f"adept {players} {number}", ()))
        bots = [find("random", GAME)] * players
        bots[number % players] = find("adept", GAME)
        play_out(table, bots, Random(number))
        assert table.outcome is not None
        winners = table.outcome.winners
        wins += (number % players in winners) / len(winners)
    return wins / GAMES


@pytest.mark.parametrize("players, least", [(2, 0.9), (3, 0.8), (4, 0.7), (5, 0.6)])
def test_an_adept_beats_random_players(players: int, least: float) -> None:
    assert share_of_wins(players) >= least


@pytest.mark.parametrize("options", [{"schools": "chosen"}, {"classic": True}])
def test_adepts_play_whole_games_with_their_own_kind(options: dict[str, object]) -> None:
    for players in (2, 5):
        table = GAME.deal(players, {**GAME.simulation, **options}, chance=seed_from(f"kind {players}", ()))
        play_out(table, [find("adept", GAME)] * players, Random(players))
        assert table.outcome is not None


def test_an_adept_decides_only_from_what_his_seat_sees() -> None:
    table = GAME.deal(3, GAME.simulation, chance=seed_from("sight", ()))
    while table.step:
        seat = table.actors()[0]
        twin = table.guess(seat, seed_from("twin", ()))
        move: Move = BOT.choose(Sight(table, seat), Random(0))
        assert BOT.choose(Sight(twin, seat), Random(0)) == move
        table.play(seat, move)
