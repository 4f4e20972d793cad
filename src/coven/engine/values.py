"""The words of every game: seats, moves, events, prompts, views and outcomes. All are plain frozen values."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

Seat = int
Card = str
"""What is printed on a card, such as `thief-3`: also the name of its Fluent message."""
NUMBERED = re.compile(r"(.+)-([0-9]{1,9})")

SPECTATOR: Seat = -1
"""The seat of all who watch: it owns nothing, and is shown what everybody knows."""

CLOCK: Seat = -2
"""The seat from which time itself plays, in games whose rules need it."""


def printed(card: Card) -> tuple[str, int | None]:
    """A card without the number at its end, and that number: `thief-3` is a thief with a 3, `mandrake` has none."""
    numbered = NUMBERED.fullmatch(card)
    return (numbered[1], int(numbered[2])) if numbered else (card, None)


def kebab(name: str) -> str:
    """`NoMatch` becomes `no-match`: the tag of a value in JSON and in Fluent messages."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="move", forbid_unknown_fields=True):
    """One thing that a player can do."""


def flaw(move: object) -> str | None:
    """Why something is no move that can be written down and read again; None: it is one."""
    if not isinstance(move, Move):
        return f"Expected `Move`, got `{type(move).__name__}`"
    try:
        read = msgspec.json.decode(msgspec.json.encode(move), type=type(move))
    except (TypeError, ValueError, RecursionError) as error:
        return str(error)
    return None if read == move else f"Expected `{read}`, got `{move}`"


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
