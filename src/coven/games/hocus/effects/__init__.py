"""What Spells, Owls and Shifts do. A text is made of parts; each part is a clause with its choices made."""

from coven.games.hocus.effects.changing import (
    Dissolving,
    Exchange,
    ExchangePocket,
    LayBeside,
    LookAtPocket,
    LookIntoPot,
    MovePocket,
    Palming,
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
    | Exchange
    | ExchangePocket
    | MovePocket
    | Scorching
    | Dissolving
    | Palming
    | Swap
    | LookIntoPot
    | LookAtPocket
    | LayBeside
)

Text = tuple[AnyPart, ...]
"""The whole text of a Spell, an Owl or a Shift with all choices made."""
