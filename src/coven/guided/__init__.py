"""A guided first game: a fixed deal, what the learner is advised to do and why, and what the bots do meanwhile.

Whether a game still follows its script is told by what a seat sees: where the script has seen the same, it knows what
comes next. So a learner may leave the path, and find back to it.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from coven import games
from coven.engine import Game, Move, Seat, Table, View, seed_from

LEARNER: Seat = 0


class Lesson(msgspec.Struct, frozen=True):
    """A move for the learner, the Fluent message `guide-<message>` that says why, and the rule behind it."""

    move: Move
    message: str
    rule: str


class Reply(msgspec.Struct, frozen=True):
    """A move of a bot."""

    seat: Seat
    move: Move


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its deal to the point where the learner knows enough to play on alone."""

    players: int
    options: dict[str, Any] = {}
    secret: str
    course: tuple[Lesson | Reply, ...]

    @property
    def nonces(self) -> tuple[str, ...]:
        """Nobody mixes anything into a deal that is fixed."""
        return ("guided",) * self.players

    @property
    def lessons(self) -> list[Lesson]:
        return [step for step in self.course if isinstance(step, Lesson)]

    def deal(self, game: Game) -> Table:
        return game.deal(self.players, self.options, chance=seed_from(self.secret, self.nonces))


class Guide:
    """What every seat does in a script, by what it sees."""

    def __init__(self, game: Game, script: Script) -> None:
        self.script = script
        self._known: dict[bytes, Lesson | Reply] = {}
        table = script.deal(game)
        for number, step in enumerate(script.course):
            for seat in table.actors():
                upcoming = (later for later in script.course[number:] if seat_of(later) == seat)
                if seat >= 0 and (answer := next(upcoming, None)) is not None:
                    self._known.setdefault(gist(table.view(seat)), answer)
            table.play(seat_of(step), step.move)

    def step(self, view: View) -> Lesson | Reply | None:
        """What comes next for who sees this; None where the game has left the script, or the script has ended."""
        return self._known.get(gist(view))


def seat_of(step: Lesson | Reply) -> Seat:
    return step.seat if isinstance(step, Reply) else LEARNER


def gist(view: View) -> bytes:
    """A view without what depends on how fast people are: who still thinks, and times that were measured."""
    seen = msgspec.to_builtins(view)
    return msgspec.json.encode(_timeless({name: value for name, value in seen.items() if name != "asked"}))


def _timeless(value: Any) -> Any:
    match value:
        case dict():
            return {name: _timeless(part) for name, part in value.items() if name != "ms"}
        case list() | tuple():
            return [_timeless(part) for part in value]
    return value


@cache
def find(name: str) -> Guide | None:
    """The guide to the game of that name, if it has one."""
    if find_spec(f"coven.guided.{name}") is None:
        return None
    script: Script = import_module(f"coven.guided.{name}").SCRIPT
    return Guide(games.find(name), script)
