"""Answers to what a seat is asked: by its player, by a bot, or by the clock."""

from typing import Any

import msgspec

from coven.engine import Illegal, Move, RaceStep, Seat, race_step
from coven.play.problems import Problem, Refusal
from coven.play.protocol import Ack, Play
from coven.play.timeline import Timeline
from coven.server.store.rows import Change, DueKind, TableRow
from coven.server.table.bot_moves import bot_at, choose, in_a_race
from coven.server.table.live import LiveTable


async def play(live: LiveTable, seat: Seat, said: Play, arrival: int) -> Ack:
    """A player's move: played once however often it is sent, and only on the question that it answers."""
    if live.newest(seat) < said.at:  # the player has heard more than this worker
        await live.catch_up()
    while True:
        known = live.answered.get((seat, said.id))
        if known is not None:
            return Ack(said.id, known)
        try:
            timeline, move = _judge(live, seat, said, arrival)
            number = await live.append(timeline, seat, move, "player", said.id)
        except Illegal as illegal:
            raise Refusal(illegal) from None
        if number is not None:
            return Ack(said.id, number)


def _judge(live: LiveTable, seat: Seat, said: Play, arrival: int) -> tuple[Timeline, Move]:
    """The position to which it is the answer, and the move, which the rules may still forbid.

    Where it would have to wait for somebody else's move, it is refused before: a late refusal would tell of that.
    """
    timeline = live.timeline
    if timeline is None:
        raise Problem("not-started", 409)
    watch = timeline.seen[seat]
    if said.at > watch.number:
        raise Problem("unknown-number", field="at", newest=watch.number)
    if said.at < (watch.question if timeline.race is None else watch.opening) and not timeline.over:
        raise Problem("stale", 409, newest=watch.number)
    move = _stamp(live, timeline, seat, live.game.read_move(timeline.table, said.move), arrival)
    if live.busy:
        timeline.table.check(seat, move)
    return timeline, move


def _stamp(live: LiveTable, timeline: Timeline, seat: Seat, move: Move, arrival: int) -> Move:
    """In a race the server says when a move was made, whatever its maker claims."""
    step = race_step(timeline.table)
    if step is None:
        return move
    round_trip = live.latency.of(seat) or 0
    return step.stamped(timeline.table, seat, move, waited=timeline.waited(arrival), round_trip=round_trip)


async def answer_as_bot(live: LiveTable, seat: Seat) -> bool:
    """What a bot plays at its own seat, or for a leaver. False: it has time left, or is not asked any more."""
    while (timeline := live.timeline) is not None and seat in timeline.table.actors() and live.row.status == "playing":
        if bot_at(live.row, live.services, seat) is None or not _is_due(live, timeline, "bot", seat):
            return False
        if step := race_step(timeline.table):
            move = _stamp_bot(live, timeline, step, seat)
        else:
            move = await choose(live.row, timeline, live.services, seat)
        if await live.append(timeline, seat, move, "bot") is not None:
            return True
    return False


def _stamp_bot(live: LiveTable, timeline: Timeline, step: RaceStep[Any], seat: Seat) -> Move:
    """A bot is here, and acts when its time has come."""
    move = in_a_race(live.row, timeline, live.services, seat)
    return step.stamped(timeline.table, seat, move, waited=timeline.waited(live.services.clock.now()), round_trip=0)


async def answer_as_clock(live: LiveTable, seat: Seat) -> bool:
    """What the rules say for a seat whose time has run out. False: it has time left, or is not asked any more."""
    while (
        (timeline := live.timeline) is not None
        and live.row.status == "playing"
        and _is_due(live, timeline, "time", seat)
    ):
        move = timeline.table.timeout(seat)
        if await live.append(timeline, seat, move, "clock") is not None:
            return True
    return False


def _is_due(live: LiveTable, timeline: Timeline, kind: DueKind, seat: Seat) -> bool:
    dues = {due.seat: due.at for due in live.dues(live.row, timeline) if due.kind == kind}
    return seat in dues and dues[seat] <= live.services.clock.now()


async def put_off(live: LiveTable) -> None:
    """What a race waits for may have moved, as when a player turns out to be farther away: set it again."""

    def again(row: TableRow) -> Change | None:
        if row.status != "playing" or live.timeline is None or live.timeline.race is None:
            return None
        return Change(table=msgspec.structs.replace(row, version=row.version + 1), dues=live.dues(row, live.timeline))

    await live.change(again)
