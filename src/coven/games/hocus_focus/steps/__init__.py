"""The points of the game at which somebody is asked, or something happens by itself."""

from coven.games.hocus_focus.steps.pauses import CountIn, Gathering, Showing
from coven.games.hocus_focus.steps.pointing import Pointing
from coven.games.hocus_focus.steps.race import Race
from coven.games.hocus_focus.steps.rounds import Round

Steps = Gathering | CountIn | Round | Race | Pointing | Showing
