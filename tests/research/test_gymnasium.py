"""One seat against bots, as Gymnasium wants it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import coven.research.gym  # noqa: F401 (registers the games)
from tests.research.cases import each_game


def make(name: str, **settings: object) -> gymnasium.Env:
    return gymnasium.make(f"coven/{name}-v0", **settings)


def play(env: gymnasium.Env, seed: int) -> tuple[int, float]:
    """The number of words said in a game of random words, and its result."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for number in range(1, 100_000):
        _, reward, terminated, truncated, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        if terminated or truncated:
            return number, reward
    raise AssertionError("a game without end")


@each_game
def test_check(name: str) -> None:
    for mode in ("ansi", "rgb_array"):
        check_env(make(name, render_mode=mode).unwrapped)


@each_game
def test_whole_games_against_each_kind_of_bot(name: str) -> None:
    for bots in ("random", "adept"):
        env = make(name, bots=bots, seat=1)
        assert play(env, 5) == play(env, 5), "a seed gives the same game"
        assert play(env, 5) != play(env, 6)


@each_game
def test_many_side_by_side(name: str) -> None:
    envs = gymnasium.make_vec(f"coven/{name}-v0", num_envs=3, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    random = np.random.default_rng(1)
    for _ in range(40):
        masks = observations["action_mask"]
        words = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        observations, rewards, terminated, _, infos = envs.step(words)
        assert observations["observation"].shape[0] == len(rewards) == 3
        assert not infos.get("illegal", np.zeros(3))[~terminated].any()
    envs.close()


def test_a_word_that_cannot_be_said_loses() -> None:
    env = make("stupefix")
    env.reset(seed=1)
    *_, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_the_mask_as_sb3_contrib_wants_it() -> None:
    env = make("mandragora", players=3)
    observation, _ = env.reset(seed=1)
    assert env.unwrapped.action_masks().dtype == np.bool_
    assert env.unwrapped.action_masks().tolist() == (observation["action_mask"] == 1).tolist()


def test_every_seat_can_be_taken_by_another_bot() -> None:
    env = make("mandragora", players=3, seat=2, bots=["adept", "random", "random"])
    assert play(env, 1)[1] in {-1, -0.5, 0, 0.5, 1}


def test_a_seed_tells_what_masters_do_who_have_iterations() -> None:
    env = make("hocus_pocus", bots="master", iterations=2, options={"gems": 5})
    assert play(env, 3) == play(env, 3)


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"seat": -1}, {"bots": ["adept"]}, {"bots": ["adept"] * 4}])
def test_a_seat_or_bots_that_the_table_does_not_have(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="for 3 players a seat is 0 to 2"):
        make("mandragora", players=3, **wrong)


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(gymnasium.error.NameNotFound):
        make("chess")
