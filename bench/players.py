"""Uniformly random play, of our games and of others'."""

from collections.abc import Callable
from random import Random

from coven.engine import Game, Table, seed_from

Play = Callable[[Random], int]
"""Plays one whole game and returns the number of actions."""


def coven(game: Game, players: int) -> Play:
    """One of our games, through `actors`, `offers` and `apply`."""

    def play(random: Random) -> int:
        table, actions = deal(game, players, random), 0
        choice = random.choice
        while actors := table.actors():
            seat = actors[0]
            table.apply(seat, choice(table.offers(seat)))
            actions += 1
        return actions

    return play


def deal(game: Game, players: int, random: Random) -> Table:
    return game.deal(players, game.simulation, chance=seed_from(str(random.random()), ()))


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel driven from Python, its chance nodes not counted as actions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(random: Random) -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                actions += 1
        return actions

    return play


def rlcard(name: str) -> Play:
    """A game of RLCard through its environment."""
    import rlcard as library

    environment = library.make(name, config={"seed": 1})

    def play(random: Random) -> int:
        state, _ = environment.reset()
        actions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            actions += 1
        return actions

    return play
