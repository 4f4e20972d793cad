"""The rules of thumb beat chance clearly."""

from random import Random

import pytest

from coven.bots import find, play_out
from coven.engine import seed_from
from coven.games.hocus_pocus import GAME


@pytest.mark.parametrize("players,share", [(2, 0.9), (4, 0.8), (6, 0.7)])
def test_thumb_beats_random(players, share):
    """One thumb among random players wins at least this share of 60 games; chance would give it 1 / players."""
    thumb, random = find("thumb", GAME), find("random", GAME)
    wins = 0
    for number in range(60):
        seat = number % players
        bots = [thumb if other == seat else random for other in range(players)]
        table = GAME.deal(players, GAME.simulation, chance=seed_from(f"thumb {number}", ()))
        play_out(table, bots, Random(number))
        wins += table.outcome.winners == (seat,)
    assert wins >= 60 * share
