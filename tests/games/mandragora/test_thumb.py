"""The thumb plays well enough to be worth playing against."""

from random import Random

import pytest

from coven.bots import choose_at_random, play_out
from coven.bots.mandragora import choose
from coven.engine import Seat
from tests.games.mandragora.tables import deal


def wins(players: int, games: int, mine: tuple[Seat, ...], **options: object) -> int:
    """How many games the thumbs on the seats `mine` win alone against random players."""
    random = Random(1)
    won = 0
    for game in range(games):
        laid = deal(players, game, **options)
        bots = [choose if seat in mine else choose_at_random for seat in range(players)]
        play_out(laid, bots, random)
        assert laid.outcome is not None
        won += laid.outcome.winners == mine
    return won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_thumb_beats_random_players_in_nine_games_of_ten(players: int) -> None:
    assert wins(players, 40, (1,)) >= 36


def test_two_thumbs_beat_a_random_team_in_nine_games_of_ten() -> None:
    assert wins(4, 40, (1, 3), teams=True) >= 36
