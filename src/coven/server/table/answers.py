"""Answers to what a seat is asked: by its player, by a bot, or by the clock."""

from time import perf_counter

from coven.engine import Illegal, Move, Seat
from coven.play.answers import read_answer, stamped
from coven.play.problems import Problem, Refusal
from coven.play.protocol import Ack, Play
from coven.play.schedule import DueKind
from coven.play.timeline import Timeline
from coven.server.metrics import seconds_since
from coven.server.store.rows import Change, Person, TableRow
from coven.server.table.live import LiveTable
from coven.server.table.seats import find_seat
from coven.server.table.stand_ins import hand_back


async def play(live: LiveTable, person: Person, said: Play, wanted: Seat | None = None) -> Ack:
    """A move that arrives now, from one of a person's seats.

    It is no sign of presence that others could see: that somebody has chosen may be a secret.
    """
    services = live.services
    arrival, start = services.clock.now(), perf_counter()
    seat = await find_seat(live, person, wanted)
    await hand_back(live, seat)
    try:
        return await _play(live, seat, said, arrival)
    finally:
        services.metrics.answers_of(live.game.name).observe(seconds_since(start))


async def _play(live: LiveTable, seat: Seat, said: Play, arrival: int) -> Ack:
    """Played once however often it is sent, and only on the question that it answers."""
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
    round_trip = 0 if timeline.race is None else live.latency.of(seat) or 0
    move = read_answer(live.game, timeline, seat, said, arrival=arrival, round_trip=round_trip)
    if live.commits.busy:
        timeline.table.check(seat, move)
    return timeline, move


async def answer_as_bot(live: LiveTable, seat: Seat) -> bool:
    """What a bot plays at its own seat, or for a leaver. False: it has time left, or is not asked any more."""
    while (timeline := live.timeline) is not None and _is_due(live, timeline, "bot", seat):
        move = await _choose(live, timeline, seat) if timeline.race is None else _react(live, timeline, seat)
        if await live.append(timeline, seat, move, "bot") is not None:
            return True
    return False


async def _choose(live: LiveTable, timeline: Timeline, seat: Seat) -> Move:
    bots, table = live.bots, timeline.table
    return bots.scripted(table, seat) or await live.services.think(live.game, bots.level(seat), table, seat)


def _react(live: LiveTable, timeline: Timeline, seat: Seat) -> Move:
    """A bot is here, and acts when its time has come."""
    return stamped(timeline, seat, live.bots.race_move(timeline, seat), now=live.services.clock.now())


async def answer_as_clock(live: LiveTable, seat: Seat) -> bool:
    """What the rules say for a seat whose time has run out. False: it has time left, or is not asked any more."""
    while (timeline := live.timeline) is not None and _is_due(live, timeline, "time", seat):
        move = timeline.table.timeout(seat)
        if await live.append(timeline, seat, move, "clock") is not None:
            return True
    return False


def _is_due(live: LiveTable, timeline: Timeline, kind: DueKind, seat: Seat) -> bool:
    now = live.services.clock.now()
    return any((due.kind, due.seat) == (kind, seat) and due.at <= now for due in live.schedule.dues(live.row, timeline))


async def put_off(live: LiveTable) -> None:
    """What a race waits for may have moved, as when a player turns out to be farther away: set it again."""

    def again(row: TableRow) -> Change | None:
        if row.status != "playing" or live.timeline is None or live.timeline.race is None:
            return None
        return Change(table=row.changed(), dues=live.schedule.dues(row, live.timeline))

    await live.change(again)
