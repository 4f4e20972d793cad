"""What Spells, Owls and Shifts do. A text is made of parts; each part is a clause with its choices made."""

from coven.games.hocus.effects.changing import (
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
from coven.games.hocus.effects.laying import (
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

Text = tuple[AnyPart, ...]
"""The whole text of a Spell, an Owl or a Shift with all choices made."""
