"""A step: one point in the rules, at which seats are asked or something happens by itself."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from coven.engine.refusal import Illegal
from coven.engine.values import Move, Prompt, Seat, kebab

T = TypeVar("T")
"""The game's own table."""


class Step(msgspec.Struct, Generic[T], frozen=True, gc=False, tag=kebab, tag_field="step"):
    """A point in the game: who may do what now, and what follows."""

    rule: ClassVar[str]
    """The rule to cite when a move does not fit here."""

    automatic: ClassVar[bool] = False
    """Whether the step needs nobody and runs by itself."""

    window: ClassVar[bool] = False
    """Whether players may answer here what another does: whoever is asked should not think long."""

    final: ClassVar[bool] = False
    """Whether the rules let nobody change a choice once it is made: it is never taken back."""

    def actors(self, table: T) -> tuple[Seat, ...]:
        """Who can act now, in the order in which they are asked where nobody races."""
        return ()

    def moves(self, table: T, seat: Seat) -> Sequence[Any]:
        """One move for each different thing that `seat` can do now: a list, or `Offers` where there are hundreds.

        The seat is one of the actors.
        """
        return []

    def play(self, table: T, seat: Seat, move: Any) -> None:
        """Carry out a legal move. This step has left the stack already."""

    def run(self, table: T) -> None:
        """What an automatic step does. It has left the stack already."""

    def refusal(self, table: T, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat, asked or not, may not make a move; None if it may. Says nothing that the seat does not know."""
        if seat not in self.actors(table):
            return self.why_not_asked(table, seat, move)
        return None if self.allows(table, seat, move) else self.why_not(table, seat, move)

    def allows(self, table: T, seat: Seat, move: Move) -> bool:
        """More than what is on offer only where a move carries a time, or where the clock has a move of its own."""
        return move in self.moves(table, seat)

    def why_not_asked(self, table: T, seat: Seat, move: Move) -> Illegal:
        """Which rule forbids a move to a seat that is not asked."""
        return Illegal(self.rule, "not-asked")

    def why_not(self, table: T, seat: Seat, move: Move) -> Illegal:
        """Which rule forbids an asked seat a move that is not on offer."""
        return Illegal(self.rule)

    def timeout(self, table: T, seat: Seat) -> Move:
        """What the clock plays for a seat that does not answer in time."""
        move: Move = self.moves(table, seat)[0]
        return move

    def by_order(self, table: T, seat: Seat, order: str) -> Move | None:
        """What a standing order answers for a seat that is asked; None: it leaves this question to the player.

        Hangs on what everybody sees and on nothing else, since all see whether and when it answers.
        """
        return None

    def asked(self, table: T, viewer: Seat) -> tuple[Seat, ...]:
        """Who is waited for, as far as `viewer` may know."""
        return self.actors(table)

    def prompt(self, table: T, viewer: Seat) -> Prompt:
        """What is asked, as `viewer` may read it."""
        return Prompt(self.tag())

    def seconds(self, table: T) -> int:
        """How long the game's own options give for an answer; 0: as long as the table's pace gives."""
        return 0

    def guessed(self, table: T, viewer: Seat) -> "Step[T]":
        """This step with all that `viewer` cannot know in it dealt again. The rest of `table` is a guess already."""
        return self

    def reopened(self, viewer: Seat) -> "Step[T] | None":
        """Where all choose in secret: this step as if nobody but `viewer` had chosen yet. None: choices are open."""
        return None

    @classmethod
    def tag(cls) -> str:
        return str(cls.__struct_config__.tag)
