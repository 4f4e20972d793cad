"""Actions and observations of a game with so many players, as numbers."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from coven.engine import Game, seed_from
from coven.research.flat import Layout, Write
from coven.research.grammar import Grammar
from coven.research.measure import load
from coven.research.memory import Remembered
from coven.research.space import SPOKEN

Vector = NDArray[np.int32]
Mask = NDArray[np.int8]

NUMBER = np.dtype(np.int32)


class Encoding:
    """An action is a word of a move (see `grammar` and `speech`), an observation a vector (see `flat`)."""

    def __init__(self, game: Game, players: int) -> None:
        space = load(game)
        layout = Layout(space.seen, space.lengths[players])
        options = game.read_options(game.simulation)
        view = layout.view(type(game.deal(players, options, chance=seed_from("", ())).view(0)))
        spoken = layout.sentence(SPOKEN)
        self.grammar = Grammar(game, space.said)
        self.actions = self.grammar.size
        self.words = space.seen
        self.labels = (*spoken.labels, *view.labels)
        """What each number of an observation is."""
        self.flatten: Write = view.write
        """A view alone, as the end of an observation."""
        self._write_spoken = spoken.write
        self._mask = Remembered(self._write_mask).__getitem__

    def observe(self, view: bytes, spoken: Sequence[int] = ()) -> Vector:
        """What a seat sees, and what it has said of its move already."""
        return np.frombuffer(bytearray().join((self._write_spoken(spoken), view)), NUMBER)

    def mask(self, choices: Sequence[int]) -> Mask:
        """1 for each word that can be said now. Whoever asks gets a copy to do with as they like."""
        return self._mask(tuple(choices)).copy()

    def _write_mask(self, choices: Sequence[int]) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[[*choices]] = 1
        return mask


_made: dict[tuple[str, int], Encoding] = {}


def encoding(game: Game, players: int) -> Encoding:
    """The encoding of a game, made once. Raises `Illegal` for a number of players that the rules do not know."""
    key = (game.name, players)
    if key not in _made:
        game.check_players(players)
        _made[key] = Encoding(game, players)
    return _made[key]
