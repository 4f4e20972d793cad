"""A position: plain data and a stack of steps."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from coven.engine import chance
from coven.engine.chance import Chance
from coven.engine.mend import Mend
from coven.engine.options import Options
from coven.engine.refusal import Illegal
from coven.engine.step import Step
from coven.engine.values import Event, Move, Outcome, Prompt, Seat, Told, View, flaw

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=Step[Any])


class Table(msgspec.Struct, kw_only=True):
    """What lies on the table and what is to happen. Each game adds its own fields: numbers, strings and lists of them.

    The top step of the stack is asked; an empty stack is the end of the game.
    """

    players: int
    options: Options
    chance: Chance
    rules: int
    """The version of the rules with which the game began, and goes on to its end."""
    stack: list[Step[Any]] = []
    outcome: Outcome | None = None
    told: list[Told] | UnsetType = UNSET

    @property
    @abstractmethod
    def end_rule(self) -> str:
        """The rule to cite when somebody moves after the end. A game that always ends alike just names it."""

    def view(self, seat: Seat) -> View:
        """All that `seat` may know, and nothing else."""
        return View(seat=seat, asked=self.asked(seat), prompt=self.prompt(seat), outcome=self.outcome)

    def redeal(self, seat: Seat) -> None:
        """Deal again, in place, everything that `seat` cannot know, consistently with all it has seen.

        What comes of it should hang on what `seat` knows and on the luck alone: a guess at a guess is the same guess.
        What steps on the stack hide is left to `Step.guessed`.
        """

    def confidants(self, seat: Seat) -> tuple[Seat, ...]:
        """Who may talk with `seat` unheard by the others, itself included; nobody: there is no private talk."""
        return ()

    def follows(self, mend: Mend) -> bool:
        """Whether the game began when this rule was already mended."""
        return self.rules >= mend.version

    # Asking

    @property
    def step(self) -> Step[Any] | None:
        """The step that is asked; None at the end."""
        return self.stack[-1] if self.stack else None

    @property
    def rule(self) -> str:
        """The rule to cite when a move does not fit now."""
        return self.stack[-1].rule if self.stack else self.end_rule

    def actors(self) -> tuple[Seat, ...]:
        """Who can act now; empty at the end."""
        return self.stack[-1].actors(self) if self.stack else ()

    def moves(self, seat: Seat) -> Sequence[Any]:
        """What is on offer for `seat`: nothing if it is not asked.

        Where there are hundreds of moves, each is built when it is asked for (see `coven.engine.offers`).
        """
        return self.offers(seat) if seat in self.actors() else []

    def offers(self, seat: Seat) -> Sequence[Any]:
        """The same for a seat that is known to be asked: searches take it from `actors` and need no second look."""
        return self.stack[-1].moves(self, seat)

    def play(self, seat: Seat, move: Move) -> list[Told]:
        """Check a move, carry it out, and tell what happened. An illegal move changes nothing."""
        self.check(seat, move)
        told: list[Told] = []
        self.told = told
        self.apply(seat, move)
        self.told = UNSET
        return told

    def check(self, seat: Seat, move: Move) -> None:
        """Raise `Illegal` unless the move may be made."""
        if refusal := self.refusal(seat, move):
            raise refusal

    def refusal(self, seat: Seat, move: Move) -> Illegal | None:
        """Why a seat, asked or not, may not make a move; None if it may. Says nothing that the seat does not know."""
        if not self.stack:
            return Illegal(self.end_rule, "game-over")
        if found := flaw(move):
            return Illegal(self.rule, "not-a-move", detail=found)
        return self.stack[-1].refusal(self, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move that is known to be legal."""
        stack = self.stack
        stack.pop().play(self, seat, move)
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def settle(self) -> None:
        """Run the steps that need nobody."""
        stack = self.stack
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def timeout(self, seat: Seat) -> Move:
        """What the clock plays for a seat that does not answer in time."""
        return self.stack[-1].timeout(self, seat)

    def by_order(self, seat: Seat, order: str) -> Move | None:
        """What a standing order answers now for a seat that is asked; None: nothing."""
        return self.stack[-1].by_order(self, seat, order)

    @property
    def turn_number(self) -> int:
        """Which turn it is: orders for one turn end with it. Games with such orders count."""
        return 0

    def seconds(self) -> int:
        """How long the game's own options give for an answer now; 0: as long as the table's pace gives."""
        return self.stack[-1].seconds(self) if self.stack else 0

    @property
    def window(self) -> bool:
        """Whether players may answer now what another does: whoever is asked should not think long."""
        return bool(self.stack) and self.stack[-1].window

    @property
    def final(self) -> bool:
        """Whether the rules let nobody change what is chosen now."""
        return bool(self.stack) and self.stack[-1].final

    # What steps say

    def then(self, *steps: Step[Any]) -> None:
        """`then(A, B)`: next A, then B, then what was to come anyway."""
        self.stack += steps[::-1]

    def tell(self, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Everybody sees this. In simulation nobody listens and the event is not even built."""
        if self.told is not UNSET:
            self.told.append(Told(event(*args, **kwargs)))

    def whisper(self, seat: Seat, event: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """Only `seat` sees this."""
        if self.told is not UNSET:
            self.told.append(Told(event(*args, **kwargs), (seat,)))

    def pending(self, kind: type[S]) -> list[S]:
        """The steps of a kind that are asked or to come, the last to come first."""
        return [step for step in self.stack if isinstance(step, kind)]

    def finish(self, outcome: Outcome) -> None:
        """The game ends here, whatever was to come."""
        self.outcome = outcome
        self.stack.clear()

    def shuffle(self, items: list[T]) -> None:
        self.chance = chance.shuffle(self.chance, items)

    def below(self, limit: int) -> int:
        """A random number from 0 to `limit` - 1."""
        number, self.chance = chance.below(self.chance, limit)
        return number

    # Copies and pictures

    if TYPE_CHECKING:  # msgspec gives every struct a shallow copy

        def __copy__(self) -> Self: ...

    def clone(self) -> Self:
        """An independent copy. A game slices its own lists on top of this."""
        other = self.__copy__()
        other.stack = self.stack[:]
        return other

    def guess(self, seat: Seat, luck: Chance) -> Self:
        """A table that `seat` cannot tell from this one, all hidden things dealt again from other luck."""
        other = self.clone()
        other.chance = luck
        other.redeal(seat)
        other.stack = [step.guessed(other, seat) for step in other.stack]
        return other

    def secret(self, viewer: Seat) -> bool:
        """Whether all choose in secret now, so that `viewer` may think that nobody else has chosen yet."""
        return bool(self.stack) and self.stack[-1].reopened(viewer) is not None

    def reopen(self, viewer: Seat) -> None:
        """Where all choose in secret: as if nobody but `viewer` had chosen yet."""
        self.stack[-1] = self.stack[-1].reopened(viewer) or self.stack[-1]

    @property
    def depth(self) -> int:
        """How many steps are to come, with the one that is asked."""
        return len(self.stack)

    def asked(self, viewer: Seat) -> tuple[Seat, ...]:
        """Who is waited for, as far as `viewer` may know."""
        return self.stack[-1].asked(self, viewer) if self.stack else ()

    def prompt(self, viewer: Seat) -> Prompt | None:
        """What is asked, as `viewer` may read it; nothing at the end."""
        return self.stack[-1].prompt(self, viewer) if self.stack else None

    def snapshot(self) -> bytes:
        """The whole position, hidden things included, as JSON: for records and stores, never for players."""
        return msgspec.json.encode(self)
