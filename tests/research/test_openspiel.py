"""OpenSpiel's own test and its own bot, on every game."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import coven.research.spiel  # noqa: F401 (registers the games)
from coven.engine import Illegal
from tests.research.cases import each_case, each_game


@each_case
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(f"coven_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_its_search_plays_a_game(name: str) -> None:
    """It searches for the first words; the rest of the game is played at random, so that it ends soon."""
    game = pyspiel.load_game(f"coven_{name}")
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 4, random_state=random)
    state = game.new_initial_state()
    state.apply_action(7)
    for number in range(100_000):
        if state.is_terminal():
            break
        state.apply_action(bot.step(state) if number < 12 else random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@each_game
def test_a_state_can_be_dealt_again_from_what_a_seat_knows(name: str) -> None:
    game = pyspiel.load_game(f"coven_{name}")
    state = game.new_initial_state()
    random = np.random.RandomState(2)
    state.apply_action(3)
    for _ in range(25):
        for player in range(game.num_players()):
            guess = state.resample_from_infostate(player, random.uniform)
            assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.history() == state.history()
        state.apply_action(random.choice(state.legal_actions()))


def test_a_state_is_its_history_and_can_be_stored() -> None:
    game = pyspiel.load_game("coven_hocus_pocus(players=3,seed=5,deals=16)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 16
    for action in (9, *[None] * 20):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) == str(game.deserialize_state(state.serialize())) == str(state.clone())


def test_variants_are_named_in_the_parameters() -> None:
    game = pyspiel.load_game("coven_mandragora(players=4,options=teams:true)")
    state = game.new_initial_state()
    state.apply_action(0)
    assert '"teams":true' in state.observation_string(0)
    assert state.observation_tensor(0) == state.information_state_tensor(0)


@pytest.mark.parametrize(
    "settings, refusal",
    [
        ("players=9", "HC-2: wrong-players"),
        ("options=goals:5", "HC-2: unknown-option"),
        ("options=goal", "options: name:value"),
        ("deals=0", "deals: at least 1"),
    ],
)
def test_settings_that_cannot_be_are_refused_at_once(settings: str, refusal: str) -> None:
    with pytest.raises((Illegal, ValueError), match=refusal):
        pyspiel.load_game(f"coven_hocus({settings})")
