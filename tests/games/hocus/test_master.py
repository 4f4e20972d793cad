"""The Master of Hocus: what he expects in others' Pockets, how he judges a table, and how he compares moves."""

from itertools import chain
from random import Random

import pytest

from coven import bots
from coven.bots import Budget, Sight
from coven.bots.hocus import BOT
from coven.bots.hocus.habit import roll
from coven.bots.hocus.judgement import weigh
from coven.bots.hocus.outlook import prospects
from coven.bots.hocus.rival_pockets import choose_pockets
from coven.bots.hocus.search import GUESSES, NARROW, WIDE, Comparison, Trial
from coven.engine import Chance, Seat, seed_from
from coven.games.hocus import GAME
from coven.games.hocus.cards import NUMBERS
from coven.games.hocus.moves import Commit, NameOrder
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.steps.showdowns import NamingOrder, Showdown
from coven.games.hocus.steps.turns import Turn
from tests.games.hocus.tables import cards, lay

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new


def positions(players: int) -> list[tuple[HocusTable, Seat]]:
    """Some turns of a game between Adepts."""
    table = GAME.deal(players, GAME.simulation, chance=seed_from(f"master {players}", ()))
    random, adept, found = Random(players), bots.find("adept", GAME), []
    while actors := table.actors():
        if isinstance(table.step, Turn) and random.random() < 0.3:
            found.append((table.clone(), actors[0]))
        table.apply(actors[0], adept(Sight(table, actors[0]), random))
    return found


def guesses(table: HocusTable, seat: Seat, number: int) -> list[HocusTable]:
    return [table.guess(seat, Chance(Random(each).randbytes(32))) for each in range(number)]


def all_cards(table: HocusTable) -> list[int]:
    places = (table.deck, *table.hands, *chain(*table.pockets), *table.communities, *table.pots, *table.owls)
    return sorted(chain(*places, table.shown))


def pairs_of_others(table: HocusTable, seat: Seat) -> float:
    """How many of the others' full Pockets are Pairs."""
    full = [pocket for other, both in enumerate(table.pockets) if other != seat for pocket in both if len(pocket) == 2]
    return sum(one >> 2 == two >> 2 for one, two in full) / max(len(full), 1)


# What others have in their Pockets


@pytest.mark.parametrize("players", [2, 5])
def test_a_likely_guess_is_still_a_guess(players: int) -> None:
    """The seat sees what it saw, and every card is there once."""
    for table, seat in positions(players)[:8]:
        for guess in guesses(table, seat, 3):
            choose_pockets(guess, seat, Random(1))
            assert guess.view(seat) == table.view(seat)
            assert all_cards(guess) == all_cards(table)
            assert all(hand == sorted(hand) for hand in guess.hands)


def test_others_have_chosen_their_pockets() -> None:
    """They are Pairs nearly as often as at the table, and not as seldom as any two cards are."""
    plain, likely = [], []
    for table, seat in positions(4):
        for guess in guesses(table, seat, 2):
            if any(chain(*table.pockets[:seat], *table.pockets[seat + 1 :])):
                plain.append(pairs_of_others(guess, seat))
                choose_pockets(guess, seat, Random(1))
                likely.append(pairs_of_others(guess, seat))
    assert sum(plain) / len(plain) < 0.3
    assert sum(likely) / len(likely) > 0.6


def test_a_pocket_that_was_seen_stays() -> None:
    table = lay(
        "cups-2",
        "cups-3 owls-4 owls-5 owls-6 owls-8 cups-8",
        pockets={1: ("cups-12 wands-11", "owls-9 swords-10")},
        known={"cups-12": (0,), "wands-11": (0,)},
    )
    for guess in guesses(table, 0, 5):
        choose_pockets(guess, 0, Random(1))
        assert guess.pockets[1][0] == cards("cups-12 wands-11")
        assert guess.known[NUMBERS["cups-12"]] == table.known[NUMBERS["cups-12"]]


# How a table is judged


def showdowns(table: HocusTable, *order: int) -> HocusTable:
    table.order = order
    table.stack[-2:] = [Showdown(community) for community in order[::-1]]
    table.settle()
    return table


def test_showdowns_that_have_begun_are_seen_to_their_end() -> None:
    pots = ("owls-13 cups-13 swords-13 wands-13 owls-12 cups-12 wands-12", "")
    table = lay("", "", pockets={0: ("owls-9 swords-9", ""), 1: ("owls-2 cups-5", "")}, pots=pots)
    before = table.clone()
    assert prospects(showdowns(table, 1, 2)) == (1, 0)
    assert table.order == (1, 2)
    assert prospects(before)[0] > 0.9


def test_points_beyond_the_goal_decide() -> None:
    """The same lead is worth more to who reaches the goal with the Pot at stake."""
    pots, pockets = ("owls-12 cups-12", ""), {0: ("owls-9 swords-9", ""), 1: ("owls-2 cups-5", "")}
    near, far = (prospects(lay("", "", pockets=pockets, pots=pots, points=[lead, lead])) for lead in (24, 2))
    assert near[0] > far[0] > 0.5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_shares_of_the_win_are_one_together(players: int) -> None:
    for table, _ in positions(players):
        found = prospects(table)
        assert sum(found) == pytest.approx(1)
        assert min(found) > 0


# How everybody plays on in thought


