"""The spaces of actions and observations, as Gymnasium and PettingZoo know them."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from coven.engine import Seat
from coven.research.encoding import Encoding
from coven.research.position import Position

MOST = 2**31 - 1

Observation = dict[str, Any]


def observation_space(encoding: Encoding) -> Dict:
    numbers = Box(-MOST, MOST, (len(encoding.labels),), np.int32)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (encoding.actions,), np.int8)})


def action_space(encoding: Encoding) -> Discrete:
    return Discrete(encoding.actions)


def observe(position: Position, seat: Seat) -> Observation:
    return {"observation": position.observe(seat), "action_mask": position.mask(seat)}
