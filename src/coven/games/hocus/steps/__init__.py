"""The points of the game at which somebody is asked, or something happens by itself."""

from coven.games.hocus.steps.returning import Returning
from coven.games.hocus.steps.rounds import EndOfRound, NewRound
from coven.games.hocus.steps.schools import SchoolChoice
from coven.games.hocus.steps.showdowns import Committing, EndOfTurns, NamingOrder, Reveal, Showdown
from coven.games.hocus.steps.turns import Finished, OwlAfter, Turn

Steps = (
    SchoolChoice
    | NewRound
    | Turn
    | Returning
    | OwlAfter
    | Finished
    | EndOfTurns
    | NamingOrder
    | Showdown
    | Committing
    | Reveal
    | EndOfRound
)