def test_the_fullest_pot_is_named_first() -> None:
    table = lay("", "", pots=("owls-2", "owls-3 owls-4"))
    table.stack[-1] = NamingOrder(0)
    assert roll(table, 0, Random(0)) == NameOrder((2, 1))


def test_by_habit_the_better_pocket_is_kept_for_the_fuller_pot() -> None:
    pockets = {0: ("owls-11 swords-11", "owls-3 swords-3"), 1: ("cups-10 wands-10", "cups-9 wands-9")}
    full = "owls-12 swords-12 cups-12 wands-12"
    assert roll(showdowns(lay("", "", pockets=pockets, pots=("owls-2", full)), 1, 2), 0, Random(0)) == Commit(2)
    assert roll(showdowns(lay("", "", pockets=pockets, pots=(full, "owls-2")), 1, 2), 0, Random(0)) == Commit(1)


def test_nobody_by_habit_comes_to_the_showdowns_without_a_pocket() -> None:
    random = Random(1)
    for number in range(10):
        table = GAME.deal(4, GAME.simulation, chance=seed_from(f"habit {number}", ()))
        while not isinstance(table.step, NamingOrder):
            seat = table.actors()[0]
            table.apply(seat, roll(table, seat, random))
        assert all(map(any, table.pockets))


# How moves are compared


def test_what_the_adept_thinks_and_what_is_judged_counts_at_first() -> None:
    trial = Trial(trust=-0.02)
    trial.judge(0.1)
    trial.judge(0.2)
    assert trial.merit == pytest.approx(0.13)


def test_rounds_that_were_played_count_the_more_the_more_there_are() -> None:
    trial, merits = Trial(trust=0.0), []
    trial.judge(0.0)
    for number in range(300):
        trial.play(0.1)
        if number in {0, 20, 299}:
            merits.append(trial.merit)
    assert 0 < merits[0] < 0.01 < merits[1] < merits[2] < 0.1


def test_rounds_that_differ_count_less() -> None:
    even, uneven = Trial(trust=0.0), Trial(trust=0.0)
    for trial, results in ((even, (0.1, 0.1)), (uneven, (1.1, -0.9))):
        trial.judge(0.0)
        for _ in range(50):
            for result in results:
                trial.play(result)
    assert 0 < uneven.merit < even.merit < 0.1


def thoughts(table: HocusTable, seat: Seat, iterations: int) -> Comparison:
    search = Comparison(BOT, Sight(table, seat), Random(3))
    search.run(Budget(iterations=iterations))
    return search


def test_moves_are_tried_on_the_same_guesses_and_the_worse_half_is_dropped() -> None:
    table, seat = next((table, seat) for table, seat in positions(3) if len(table.moves(seat)) > 40)
    first, later = thoughts(table, seat, 1), thoughts(table, seat, 250)
    assert len(first.offers) > WIDE
    assert {trial.guesses for trial in first.trials.values()} == {1}
    assert len(later.offers) == NARROW
    assert len({trial.guesses for trial in later.trials.values()}) == 1


def test_rounds_are_played_to_their_end_once_few_moves_are_left() -> None:
    table, seat = next((table, seat) for table, seat in positions(3) if len(table.moves(seat)) > 40)
    first, later = thoughts(table, seat, 1), thoughts(table, seat, 250)
    assert {trial.rounds for trial in first.trials.values()} == {0}
    assert min(trial.rounds for trial in later.trials.values()) > GUESSES


def test_of_moves_that_look_the_same_one_is_tried() -> None:
    for table, seat in positions(4)[:6]:
        search = thoughts(table, seat, 1)
        looks = [(getattr(move, "spell", ""), search.root.arms[move].prior) for move in search.offers]
        assert len(looks) == len({*looks})


def test_who_has_no_time_to_think_plays_as_the_adept() -> None:
    hasty = bots.find("master", GAME, Budget(seconds=0.0, window=0.0))
    for table, seat in positions(3)[:5]:
        weights = weigh(table.view(seat), table.moves(seat))
        assert weights[table.moves(seat).index(hasty(Sight(table, seat), Random(1)))] == max(weights)


def test_no_spell_is_left_out_of_account() -> None:
    table, seat = next((table, seat) for table, seat in positions(3) if len(table.moves(seat)) > 40)
    compared = thoughts(table, seat, 1).offers
    assert {move.spell for move in compared} == {move.spell for move in table.moves(seat)}


def test_the_same_luck_leads_to_the_same_thoughts() -> None:
    table, seat = positions(4)[3]
    assert thoughts(table, seat, 60).decide() == thoughts(table, seat, 60).decide()


def test_a_master_commits_what_he_knows_to_win_where_it_counts() -> None:
    """Seat 0 has seen that its better Pocket wins anywhere and the other nowhere; the second Pot is the full one."""
    pockets = {0: ("owls-11 swords-11", "owls-3 swords-3"), 1: ("cups-10 wands-10", "cups-9 wands-9")}
    seen = dict.fromkeys(("cups-10", "wands-10", "cups-9", "wands-9"), (0,))
    pots = ("owls-2", "owls-12 swords-12 cups-12 wands-12 cups-11 wands-11")
    table = showdowns(lay("", "", pockets=pockets, pots=pots, known=seen, deck=""), 1, 2)
    master = bots.find("master", GAME, Budget(iterations=30))
    assert master(Sight(table, 0), Random(1)) != Commit(1)
