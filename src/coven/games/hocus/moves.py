"""What a player can do in Hocus. A Spell, an Owl or a Shift is its whole text with all choices made."""

from coven.engine import Card, Move
from coven.games.hocus.changing import (
    Exchange,
    ExchangeAny,
    ExchangePocket,
    LayBeside,
    LookAtPocket,
    LookIntoPot,
    MovePocket,
    Scorching,
    Swap,
)
from coven.games.hocus.laying import (
    ChooseReturn,
    Draw,
    FaceDown,
    IntoCommunity,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
    TopIntoPot,
)
from coven.games.hocus.returning import Return

AnyPart = (
    IntoCommunity
    | FaceDown
    | IntoPot
    | IntoPocket
    | ReturnCard
    | ChooseReturn
    | Draw
    | TopIntoCommunity
    | TopIntoPot
    | Exchange
    | ExchangeAny
    | ExchangePocket
    | MovePocket
    | Scorching
    | Swap
    | LookIntoPot
    | LookAtPocket
    | LayBeside
)

ADDING = (IntoCommunity, FaceDown, TopIntoCommunity, Exchange)
"""HC-35: the parts that add a card to a Community. An exchange with the Hand does, one between Communities does not."""


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


class NameOrder(Move, frozen=True):
    communities: tuple[int, ...]


class Commit(Move, frozen=True):
    pocket: int


class Decline(Move, frozen=True):
    """Pass in a showdown."""


AnyMove = TakeSchool | Cast | Shift | UseOwl | EndTurn | Return | NameOrder | Commit | Decline
