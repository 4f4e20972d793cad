"""Chances of winning, and the moves that are compared."""

from random import Random

import pytest

from coven import bots, games
from coven.engine import SPECTATOR, Table, seed_from
from coven.games.hocus_focus.moves import Kazaam, Wait
from coven.lab.candidates import candidates, in_time
from coven.lab.estimate import Estimate, mean
from coven.lab.foresight import Foresight, as_it_lies, chance, difference, guessed, luck_of


def deal(name: str, players: int, **options: object) -> Table:
    return games.find(name).deal(players, options, chance=seed_from("s", ()))


@pytest.mark.parametrize("name", games.names())
def test_somebody_wins(name: str) -> None:
    game = games.find(name)
    players = game.players[0]
    table = deal(name, players, **game.simulation)
    foresight = Foresight(game, [(seat,) for seat in range(players)])
    for found in foresight.chances(table, SPECTATOR, 2, "x") + foresight.chances(table, None, 2, "x"):
        assert sum(found) == pytest.approx(1)


def test_partners_win_together() -> None:
    foresight = Foresight(games.find("mandragora"), [(0, 2), (1, 3)])
    first, second, third, fourth = foresight.play_on(deal("mandragora", 4, teams=True), Random(1))
    assert first == third == pytest.approx(1 - second)
    assert second == fourth


def test_looking_ahead_leaves_the_table_as_it_is() -> None:
    table = deal("mandragora", 3)
    before = table.snapshot()
    Foresight(games.find("mandragora"), [(0,), (1,), (2,)]).chances(table, SPECTATOR, 2, "x")
    assert table.snapshot() == before


def test_cards_that_are_known_stay_where_they_lie() -> None:
    table = deal("mandragora", 3)
    copy = as_it_lies(table, luck_of("other"))
    assert copy.view(1) == table.view(1)
    assert copy.chance != table.chance


def test_what_was_chosen_in_secret_is_chosen_again() -> None:
    table = deal("stupefix", 4)
    first = table.actors()[0]
    table.apply(first, table.moves(first)[0])
    assert first in guessed(table, SPECTATOR, luck_of("x")).actors()
    assert first not in guessed(table, first, luck_of("x")).actors()


def test_nobody_who_has_won_ten_times_is_sure_to_win() -> None:
    sure = chance([1.0] * 10)
    assert (round(sure.low, 3), sure.value, sure.high) == (0.722, 1, 1)


def test_judgements_that_all_agree_are_not_certain() -> None:
    """One game more would change the mean of ten by a tenth of its own spread."""
    even, ahead = chance([0.5] * 10), difference([0.25] * 10)
    assert (even.value, round(even.low, 3), round(even.high, 3)) == (0.5, 0.402, 0.598)
    assert (ahead.value, round(ahead.low, 3), round(ahead.high, 3)) == (0.25, 0.152, 0.348)
    assert difference([1.0] * 10).low < 1


def test_where_judgements_differ_one_game_more_hardly_matters() -> None:
    differing = [0.0, 1.0] * 50
    assert chance(differing).high - mean(differing).high == pytest.approx(0, abs=0.001)


def test_moves_that_nothing_tells_apart_are_the_same() -> None:
    assert difference([0.0] * 10) == Estimate(0, 0, 0)


def test_the_moves_that_are_compared() -> None:
    """The one that was made comes first; the Adept's is among them, and there are not too many."""
    game, table = games.find("mandragora"), deal("mandragora", 3)
    (seat,) = table.actors()
    made = table.moves(seat)[-1]
    moves = candidates(game, table, seat, made, most=2, seed="x")
    assert moves[0] == made
    assert len(set(moves)) == len(moves) == 3
    assert bots.find("adept", game)(bots.Sight(table, seat), Random(1)) in moves


def test_calls_in_a_race_are_compared_at_the_same_time() -> None:
    table = games.find("hocus_focus").deal(2, chance=luck_of("race"), rules=1)  # not counted in
    opening = table.moves(0)[0].opening
    assert in_time(table, 0, Kazaam(opening, 800), Kazaam(opening, 1234)) == Kazaam(opening, 1234)
    assert in_time(table, 0, Wait(opening), Kazaam(opening, 1234)) == Wait(opening)
    assert in_time(table, 0, Kazaam(opening, 800), Wait(opening)) == Kazaam(opening, 6000)
