"""What players can do."""

from coven.engine import Card, Move, Seat
from coven.games.stupefix.cards import Spell


class Prepare(Move, frozen=True):
    card: Spell


class Aim(Move, frozen=True):
    target: Seat | None
    """None: at nobody."""


class Cast(Move, frozen=True):
    card: Spell
    target: Seat | None


class Shield(Move, frozen=True):
    """Instead of the prepared card."""


class Take(Move, frozen=True):
    card: Card
    owner: Seat | None = None
    """Whose Late token a Time-Turner gives back."""


Moves = Prepare | Aim | Cast | Shield | Take
Choice = Prepare | Aim | Cast | Shield
"""What is chosen in secret."""
