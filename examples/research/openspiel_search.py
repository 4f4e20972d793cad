"""OpenSpiel: its search against a player who plays at random: python -m examples.research.openspiel_search"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import coven.research.spiel  # noqa: F401 (registers the games)


def main(game: str = "mandragora", games: int = 4, simulations: int = 20, seed: int = 1) -> float:
    """The mean result of the search, which sits in seat 0 and 1 by turns."""
    rules = pyspiel.load_game(f"coven_{game}(players=2)")
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(rules, mcts.RandomRolloutEvaluator(1, random), 2.0, simulations, random_state=random)
    results = []
    for number in range(games):
        state, seat = rules.new_initial_state(), number % 2
        state.apply_action(number)
        while not state.is_terminal():
            mine = state.current_player() == seat
            state.apply_action(bot.step(state) if mine else random.choice(state.legal_actions()))
        results.append(state.returns()[seat])
    return float(np.mean(results))


if __name__ == "__main__":
    print(f"search against random moves: {main():+.2f}")
