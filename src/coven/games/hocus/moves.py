"""What a player can do in Hocus. A Spell, an Owl or a Shift is its whole text with all choices made."""

from coven.engine import Card, Move
from coven.games.hocus.effects import AnyPart


class TakeSchool(Move, frozen=True):
    school: str


class Cast(Move, frozen=True):
    spell: str
    parts: tuple[AnyPart, ...]


class Shift(Move, frozen=True):
    spell: str
    """On which card the Shift stands."""
    parts: tuple[AnyPart, ...]


class UseOwl(Move, frozen=True):
    owl: Card
    parts: tuple[AnyPart, ...]


class EndTurn(Move, frozen=True):
    """Without an Owl after the Spell."""


class Return(Move, frozen=True):
    """Foresight, Wild Surge: the cards to RETURN are chosen in a move of their own."""

    cards: tuple[Card, ...]


class NameOrder(Move, frozen=True):
    communities: tuple[int, ...]


class Commit(Move, frozen=True):
    pocket: int


class Decline(Move, frozen=True):
    """Pass in a showdown."""


Moves = TakeSchool | Cast | Shift | UseOwl | EndTurn | Return | NameOrder | Commit | Decline
