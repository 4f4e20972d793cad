"""Rules of thumb beat chance by far."""

from random import Random

import pytest

from coven.bots import find, play_out
from coven.games.stupefix import GAME
from tests.games.stupefix.tables import deal

GAMES = 60


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_house_that_plays_by_rules_of_thumb_wins_nine_games_in_ten(players: int) -> None:
    thumb, chance = find("thumb", GAME), find("random", GAME)
    random = Random(players)
    won = 0
    for game in range(GAMES):
        table = deal(players, game)
        house = table.sides()[game % len(table.sides())]
        play_out(table, [thumb if mine == house else chance for mine in table.houses], random)
        assert table.outcome is not None
        won += table.outcome.ranking[0] == (table.sides().index(house),)
    assert won >= 0.9 * GAMES


def test_rules_of_thumb_play_among_themselves() -> None:
    thumb = find("thumb", GAME)
    table = deal(8, "thumbs")
    assert play_out(table, [thumb] * 8, Random(1)) > 8 * 3 * 8
    assert {"fizzle", "stunner", "shield"} == {spell for casts in table.casts for spell in casts}
