"""Follows the script of a guided first game.

Whether a game still follows its script is told by what a seat sees: where the script has seen the same, it knows what
comes next. So a learner may leave the path, and find back to it.
"""

from functools import cache
from typing import Any

import msgspec

from coven.engine import CLOCK, Game, Lesson, Reply, Script, Table, View, seed_from


class Guide:
    """What every seat does in a script, by what it sees."""

    def __init__(self, game: Game, script: Script) -> None:
        self.script = script
        self._known: dict[bytes, Lesson | Reply] = {}
        table = deal(game, script)
        for number, step in enumerate(script.course):
            pass_time(table)
            for seat in table.actors():
                upcoming = (later for later in script.course[number:] if later.seat == seat)
                if seat >= 0 and (answer := next(upcoming, None)) is not None:
                    self._known.setdefault(gist(table.view(seat)), answer)
            table.play(step.seat, step.move)

    def step(self, view: View) -> Lesson | Reply | None:
        """What comes next for who sees this; None where the game has left the script, or the script has ended."""
        return self._known.get(gist(view))


@cache
def guide_to(game: Game) -> Guide | None:
    """The guide to a game, if it has a script."""
    return Guide(game, game.guided) if game.guided else None


def deal(game: Game, script: Script) -> Table:
    return game.deal(script.players, script.options, chance=seed_from(script.secret, script.nonces))


def pass_time(table: Table) -> None:
    """Where nothing but the clock can move, it does."""
    while table.actors() == (CLOCK,):
        table.play(CLOCK, table.timeout(CLOCK))


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
