"""Training: CMA-ES finds out which words to prefer in Hocus Pocus, until it beats random play.

    pip install cma
    python -m examples.research.train_policy curve.png

The policy has one number for each word and says each allowed word with a probability that follows from it (softmax).
It begins with words at random, which is worse than moves at random: most of a move's words can be wrong.
"""

import sys
from pathlib import Path

import cma
import gymnasium
import matplotlib as mpl
import numpy as np
from numpy.typing import NDArray

import coven.research.gym  # noqa: F401 (registers the games)

Preferences = NDArray[np.float64]
HELD_OUT = 1_000_000
"""Seeds from here on are not trained with."""


def play(env: gymnasium.Env, preferences: Preferences, seed: int) -> float:
    """The result of one game."""
    random = np.random.default_rng(seed)
    weights = np.exp(preferences - preferences.max())
    observation, _ = env.reset(seed=seed)
    while True:
        allowed = weights * observation["action_mask"]
        word = allowed.cumsum().searchsorted(random.random() * allowed.sum(), side="right")
        observation, reward, terminated, truncated, _ = env.step(word)
        if terminated or truncated:
            return float(reward)


def results(env: gymnasium.Env, preferences: Preferences, seeds: range) -> list[float]:
    return [play(env, preferences, seed) for seed in seeds]


def train(generations: int = 10, population: int = 12, games: int = 20, seed: int = 1) -> list[list[float]]:
    """The results in held-out games, before the first generation and after each."""
    env = gymnasium.make("coven/hocus_pocus-v0", players=2, bots="random")
    search = cma.CMAEvolutionStrategy(
        np.zeros(env.action_space.n),
        1.0,
        {"popsize": population, "CMA_diagonal": True, "seed": seed, "verbose": -9},
    )
    held_out = range(HELD_OUT, HELD_OUT + 4 * games)
    curve = [results(env, np.zeros(env.action_space.n), held_out)]
    for number in range(generations):
        seeds = range(number * games, (number + 1) * games)
        candidates = search.ask()
        search.tell(candidates, [-np.mean(results(env, candidate, seeds)) for candidate in candidates])
        curve.append(results(env, search.mean, held_out))
        print(f"generation {number + 1}: {np.mean(curve[-1]):+.2f}", flush=True)
    return curve


def draw(curve: list[list[float]], file: Path) -> None:
    """The mean result after each generation, with its 95 % interval."""
    mpl.use("agg")
    from matplotlib import pyplot

    means = [np.mean(found) for found in curve]
    reach = [1.96 * np.std(found) / np.sqrt(len(found)) for found in curve]
    figure, axes = pyplot.subplots()
    axes.errorbar(range(len(curve)), means, reach, capsize=3)
    axes.axhline(0, color="grey", linestyle=":")
    axes.set(
        xlabel="generation", ylabel="mean result against random play", ylim=(-1, 1), title="Hocus Pocus, 2 players"
    )
    figure.savefig(file)
    pyplot.close(figure)


if __name__ == "__main__":
    draw(train(), Path(sys.argv[1] if sys.argv[1:] else "curve.png"))
