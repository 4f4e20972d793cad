"""The parts of texts that are used most, each made once: found by the number of the card, then by the place."""

from coven.games.hocus.cards import NAMES
from coven.games.hocus.effects.changing import LookIntoPot
from coven.games.hocus.effects.laying import (
    FaceDown,
    IntoCommunity,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
)

PLACES = (1, 2, 3)
INTO_COMMUNITY = [[IntoCommunity(name, place) for place in PLACES] for name in NAMES]
FACE_DOWN = [[FaceDown(name, place) for place in PLACES] for name in NAMES]
INTO_POT = [[IntoPot((name,), place) for place in PLACES] for name in NAMES]
RETURN = [ReturnCard(name) for name in NAMES]
INTO_POCKET = [[IntoPocket((name,), pocket) for name in NAMES] for pocket in (1, 2)]
TWO_INTO_POCKET = [[[IntoPocket((one, two), pocket) for two in NAMES] for one in NAMES] for pocket in (1, 2)]
TOP_INTO_COMMUNITY = [TopIntoCommunity(place) for place in PLACES]
LOOK_INTO_POT = [LookIntoPot(place) for place in PLACES]
