"""The points of the game at which somebody is asked, or something happens by itself."""

from coven.games.mandragora.steps.curse import Comparison, Tie
from coven.games.mandragora.steps.rounds import NextTurn
from coven.games.mandragora.steps.shops import Restock
from coven.games.mandragora.steps.spells import Banishment, GivingBack, Levitation, Substitution, Transfer
from coven.games.mandragora.steps.teams import Answer, Exchange
from coven.games.mandragora.steps.turns import ExtraTurn, Turn

Steps = (
    Turn
    | ExtraTurn
    | NextTurn
    | Restock
    | Comparison
    | Tie
    | Banishment
    | Transfer
    | Substitution
    | GivingBack
    | Levitation
    | Exchange
    | Answer
)
