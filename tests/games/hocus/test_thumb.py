"""The rule-of-thumb player is much better than chance."""

from random import Random

import pytest

from coven.bots import Sight, find, play_out
from coven.engine import seed_from
from coven.games.hocus import GAME

GAMES = 24


def share_of_wins(players: int) -> float:
    """Of one rule-of-thumb player among random ones, from every seat in turn."""
    wins = 0.0
    for number in range(GAMES):
        table = GAME.deal(players, GAME.simulation, chance=seed_from(f"thumb {players} {number}", ()))
        bots = [find("random", GAME)] * players
        bots[number % players] = find("thumb", GAME)
        play_out(table, bots, Random(number))
        assert table.outcome is not None
        winners = table.outcome.winners
        wins += (number % players in winners) / len(winners)
    return wins / GAMES


@pytest.mark.parametrize("players, least", [(2, 0.9), (3, 0.8), (4, 0.7), (5, 0.6)])
def test_thumb_beats_random_players(players: int, least: float) -> None:
    assert share_of_wins(players) >= least


@pytest.mark.parametrize("options", [{}, {"schools": "chosen"}, {"classic": True}])
def test_thumb_plays_whole_games_with_its_own_kind(options: dict[str, object]) -> None:
    for players in GAME.players:
        table = GAME.deal(players, {**GAME.simulation, **options}, chance=seed_from(f"kind {players}", ()))
        play_out(table, [find("thumb", GAME)] * players, Random(players))
        assert table.outcome is not None


def test_thumb_decides_only_from_what_its_seat_sees() -> None:
    table = GAME.deal(3, GAME.simulation, chance=seed_from("sight", ()))
    thumb = find("thumb", GAME)
    while table.stack:
        seat = table.actors()[0]
        twin = table.guess(seat, seed_from("twin", ()))
        move = thumb(Sight(table, seat), Random(0))
        assert thumb(Sight(twin, seat), Random(0)) == move
        table.play(seat, move)
