"""The words of every game: seats, moves, steps, events, prompts, views and outcomes. All are plain frozen values."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from coven.engine.refusal import Illegal

if TYPE_CHECKING:
    from coven.engine.table import Table

Seat = int
Card = str
"""What is printed on a card, such as `thief-3`: also the name of its Fluent message."""

SPECTATOR: Seat = -1
"""A seat that owns nothing: who looks on from it is shown what everybody knows."""

CLOCK: Seat = -2
"""The seat from which time itself plays, in games whose rules need it."""

T = TypeVar("T", bound="Table")


def kebab(name: str) -> str:
    """`NoMatch` becomes `no-match`: the tag of a value in JSON and in Fluent messages."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="move", forbid_unknown_fields=True):
    """One thing that a player can do."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="event"):
    """One thing that happened, as all of its audience may see it."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and who hears of it: everybody, or only some seats."""

    event: Event
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat) -> bool:
        return self.audience is None or seat in self.audience


class Prompt(msgspec.Struct, frozen=True):
    """What is asked, as a Fluent message with its arguments."""

    message: str
    args: dict[str, Any] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, who came where (sides in order, shared places together), and every side's score.

    A side is a team, a house or a single seat; `sides` lists the seats of each, `ranking` the sides by place.
    """

    reason: str
    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(sorted(seat for side in self.ranking[0] for seat in self.sides[side]))


def ranked(
    reason: str, scores: Sequence[int], *, ties: Iterable[int] = (), sides: Iterable[tuple[Seat, ...]] = ()
) -> Outcome:
    """An outcome in which the highest score wins, then the highest number in `ties`, then the place is shared."""
    keys = list(zip(scores, tuple(ties) or (0,) * len(scores), strict=True))
    order = sorted(set(keys), reverse=True)
    ranking = tuple(tuple(side for side, key in enumerate(keys) if key == place) for place in order)
    return Outcome(reason, tuple(sides) or tuple((seat,) for seat in range(len(scores))), tuple(scores), ranking)


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that one seat may know. Each game adds its own fields, by name: what is not written there stays hidden."""

    seat: Seat
    asked: tuple[Seat, ...]
    prompt: Prompt | None = None
    outcome: Outcome | None = None


class Words(Protocol):
    """The texts of a game in somebody's language, as a board needs them."""

    def __call__(self, message: str, /, **args: Any) -> str: ...
    def seat(self, seat: Seat) -> str: ...
    def card(self, name: str) -> str: ...


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
        """One move for each different thing that `seat` can do now: a list, or `Offers` where there are hundreds."""
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

    def asked(self, table: T, viewer: Seat) -> tuple[Seat, ...]:
        """Who is waited for, as far as `viewer` may know."""
        return self.actors(table)

    def prompt(self, table: T, viewer: Seat) -> Prompt:
        """What is asked, as `viewer` may read it."""
        return Prompt(self.tag())

    def seconds(self, table: T) -> int:
        """How long the game's own options give for an answer; 0: as long as the table's pace gives."""
        return 0

    def race(self, table: T) -> int | None:
        """Which race is on, where moves carry an `ms` since it opened: another number, another race. None: no race."""
        return None

    def stamped(self, table: T, seat: Seat, move: Move, *, waited: int, round_trip: int) -> Move:
        """In a race: the move with its own time, which the server measures. Raises `Illegal` if the move is void.

        `waited` is how long after the opening the move arrived, `round_trip` how long a message to the seat and back
        takes, both in ms.
        """
        return move

    def deadline(self, table: T, seat: Seat, round_trips: Mapping[Seat, int]) -> int:
        """In a race: when, in ms since it opened, the time of a seat runs out.

        For `CLOCK`: when its `timeout` is to be played, all that counts having arrived by then. A seat that is not
        among the round trips may be as far away as can be. For players it tells nothing that they may not know.
        """
        return self.seconds(table) * 1000

    def presence(self, table: T, seat: Seat, *, here: bool) -> Move | None:
        """What `CLOCK` plays when a player has left or is back; None: a bot plays on for leavers."""
        return None

    def guessed(self, table: T, viewer: Seat) -> "Step[T]":
        """This step with all that `viewer` cannot know in it dealt again. The rest of `table` is a guess already."""
        return self

    def reopened(self, viewer: Seat) -> "Step[T] | None":
        """Where all choose in secret: this step as if nobody but `viewer` had chosen yet. None: choices are open."""
        return None

    @classmethod
    def tag(cls) -> str:
        return str(cls.__struct_config__.tag)
