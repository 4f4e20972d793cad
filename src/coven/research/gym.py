"""Gymnasium: one seat of a game, against bots, `gymnasium.make("coven/mandragora-v0", players=3, bots="adept")`.

Import this module to have them in the registry.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coven import games
from coven.bots import Budget, Sight
from coven.bots import find as find_bot
from coven.research import boxes, picture, text
from coven.research.boxes import Observation
from coven.research.encoding import encoding
from coven.research.picture import Pixels
from coven.research.position import Position
from coven.text import Text

VERSION = 0
LOST = -1.0
"""The reward for a word that cannot be said; it ends the game."""
METADATA = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
NOTHING: Mapping[str, Any] = {}


class CovenEnv(gymnasium.Env[Observation, np.int64]):
    """The others move by themselves until the seat is asked, or the game is over.

    Masters think for so many iterations; by the clock, without, and then a seed does not tell what they do.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        iterations: int = 0,
        options: Mapping[str, Any] = NOTHING,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        self.game = games.find(game)
        self.players = players or self.game.players[0]
        self.seat = seat
        names = [bots] * self.players if isinstance(bots, str) else list(bots)
        if not 0 <= seat < self.players or len(names) != self.players:
            raise ValueError(f"for {self.players} players a seat is 0 to {self.players - 1}, and bots one name or all")
        self.bots = [find_bot(name, self.game, Budget(iterations=iterations)) for name in names]
        self.options = options
        self.text = Text(language, self.game)
        self.render_mode = render_mode
        code = encoding(self.game, self.players)
        self.observation_space = boxes.observation_space(code)
        self.action_space = boxes.action_space(code)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play until the seat is asked. A game that is over before that is dealt again."""
        super().reset(seed=seed)
        while True:
            self._random = Random(int(self.np_random.integers(2**63)))
            deal = str(self._random.getrandbits(64))
            self.position = Position.deal(self.game, self.players, self.options, deal)
            self._let_others_play()
            if self.position.actor is not None:
                return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word of a move."""
        if int(action) not in self.position.choices:
            return self._give_up()
        self.position.say(int(action))
        self._let_others_play()
        observation, info = self._look()
        return observation, self.position.returns()[self.seat], self.position.actor is None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The words that can be said now, as sb3-contrib asks for them."""
        return self.position.mask(self.seat).astype(np.bool_)

    def describe(self) -> str:
        """What the seat sees, in words."""
        return text.describe(self.game, self.position.table.view(self.seat), self.text)

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it."""
        match self.render_mode:
            case "ansi":
                return self.describe()
            case "rgb_array":
                return picture.draw(text.board(self.game, self.position.table.view(self.seat), self.text))
        return None

    def _give_up(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        observation, info = self._look()
        return observation, LOST, True, False, {**info, "illegal": True}

    def _let_others_play(self) -> None:
        position = self.position
        while position.actor not in {self.seat, None}:
            assert position.actor is not None
            choose = self.bots[position.actor]
            position.make(choose(Sight(position.table, position.actor), self._random))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        observation = boxes.observe(self.position, self.seat)
        return observation, {"action_mask": observation["action_mask"]}


def register() -> None:
    """Put every game into Gymnasium's registry, once."""
    for name in games.names():
        if f"coven/{name}-v{VERSION}" not in gymnasium.registry:
            gymnasium.register(f"coven/{name}-v{VERSION}", f"{__name__}:CovenEnv", kwargs={"game": name})


register()
