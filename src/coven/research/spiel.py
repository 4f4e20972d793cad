"""OpenSpiel: every game as a Python game, `pyspiel.load_game("coven_mandragora(players=3)")`.

Import this module to have them registered. The deal is one chance node among `deals` seeds: all later chance follows
from the seed, so a state is its history. Variants are named as in `options=teams:true+goal:5`.
"""

from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from coven import games
from coven.engine import Chance, Game, seed_from
from coven.research.encoding import encoding
from coven.research.position import Position

LONGEST = 100_000
"""More words than any game has whose options keep careless players from going on for ever."""
DEFAULTS = {"deals": 1024, "seed": 0, "options": ""}

Parameters = dict[str, Any]


class CovenGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players, its options and its deals. There is a class of it for each game."""

    game: ClassVar[Game]

    def __init__(self, parameters: Parameters | None = None) -> None:
        game = self.game
        given = {"players": game.players[0], **DEFAULTS, **(parameters or {})}
        self.players, self.deals, self.seed = given["players"], given["deals"], given["seed"]
        self.options = read_options(game, given["options"])
        if self.deals < 1:
            raise ValueError(f"deals: at least 1, not {self.deals}")
        self.encoding = encoding(game, self.players)
        super().__init__(game_type(game), self._info(), given)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def deal(self, number: int) -> Position:
        return Position.deal(self.game, self.players, self.options, f"{self.seed}/{number}")

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def new_initial_state(self) -> "CovenState":
        return CovenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CovenObserver":
        return CovenObserver(self)


class CovenState(pyspiel.State):  # type: ignore[misc]
    """A position, once the cards are dealt. OpenSpiel copies and stores what is in here, by `Position`'s own means."""

    def __init__(self, game: CovenGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.actor is None else self.position.actor

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.actor is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.choices if self.position and player == self.position.actor else []

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.get_game().deal(action)
        else:
            self.position.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal-{action}" if player < 0 else self.get_game().encoding.grammar.word(action)

    def returns(self) -> list[float]:
        return self.position.returns() if self.position else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "CovenState":
        """A state that `player` cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        other: CovenState = self.clone()
        if self.position is not None:
            other.position = self.position.guess(player, _luck(sampler))
        return other

    def __str__(self) -> str:
        return self.position.table.snapshot().decode() if self.position else "to be dealt"


class CovenObserver:
    """What a seat sees, as a vector and as JSON: the view holds all that the seat may know, also of what was before."""

    def __init__(self, game: CovenGame) -> None:
        self.tensor = np.zeros(len(game.encoding.labels), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CovenState, player: int) -> None:
        self.tensor[:] = 0 if state.position is None else state.position.observe(player)

    def string_from(self, state: CovenState, player: int) -> str:
        position = state.position
        if position is None:
            return ""
        spoken = position.speech.spoken if position.speech and player == position.actor else ()
        return msgspec.json.encode([position.table.view(player), spoken]).decode()


def read_options(game: Game, text: str) -> dict[str, str]:
    """Raises `Illegal` for options that the game does not have."""
    parts = [part.partition(":") for part in text.split("+") if part]
    if not all(value for _, _, value in parts):
        raise ValueError(f"options: name:value, with + between several, not {text}")
    options = {name: value for name, _, value in parts}
    game.read_options(options)
    return options


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"coven_{game.name}",
        long_name=f"Coven: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], **DEFAULTS},
    )


def _luck(sampler: Any) -> Chance:
    return seed_from(str(sampler()), ())


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    for name in games.names():
        if f"coven_{name}" not in pyspiel.registered_names():
            game = games.find(name)
            kind = type(f"Coven_{name}", (CovenGame,), {"game": game})  # a function in its registry would crash at exit
            pyspiel.register_game(game_type(game), kind)


register()
