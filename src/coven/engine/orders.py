"""Standing orders: what players tell the table to answer for them, until they say otherwise."""

import msgspec


class Order(msgspec.Struct, frozen=True):
    """A standing order that a game understands: `Step.by_order` says what it answers.

    Its name is also its Fluent message: `order-pass-turn`.
    """

    name: str
    for_turn: bool = False
    """Whether it ends with the turn in which it was given."""
    quick: bool = False
    """Whether it answers as soon as a bot would; else the player has time to step in."""
    standard: bool = False
    """Whether it holds for players who have said nothing."""
