"""Whether what a player sends is an answer to what the seat is asked."""

from coven.engine import HERE, Distance, Game, Move, Seat, Timed, race_step
from coven.play.problems import Problem
from coven.play.protocol import Play
from coven.play.timeline import Seen, Timeline


def read_answer(
    game: Game, timeline: Timeline, seat: Seat, said: Play, *, arrival: int, distance: Distance = HERE
) -> Move:
    """The move, which the rules may still forbid. Raises `Problem` if it answers another question; or `Illegal`."""
    seen = timeline.seen[seat]
    check_number(seen, said.at)
    if said.at < (seen.question if timeline.race is None else seen.opening) and not timeline.over:
        raise Problem("stale", 409, newest=seen.number)
    move = game.read_move(timeline.table, said.move)
    return stamped(timeline, seat, move, now=arrival, distance=distance)


def check_number(seen: Seen, at: int) -> None:
    """A client can know no update that has not been sent."""
    if at > seen.number:
        raise Problem("unknown-number", field="at", newest=seen.number)


def stamped(timeline: Timeline, seat: Seat, move: Move, *, now: int, distance: Distance = HERE) -> Move:
    """In a race the table says when a move was made, whatever its maker claims."""
    step = None if timeline.race is None else race_step(timeline.table)
    if step is None:
        return move
    return step.stamped(timeline.table, seat, move, waited=timeline.waited(now), distance=distance)


def shortfall(game: Game, timeline: Timeline, said: Play, *, arrival: int, distance: Distance) -> int:
    """By how much a player claims to have moved earlier than somebody so far away can have, in ms."""
    claimed = game.read_move(timeline.table, said.move)
    return timeline.waited(arrival) - distance.typical - claimed.ms if isinstance(claimed, Timed) else 0
