"""The points of the game at which somebody is asked, or something happens by itself."""

from coven.games.hocus_pocus.steps.choices import CurseChoice, Gazing, OwlChoice
from coven.games.hocus_pocus.steps.refills import Refilling, Refills
from coven.games.hocus_pocus.steps.turns import AfterHocus, DiscardingDown, Ending, EndOfTurn, Turn
from coven.games.hocus_pocus.steps.window import Opening, Window

Steps = (
    AfterHocus
    | CurseChoice
    | DiscardingDown
    | Ending
    | EndOfTurn
    | Gazing
    | Opening
    | OwlChoice
    | Refilling
    | Refills
    | Turn
    | Window
)
