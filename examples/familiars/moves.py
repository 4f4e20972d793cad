"""What players can do."""

from coven.engine import Card, Move


class Send(Move, frozen=True):
    card: Card


Moves = Send
