"""The options of Familiars, and what lies on the table."""

from typing import Annotated, Self

from coven.engine import Card, Options, Table, option


class FamiliarsOptions(Options, frozen=True):
    copies: Annotated[int, option("FA-1", 2, 4)] = 3


class FamiliarsState(Table, kw_only=True):
    end_rule = "FA-5"

    options: FamiliarsOptions
    deck: list[Card]
    hands: list[list[Card]]
    sent: list[Card]
    points: list[int]

    def clone(self) -> Self:
        other = super().clone()
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.sent = self.sent[:]
        other.points = self.points[:]
        return other
