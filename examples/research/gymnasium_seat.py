"""Gymnasium: random words against Adepts: python -m examples.research.gymnasium_seat"""

import gymnasium
import numpy as np

import coven.research.gym  # noqa: F401 (registers the games)


def main(game: str = "stupefix", games: int = 20, seed: int = 1) -> float:
    """The mean result, from -1 (always last) to 1 (always first)."""
    env = gymnasium.make(f"coven/{game}-v0", bots="adept")
    random = np.random.default_rng(seed)
    results = []
    for number in range(games):
        observation, _ = env.reset(seed=seed + number)
        terminated = truncated = False
        while not (terminated or truncated):
            word = random.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, terminated, truncated, _ = env.step(word)
        results.append(float(reward))
    return float(np.mean(results))


if __name__ == "__main__":
    print(f"random words against Adepts: {main():+.2f}")
