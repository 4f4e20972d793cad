"""The thumb player sees matches and makes mistakes; random players mostly make mistakes."""

from random import Random

import pytest

from coven.bots import Sight, find, play_out
from coven.bots.hocus_focus import choose, search
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.cards import MATCHES
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Wait
from tests.contract.cases import luck
from tests.games.hocus_focus.positions import MATCH, SKINNY, TARGET, play, race

GAMES = 60


@pytest.mark.parametrize("players, least", [(2, 0.95), (4, 0.9), (10, 0.6)])
def test_one_thumb_beats_random_players(players: int, least: float) -> None:
    """Of 60 games it wins all with 2 or 4 at the table, and more than 4 of 5 against nine others."""
    random, wins = Random(players), 0
    bots = [find("thumb", GAME), *[find("random", GAME)] * (players - 1)]
    for seed in range(GAMES):
        table = GAME.deal(players, GAME.simulation, chance=luck(seed))
        play_out(table, bots, random)
        wins += table.outcome.winners == (0,)
    assert wins / GAMES >= least


def test_every_move_of_the_thumb_is_legal_in_any_order_of_arrival() -> None:
    random = Random(1)
    seen = set()
    for seed in range(20):
        table = GAME.deal(4, {"expert": True, "point_seconds": 1, "idle_seconds": 10}, chance=luck(seed))
        while table.stack:
            seat = random.choice(table.actors())
            move = choose(Sight(table, seat), random)
            table.play(seat, move)
            seen.add(type(move))
    assert seen == {Kazaam, NoMatch, Point, Wait}


def test_the_thumb_finds_the_match_and_now_and_then_slips() -> None:
    random = Random(1)
    places = [search((MATCH, *SKINNY[:11]), TARGET, random)[0] for _ in range(300)]
    assert places.count(1) > 250
    assert set(places) > {1}


def test_the_thumb_takes_longer_the_more_it_has_to_look_at() -> None:
    random = Random(1)
    quick = tuple(MATCHES[TARGET])[:10] + tuple(SKINNY[:2])
    slow = (MATCH, *SKINNY[:11])
    looks = [sum(search(area, TARGET, random)[1] for _ in range(100)) for area in (quick, slow)]
    assert looks[0] < looks[1]


def test_the_thumb_points_somewhere_even_if_it_sees_no_match() -> None:
    table = race(2, match=False)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert isinstance(choose(Sight(table, 0), Random(1)), Point)
