"""Everything that lies on the table in Hocus."""

from typing import Annotated, Literal, Self

from coven.engine import Options, Seat, Table, option
from coven.games.hocus.knowledge import redeal
from coven.games.hocus.values import Batch, Look, Lying, Result
from coven.games.hocus.view import HocusView, look


class HocusOptions(Options, frozen=True):
    goal: Annotated[int, option("HC-30", 5, 100)] = 25
    schools: Annotated[Literal["dealt", "chosen"], option("HC-3")] = "dealt"
    truly_advanced: Annotated[bool, option("HC-3")] = True
    classic: Annotated[bool, option("HC-32")] = False
    round_limit: Annotated[int, option("HC-38", 1, 100)] | None = None


class HocusTable(Table, kw_only=True):
    """Cards are numbers (see `cards`); Communities, Pots and Pockets count from 0 here and from 1 for people."""

    end_rule = "HC-30"

    options: HocusOptions
    round: int = 0
    first: Seat
    schools: tuple[str | None, ...]
    points: list[int]
    deck: list[int]
    """From the top to the bottom."""
    hands: list[list[int]]
    """Sorted, so that their order tells nothing."""
    pockets: list[list[list[int]]]
    communities: list[list[int]]
    pots: list[list[int]]
    owls: list[list[int]]
    """HC-24: claimed, by seat."""
    shown: list[int]
    """Used Pockets and won Pots: turned up until the next round."""
    known: list[int]
    """HC-36: for each card who knows where it is, a bit a seat (see `knowledge`)."""
    face_down: tuple[int, ...] = ()
    """The cards in Communities that lie face down."""
    batches: tuple[Batch, ...] = ()
    """HC-12: cards RETURNed together that lie in the deck."""
    enchantments: tuple[Lying, ...] = ()
    looks: tuple[Look, ...] = ()
    final_turns: int | None = None
    """HC-17: how many final turns are still due, once all Communities were full and until the showdowns."""
    order: tuple[int, ...] = ()
    """HC-20: the order of the showdowns, as it was named."""
    committed: list[int]
    """HC-21: for each seat the Pocket that it has pushed forward, from 1; 0: none."""
    results: tuple[Result, ...] = ()

    def clone(self) -> Self:
        other = super().clone()
        other.points = self.points[:]
        other.deck = self.deck[:]
        other.hands = [*map(list.copy, self.hands)]
        other.pockets = [[first[:], second[:]] for first, second in self.pockets]
        other.communities = [*map(list.copy, self.communities)]
        other.pots = [*map(list.copy, self.pots)]
        other.owls = [*map(list.copy, self.owls)]
        other.shown = self.shown[:]
        other.known = self.known[:]
        other.committed = self.committed[:]
        return other

    def view(self, seat: Seat) -> HocusView:
        return look(self, seat)

    def redeal(self, seat: Seat) -> None:
        redeal(self, seat)
