"""PettingZoo: every game as an AEC environment, `pettingzoo.make("aec", "coven/mandragora_v0", players=3)`.

Import this module to have them in the registry.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.spaces import Space

from coven import games
from coven.engine import SPECTATOR
from coven.research import boxes, picture, text
from coven.research.boxes import Observation
from coven.research.encoding import encoding
from coven.research.picture import Pixels
from coven.research.position import Position
from coven.text import Text

VERSION = 0
METADATA = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2, "is_parallelizable": False}
NOTHING: Mapping[str, Any] = {}


class CovenAEC(pettingzoo.AECEnv):  # type: ignore[misc]
    """A game around a table. Agents say their moves word by word; rewards come at the end and add up to 0."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] = NOTHING,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = games.find(game)
        self.players = players or self.game.players[0]
        self.options = options
        self.language = language
        self.render_mode = render_mode
        self.metadata = {**METADATA, "name": f"{game}_v{VERSION}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        code = encoding(self.game, self.players)
        self.observation_spaces = {agent: boxes.observation_space(code) for agent in self.possible_agents}
        self.action_spaces = {agent: boxes.action_space(code) for agent in self.possible_agents}
        self._idle = code.mask([])
        self._idle.flags.writeable = False  # everybody is given the same one
        self._random = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed the same games follow in the same order."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents[:]
        self.position = Position.deal(self.game, self.players, self.options, str(self._random.getrandbits(64)))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Say a word. Raises `ValueError` for one that is not in the mask."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        position = self.position
        position.say(int(action))
        self.infos[agent] = {"action_mask": self._idle}
        if position.actor is None:
            self._finish()
        else:
            self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees of the table; its mask is empty unless it is asked."""
        seat, position = self.seats[agent], self.position
        mask = self._mask if seat == position.actor else self._idle
        return {"observation": position.observe(seat), "action_mask": mask}

    def describe(self, agent: str) -> str:
        """The same in words."""
        return text.describe(self.game, self.position.table.view(self.seats[agent]), self._text())

    def render(self) -> str | Pixels | None:
        """The table as the agent to act sees it; after the end as everybody does."""
        actor = self.position.actor
        view = self.position.table.view(SPECTATOR if actor is None else actor)
        match self.render_mode:
            case "ansi":
                return text.describe(self.game, view, self._text())
            case "rgb_array":
                return picture.draw(text.board(self.game, view, self._text()))
            case "human":
                print(text.describe(self.game, view, self._text()))
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        position = self.position
        assert position.actor is not None
        agent = self.agent_selection = self.possible_agents[position.actor]
        self._mask = position.encoding.mask(position.choices)
        self.infos[agent] = {"action_mask": self._mask}

    def _finish(self) -> None:
        """Everybody is told the result, in the order of seats."""
        for agent, reward in zip(self.agents, self.position.returns(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _text(self) -> Text:
        return Text(self.language, self.game)


def register() -> None:
    """Put every game into PettingZoo's registry, once."""
    for name in games.names():
        if f"coven/{name}-v{VERSION}" not in pettingzoo.aec_registry:
            pettingzoo.register("aec", f"coven/{name}_v{VERSION}", CovenAEC, kwargs={"game": name})


register()
