"""What the Master's search finds, and what it takes care not to know."""

from dataclasses import replace
from random import Random

import pytest

from coven.bots import Budget, Sight
from coven.bots.levels import master
from coven.bots.search import Search
from coven.bots.shares import shares
from coven.bots.stupefix.outlook import quiet
from coven.engine import ranked
from coven.games import find
from tests.bots.pennies import BEGINNER, Show, even_prospects, pennies, roll_any
from tests.contract.cases import luck

HEADS, TAILS = Show("heads"), Show("tails")
ENOUGH = Budget(iterations=600)


def value(search: Search) -> float:
    return search.root.total / search.root.visits


def test_who_chooses_second_in_thought_does_not_know_the_first_choice() -> None:
    search = Search(BEGINNER, Sight(pennies(openly=False), 0), Random(1))
    search.run(ENOUGH)
    assert 0.4 < value(search) < 0.6


def test_who_is_told_the_first_choice_answers_it() -> None:
    search = Search(BEGINNER, Sight(pennies(openly=True), 0), Random(1))
    search.run(ENOUGH)
    assert value(search) < 0.2


def test_a_secret_choice_that_was_made_is_made_again_in_thought() -> None:
    """The guess would be one side or the other at random; the search asks the other seat what it would do."""
    search = Search(BEGINNER, Sight(pennies(openly=False, chosen=(HEADS, None)), 1), Random(1))
    assert search.secret
    assert search.guess().actors() == (0, 1)


def test_secret_choices_are_mixed() -> None:
    choose = master(BEGINNER, Budget(iterations=40))
    chosen = {choose(Sight(pennies(openly=False), 0), Random(seed)) for seed in range(12)}
    assert chosen == {HEADS, TAILS}


@pytest.mark.parametrize("first", [HEADS, TAILS])
def test_an_open_choice_is_answered_with_the_best_move(first: Show) -> None:
    choose = master(BEGINNER, Budget(iterations=60))
    sight = Sight(pennies(openly=True, chosen=(first, None)), 1)
    assert {choose(sight, Random(seed)) for seed in range(5)} == {TAILS if first == HEADS else HEADS}


def test_the_same_seed_and_iterations_give_the_same_thoughts() -> None:
    table = find("mandragora").deal(3, chance=luck(1))
    thoughts = []
    for _ in range(2):
        search = Search(BEGINNER, Sight(table, table.actors()[0]), Random(5))
        search.run(Budget(iterations=50))
        thoughts.append([(move, arm.visits, arm.total) for move, arm in search.root.arms.items()])
    assert thoughts[0] == thoughts[1]


HABITUAL = replace(BEGINNER, roll=lambda table, seat, random: HEADS)
"""Shows heads whenever it does not think."""


def test_a_habit_in_secret_choices_is_answered() -> None:
    """The other does not learn in thought what we are about to show: it could not know."""
    for seat, answer in enumerate((HEADS, TAILS)):
        search = Search(HABITUAL, Sight(pennies(openly=False), seat), Random(1))
        search.run(ENOUGH)
        assert search.root.arms[answer].visits > 0.9 * search.root.visits


FOND = replace(HABITUAL, weigh=lambda view, moves: [2.0 if move == TAILS else 0.0 for move in moves])
"""Likes tails best."""


def test_secret_choices_are_all_tried_whatever_the_adept_likes() -> None:
    search = Search(FOND, Sight(pennies(openly=False), 0), Random(1))
    assert {search.root.arms[move].prior for move in search.offers} == {0.5}


def test_without_time_secret_choices_are_the_adepts_and_with_time_the_good_ones() -> None:
    search = Search(FOND, Sight(pennies(openly=False), 0), Random(1))
    assert sum(search.decide() == TAILS for _ in range(100)) > 70
    search.run(ENOUGH)
    assert sum(search.decide() == HEADS for _ in range(100)) > 95


def test_a_game_says_itself_where_positions_are_judged() -> None:
    judged: list[int] = []

    def prospects(table):
        assert quiet(table)
        judged.append(table.round)
        return even_prospects(table)

    bot = replace(BEGINNER, quiet=quiet, prospects=prospects)
    table, random = find("stupefix").deal(4, chance=luck(1)), Random(1)
    for number in (1, 6, 7):
        while table.round < number:
            table.apply(table.actors()[0], roll_any(table, table.actors()[0], random))
        Search(bot, Sight(table, 0), Random(1)).run(Budget(iterations=4))
    assert judged == [2] * 4


def test_a_margin_keeps_to_the_favourite() -> None:
    """It likes heads a little, and does not trust its own judgement."""
    bot = replace(BEGINNER, margin=3.0, weigh=lambda view, moves: [0.5 if move == HEADS else 0.0 for move in moves])
    sight = Sight(pennies(openly=True, chosen=(HEADS, None)), 1)
    assert master(bot, Budget(iterations=60))(sight, Random(1)) == HEADS


def test_a_single_move_needs_no_thought() -> None:
    table = pennies(openly=False)
    sight = Sight(table, 0)
    sight.moves = [HEADS]
    assert master(BEGINNER, Budget(seconds=1e9))(sight, Random(1)) == HEADS


def test_the_best_looking_moves_come_first_and_more_of_them_with_time() -> None:
    table = find("hocus").deal(3, chance=luck(1))
    while len(table.moves(table.actors()[0])) < 60:
        table.apply(table.actors()[0], table.moves(table.actors()[0])[0])
    seen = []
    for iterations in (5, 80):
        search = Search(BEGINNER, Sight(table, table.actors()[0]), Random(1))
        search.run(Budget(iterations=iterations))
        tried = [move for move in search.offers if search.root.arms[move].visits]
        seen.append(len(tried))
        assert tried == search.offers[: len(tried)]
    assert seen[0] < seen[1] < len(search.offers)


def test_a_clock_that_is_handed_in_ends_the_search() -> None:
    times = iter([0.0, 0.4, 0.9, 1.0])
    enough = Budget(seconds=1.0).watch(window=False, clock=lambda: next(times))
    assert [enough(0), enough(1), enough(2)] == [False, False, True]


def test_a_window_has_less_time() -> None:
    times = iter([0.0, 0.05, 0.1])
    enough = Budget().watch(window=True, clock=lambda: next(times))
    assert [enough(0), enough(1)] == [False, True]


def test_shared_wins_and_teams_share_the_win() -> None:
    assert shares(ranked("end", (3, 1, 3)), 3) == [0.5, 0, 0.5]
    assert shares(ranked("end", (2, 5), sides=((0, 2), (1, 3))), 4) == [0, 0.5, 0, 0.5]
