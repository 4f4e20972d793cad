"""What makes a bot recognisable: a small weight on top of what the Adept thinks of a move.

It decides between moves that look nearly alike, and sees nothing that the Adept does not see.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from coven.bots.sight import Weigh
from coven.engine import Move, Seat

Kind = Literal["attack", "guard", "gain", "wait", "mix"]
"""What a move is about: to harm somebody, to be safe, to have more now, to keep for later, to stir things up."""
Whom = Literal["foe", "leader", "last"]
"""Who is harmed: whoever aims at oneself, or is ahead of all others, or behind."""


class Leaning(msgspec.Struct, frozen=True):
    """What a move is about, and whom it harms."""

    kind: Kind
    target: Seat | None = None


class Rivals(msgspec.Struct, frozen=True):
    """The others as all can see them."""

    standing: Mapping[Seat, float]
    """How well each rival does."""
    foes: Collection[Seat] = ()
    """Who aims at oneself, or did so last."""

    def whom(self, target: Seat) -> set[Whom]:
        """What a rival is to oneself. Where all do as well as each other, nobody leads."""
        if target not in self.standing:
            return set()
        found: set[Whom] = {"foe"} if target in self.foes else set()
        values = self.standing.values()
        if min(values) < max(values):
            found |= {"leader"} if self.standing[target] == max(values) else set()
            found |= {"last"} if self.standing[target] == min(values) else set()
        return found


@dataclass(frozen=True, slots=True)
class Manners:
    """What habits need to know of a game."""

    lean: Callable[[Any, Move], Leaning | None]
    """Takes the game's own view and a move."""
    rivals: Callable[[Any], Rivals]


class Habit(msgspec.Struct, frozen=True):
    """What somebody likes, in the weights of `Bot.weigh`: 2 more would be clearly better."""

    kinds: Mapping[Kind, float] = {}
    whom: Mapping[Whom, float] = {}

    @property
    def haste(self) -> float:
        """Where all depends on who is first: more than 0 dares, less is careful."""
        return self.kinds.get("attack", 0.0) - self.kinds.get("guard", 0.0)

    def liking(self, leaning: Leaning | None, rivals: Rivals) -> float:
        if leaning is None:
            return 0.0
        liking = self.kinds.get(leaning.kind, 0.0)
        if leaning.target is not None:
            liking += sum([self.whom.get(each, 0.0) for each in rivals.whom(leaning.target)])
        return liking


HABITS = {
    "vengeful": Habit({"attack": 0.2}, {"foe": 0.5, "leader": 0.2}),
    "patient": Habit({"wait": 0.4, "gain": -0.1}),
    "bold": Habit({"attack": 0.4, "guard": -0.2}),
    "chaotic": Habit({"mix": 0.5, "wait": -0.1}),
    "proud": Habit({"attack": 0.1}, {"leader": 0.5}),
    "greedy": Habit({"gain": 0.4, "mix": -0.1}),
    "sly": Habit({"guard": 0.2, "mix": 0.3}),
    "kind": Habit({"attack": -0.3, "guard": 0.1}, {"last": -0.4}),
    "careful": Habit({"guard": 0.4, "attack": -0.1}),
    "absent-minded": Habit({"wait": 0.2, "guard": -0.1, "attack": -0.1}),
}


def leaning_to(habit: Habit, weigh: Weigh, manners: Manners) -> Weigh:
    def weigh_with_habit(view: Any, moves: Sequence[Any]) -> list[float]:
        rivals = manners.rivals(view)
        weights = zip(weigh(view, moves), moves, strict=True)
        return [weight + habit.liking(manners.lean(view, move), rivals) for weight, move in weights]

    return weigh_with_habit
