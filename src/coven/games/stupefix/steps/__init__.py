"""The points of the game at which somebody is asked, or something happens by itself."""

from coven.games.stupefix.steps.duel import Aiming, Casting, Preparing
from coven.games.stupefix.steps.rounds import Round
from coven.games.stupefix.steps.sharing import Share, Sharing, Urns

Steps = Round | Preparing | Aiming | Casting | Share | Sharing | Urns
