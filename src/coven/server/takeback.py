"""Whether a move may be taken back: while nobody has learned anything by it, and nobody else has acted since.

Decided from what it showed, not from a list of moves: somebody has learned something if what they were shown does not
follow from the move and from what they knew before. So the move is made again in worlds that they could not tell from
the real one (`Table.guess`): a drawn card is another one there, and a card from a hidden hand may not be there at all.
"""

from itertools import chain

from coven.engine import SPECTATOR, Illegal, Move, Seat, Table, seed_from
from coven.server.course import Course, Past, retreat
from coven.server.live import LiveTable
from coven.server.problems import Problem
from coven.server.protocol import Ack, Back, encode
from coven.server.store.rows import Entry

WORLDS = 8
"""A secret that has two equally likely faces is overlooked once in 256 times; one with ten, never."""


async def take_back(live: LiveTable, seat: Seat, said: Back) -> Ack:
    """Once, however often it is asked for."""
    while True:
        known = live.answered.get((seat, said.id))
        if known is not None:
            return Ack(said.id, known)
        course = _judge(live, seat, said)
        at = max(course.at, live.tools.clock.now() - course.started)
        after, updates = retreat(course, seat, at)
        entry = Entry(after.number, seat, b"null", at, "back", after.watches[seat].number, said.id)
        number = await live.write(entry, course, after, updates)
        if number is not None:
            return Ack(said.id, number)


def _judge(live: LiveTable, seat: Seat, said: Back) -> Course:
    course = live.course
    if course is None:
        raise Problem("not-started", 409)
    watch = course.watches[seat]
    if said.at > watch.number:
        raise Problem("unknown-number", field="at", newest=watch.number)
    if said.at < watch.question or not is_offered(course, seat):
        raise Problem("no-take-back", 409)
    return course


def is_offered(course: Course, seat: Seat) -> bool:
    """Whether the last move is the seat's, and has shown nobody anything new."""
    past = course.past
    if past is None or past.seat != seat or course.over:
        return False
    viewers = (viewer for viewer in range(SPECTATOR, course.table.players) if viewer != seat)
    return not _mover_learned(past, course.table) and not any(_learned(past, viewer) for viewer in viewers)


def _mover_learned(past: Past, after: Table) -> bool:
    """Something new, or it is not for the mover to know who has answered since: then a refusal would tell."""
    real = _shown(past.table.clone(), past.seat, past.move, past.seat)
    for world in _worlds(past.table, past.seat):
        if _shown(world, past.seat, past.move, past.seat) != real or world.actors() != after.actors():
            return True
    return False


def _learned(past: Past, viewer: Seat) -> bool:
    """Nothing, if the viewer noticed at most that the mover does not think any more."""
    before = past.table
    after = before.clone()
    heard = [told for told in after.play(past.seat, past.move) if told.reaches(viewer)]
    if not heard and _sight(after, viewer) == _sight(before, viewer):
        return False
    real = _shown(before.clone(), past.seat, past.move, viewer)
    return not all(_can_look_so(world, past, viewer, real) for world in _worlds(before, viewer))


def _can_look_so(world: Table, past: Past, viewer: Seat, real: bytes | None) -> bool:
    """Whether the mover can do there what looks the same: this move, or another one if the viewer cannot tell which."""
    others = (move for move in world.moves(past.seat) if move != past.move)
    moves = chain([past.move], others) if past.seat in world.actors() else ()
    return any(_shown(world.clone(), past.seat, move, viewer) == real for move in moves)


def _worlds(table: Table, viewer: Seat) -> list[Table]:
    return [table.guess(viewer, seed_from(f"world {number}", ())) for number in range(WORLDS)]


def _shown(world: Table, seat: Seat, move: Move, viewer: Seat) -> bytes | None:
    """What the viewer hears and sees of a move there; None: it cannot be made."""
    try:
        heard = [told.event for told in world.play(seat, move) if told.reaches(viewer)]
    except Illegal:
        return None
    return encode((heard, world.view(viewer).asked, _sight(world, viewer)))


def _sight(table: Table, viewer: Seat) -> bytes:
    """All but the list of those who still think."""
    view = table.view(viewer)
    moves = table.moves(viewer) if viewer in table.actors() else []
    return encode(({name: getattr(view, name) for name in view.__struct_fields__ if name != "asked"}, moves))
