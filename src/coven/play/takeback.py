"""Whether a move may be taken back: while nobody has learned anything by it, and nobody else has acted since.

Decided from what it showed, not from a list of moves: somebody has learned something if what they were shown does not
follow from the move and from what they knew before. So the move is made again in worlds that they could not tell from
the real one (`Table.guess`): a drawn card is another one there, and a card from a hidden hand may not be there at all.
What the rules of a game call final (`Step.final`) stays.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from coven.engine import SPECTATOR, Event, Move, Seat, Table, Told, View, seed_from
from coven.play.answers import check_number
from coven.play.problems import Problem
from coven.play.protocol import Back
from coven.play.timeline import Timeline, UndoPoint

WORLDS = 8
"""A secret that has two equally likely faces is overlooked once in 256 times; one with ten, never."""


def check_take_back(timeline: Timeline, seat: Seat, said: Back) -> None:
    """Raises `Problem` unless the seat may take back its last move."""
    check_number(timeline.seen[seat], said.at)
    if said.at < timeline.seen[seat].question or not is_offered(timeline, seat):
        raise Problem("no-take-back", 409)


def is_offered(timeline: Timeline, seat: Seat) -> bool:
    """Whether the last move is the seat's, is not final by the rules, and has shown nobody anything new."""
    undo = timeline.undo_point
    if undo is None or undo.seat != seat or timeline.over or undo.table.final:
        return False
    viewers = (viewer for viewer in range(SPECTATOR, timeline.table.players) if viewer != seat)
    return not _mover_learned(undo, timeline.table) and not any(_learned(undo, viewer) for viewer in viewers)


def _mover_learned(undo: UndoPoint, after: Table) -> bool:
    """Something new, or it is not for the mover to know who has answered since: then a refusal would tell."""
    shown = Shown(undo.table.clone(), undo.seat, undo.move, undo.seat)
    for world in _worlds(undo.table, undo.seat):
        if world.refusal(undo.seat, undo.move) or not shown.also_in(world, undo.move):
            return True
        if world.actors() != after.actors():
            return True
    return False


def _learned(undo: UndoPoint, viewer: Seat) -> bool:
    """Nothing, if the viewer noticed at most that the mover does not think any more."""
    after = undo.table.clone()
    shown = Shown(after, undo.seat, undo.move, viewer)
    if shown.nothing and _sight(after, viewer) == _sight(undo.table, viewer):
        return False
    return not all(_can_look_so(world, undo, shown) for world in _worlds(undo.table, viewer))


def _can_look_so(world: Table, undo: UndoPoint, shown: "Shown") -> bool:
    """Whether the mover can do there what looks the same: this move, or another one if the viewer cannot tell which."""
    moves = world.moves(undo.seat)
    others = (move for move in moves if move != undo.move)
    likeliest_first = chain([undo.move], others) if undo.move in moves else others
    return any(shown.also_in(world.clone(), move) for move in likeliest_first)


def _worlds(table: Table, viewer: Seat) -> list[Table]:
    return [table.guess(viewer, seed_from(f"world {number}", ())) for number in range(WORLDS)]


class Shown:
    """What a viewer hears and sees of a move that is made in some world, which is changed by it."""

    def __init__(self, world: Table, seat: Seat, move: Move, viewer: Seat) -> None:
        self.seat = seat
        self.viewer = viewer
        self._heard = self._hear(world, move)
        self._seen = world.view(viewer).asked, _sight(world, viewer)

    @property
    def nothing(self) -> bool:
        """Whether nothing was heard."""
        return not self._heard

    def also_in(self, world: Table, move: Move) -> bool:
        """Whether a move in another world is the same to the viewer. What is heard tells most of them apart."""
        if self._hear(world, move) != self._heard:
            return False
        return (world.view(self.viewer).asked, _sight(world, self.viewer)) == self._seen

    def _hear(self, world: Table, move: Move) -> list[Event]:
        told: list[Told] = []
        world.told = told
        world.apply(self.seat, move)
        return [each.event for each in told if each.reaches(self.viewer)]


def _sight(table: Table, viewer: Seat) -> tuple[View, Sequence[Any]]:
    """All but the list of those who still think."""
    view = msgspec.structs.replace(table.view(viewer), asked=())
    return view, table.moves(viewer)
