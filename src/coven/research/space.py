"""The words of a game and how long the tuples in its views can get: what fixes the shape of actions and observations.

Each game's `space.json` is written by `python -m coven.research.measure`.
"""

import msgspec

from coven.research.flat import Length

SPOKEN = "spoken"
"""The path of the words that were said of a move already."""


class Space(msgspec.Struct, frozen=True):
    said: tuple[str, ...]
    """The words that moves are made of. Their order is for ever: new ones come last."""
    seen: tuple[str, ...]
    """The words that views are made of, likewise."""
    lengths: dict[int, dict[str, Length]]
    """For each number of players the length of each tuple, by its path in the view."""
