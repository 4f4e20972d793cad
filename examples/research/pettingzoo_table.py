"""PettingZoo: a table where all say what they may: python -m examples.research.pettingzoo_table [GAME]"""

import sys

import numpy as np
import pettingzoo

import coven.research.aec  # noqa: F401 (registers the games)


def main(game: str = "mandragora", players: int = 3, seed: int = 1) -> dict[str, float]:
    env = pettingzoo.make("aec", f"coven/{game}_v0", players=players, render_mode="ansi")
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    print(env.render())
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    print(env.render())
    return dict(env.rewards)


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
