"""Apprentice, Adept and Master: the same names in every game, and honest steps between them."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from coven import bots
from coven.bots import Bot, Budget, Sight, UnknownBot, bot_of
from coven.bots.levels import apprentice, levels_of
from coven.engine import Game, Table
from coven.games import find, names
from examples.familiars import GAME as FAMILIARS
from examples.familiars.bot import BOT as FAMILIARS_BOT
from examples.familiars.moves import Send
from tests.bots.pennies import BEGINNER, Show, choose_any, even_prospects, pennies, roll_any, weigh_alike
from tests.contract.cases import luck

UNTAUGHT = replace(FAMILIARS, table=Table)
"""A game from a package without a bot."""


@pytest.mark.parametrize("name", names())
def test_every_game_has_every_level(name: str) -> None:
    assert bots.names(find(name)) == ["random", "apprentice", "adept", "master"]


def test_a_game_that_nobody_has_taught_has_random_players_only() -> None:
    assert bots.names(UNTAUGHT) == ["random"]
    with pytest.raises(UnknownBot):
        bots.find("adept", UNTAUGHT)


def test_a_game_from_elsewhere_has_its_bot_beside_it() -> None:
    assert bot_of(FAMILIARS) is FAMILIARS_BOT
    assert bots.names(FAMILIARS) == ["random", "adept"]
    with pytest.raises(UnknownBot, match="nobody has taught familiars to the master"):
        bots.find("master", FAMILIARS)


def test_the_bot_of_the_example_sends_its_strongest_card() -> None:
    table = FAMILIARS.deal(2, chance=luck(1))
    table.hands[0] = ["cat-3", "raven-4", "toad-2"]
    assert bots.find("adept", FAMILIARS)(Sight(table, 0), Random(1)) == Send("raven-4")


def test_a_name_that_no_bot_has_is_refused() -> None:
    with pytest.raises(UnknownBot, match="known: random, apprentice, adept, master"):
        bots.find("wizard", FAMILIARS)


def test_what_a_bot_knows_says_which_levels_it_has() -> None:
    taught = Bot(choose=choose_any), Bot(choose=choose_any, weigh=weigh_alike), BEGINNER
    assert [{*levels_of(bot, Budget())} for bot in taught] == [
        {"adept"},
        {"adept", "apprentice"},
        {"adept", "apprentice", "master"},
    ]


def test_a_master_needs_moves_to_roll_and_prospects() -> None:
    for known in ({"roll": roll_any}, {"prospects": even_prospects}):
        assert "master" not in levels_of(Bot(choose=choose_any, weigh=weigh_alike, **known), Budget())


def test_a_game_may_make_its_levels_itself() -> None:
    bot = Bot(choose=choose_any, weigh=weigh_alike, levels={"adept": choose_any})
    assert levels_of(bot, Budget()) == {"adept": choose_any}


def fond_of_heads(view, moves):
    return [2.0 if move == Show("heads") else 0.0 for move in moves]


def test_an_apprentice_mostly_makes_the_move_that_it_likes_best_and_now_and_then_overlooks_it() -> None:
    choose, random = apprentice(fond_of_heads), Random(1)
    chosen = Counter(choose(Sight(pennies(openly=False), 0), random).side for _ in range(400))
    assert 0.7 < chosen["heads"] / 400 < 0.9


@pytest.mark.parametrize("name", ["hocus_pocus", "mandragora"])
def test_an_apprentice_is_worse_than_an_adept_and_better_than_chance(name: str) -> None:
    assert score(find(name), "apprentice", "random", games=16) > 0.7
    assert score(find(name), "adept", "apprentice", games=24) > 0.5


def score(game: Game, mine: str, theirs: str, games: int) -> float:
    """The share of games between two that the first bot wins, from both seats."""
    won = 0.0
    for number in range(games):
        table = game.deal(2, game.simulation, chance=luck(f"{game.name} {number // 2}"))
        seat = number % 2
        players = [bots.find(mine if other == seat else theirs, game) for other in range(2)]
        bots.play_out(table, players, Random(number))
        won += (seat in table.outcome.winners) / len(table.outcome.winners)
    return won / games
