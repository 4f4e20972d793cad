"""PettingZoo's own tests, for every game with every number of players."""

from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import coven.research.aec  # noqa: F401 (registers the games)
from tests.research.cases import each_case, each_game

pytestmark = pytest.mark.filterwarnings(
    # PettingZoo knows by name which of its own environments may have dictionaries and masks.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def make(name: str, players: int, **settings: object) -> pettingzoo.AECEnv:
    return pettingzoo.make("aec", f"coven/{name}_v0", players=players, **settings)


@each_case
def test_api(name: str, players: int) -> None:
    api_test(make(name, players), num_cycles=20)


@each_case
def test_seeds(name: str, players: int) -> None:
    seed_test(lambda: make(name, players), num_cycles=10)


@each_case
def test_rendering(name: str, players: int) -> None:
    render_test(lambda render_mode: make(name, players, render_mode=render_mode))


@each_case
def test_the_benchmark_runs(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that says after thirty rounds that five seconds are over."""
    clock = iter(range(10_000))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 6))
    performance_benchmark(make(name, players))


@each_game
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    env = make(name, 4)
    env.reset(seed=3)
    for agent in env.agents:
        env.action_space(agent).seed(3)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        if terminated:
            break
        assert reward == 0
        assert info["action_mask"] is observation["action_mask"]
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in env.rewards.values())
    assert env.rewards == dict(zip(env.agents, env.unwrapped.position.returns(), strict=True))


def test_an_unknown_word_is_refused() -> None:
    env = make("stupefix", 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not among"):
        env.step(0)


def test_who_writes_on_a_mask_changes_no_other() -> None:
    env = make("stupefix", 4)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    offered = mask.copy()
    mask[:] = 0
    env.reset(seed=1)
    assert np.array_equal(env.last()[0]["action_mask"], offered)
    with pytest.raises(ValueError, match="read-only"):
        env.observe("player_3")["action_mask"][0] = 1


def test_the_table_in_words_and_as_a_picture() -> None:
    env = make("mandragora", 2, render_mode="ansi", language="fr")
    env.reset(seed=1)
    assert env.render() == env.unwrapped.describe("player_0")
    assert "Assistant" in env.render()
    env = make("mandragora", 2, render_mode="rgb_array")
    env.reset(seed=1)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 10, "letters, in colours"


def test_the_latest_version_needs_no_number() -> None:
    assert pettingzoo.spec("aec", "coven/hocus").version == 0
