"""Answers to what a seat is asked: by its player, by a bot, or by the clock."""

from time import perf_counter

from coven.engine import HERE, Illegal, Move, Seat
from coven.play.answers import read_answer, shortfall, stamped
from coven.play.problems import Problem, Refusal
from coven.play.protocol import Ack, Play
from coven.play.schedule import DueKind
from coven.play.timeline import Timeline
from coven.server.metrics import seconds_since
from coven.server.store.rows import Change, Person, TableRow
from coven.server.table import masters
from coven.server.table.live import LiveTable
from coven.server.table.news import Claimed
from coven.server.table.seats import find_seat
from coven.server.table.stand_ins import hand_back


async def play(
    live: LiveTable, person: Person, said: Play, wanted: Seat | None = None, *, by_socket: bool = False
) -> Ack:
    """A move that arrives now, from one of a person's seats.

    Only the way of a socket is known, so only moves by socket are made up for it.

    It is no sign of presence that others could see: that somebody has chosen may be a secret.
    """
    services = live.services
    arrival, start = services.clock.now(), perf_counter()
    seat = await find_seat(live, person, wanted)
    await hand_back(live, seat)
    try:
        return await _play(live, seat, said, arrival, by_socket)
    finally:
        services.metrics.answers_of(live.game.name).observe(seconds_since(start))


async def _play(live: LiveTable, seat: Seat, said: Play, arrival: int, by_socket: bool) -> Ack:
    """Played once however often it is sent, and only on the question that it answers."""
    if live.newest(seat) < said.at:  # the player has heard more than this worker
        await live.catch_up()
    while True:
        known = await live.answered.find(seat, said.id)
        if known is not None:
            return Ack(said.id, known)
        try:
            timeline, move = _judge(live, seat, said, arrival, by_socket)
            number = await live.append(timeline, seat, move, "player", said.id)
        except Illegal as illegal:
            raise Refusal(illegal) from None
        if number is not None:
            if by_socket:
                _note_claim(live, timeline, seat, said, arrival)
            return Ack(said.id, number)


def _judge(live: LiveTable, seat: Seat, said: Play, arrival: int, by_socket: bool) -> tuple[Timeline, Move]:
    """The position to which it is the answer, and the move, which the rules may still forbid.

    Where it would have to wait for somebody else's move, it is refused before: a late refusal would tell of that.
    """
    timeline = live.timeline
    if timeline is None:
        raise Problem("not-started", 409)
    known = live.latency.allowed(seat, timeline.race) if by_socket and timeline.race is not None else None
    move = read_answer(live.game, timeline, seat, said, arrival=arrival, distance=known or HERE)
    if live.commits.busy:
        timeline.table.check(seat, move)
    return timeline, move


def _note_claim(live: LiveTable, timeline: Timeline, seat: Seat, said: Play, arrival: int) -> None:
    """Whoever has no allowance has nothing to gain by a claim, and need not make one."""
    race = timeline.race
    distance = None if race is None else live.latency.of(seat)
    if race is not None and distance is not None:
        short = shortfall(live.game, timeline, said, arrival=arrival, distance=distance)
        live.publish(Claimed(seat, race, short))


async def answer_as_bot(live: LiveTable, seat: Seat) -> bool:
    """What a bot plays at its own seat, or for a leaver. False: it has time left, or is not asked any more."""
    while (timeline := live.timeline) is not None and _is_due(live, timeline, "bot", seat):
        move = await _choose(live, timeline, seat) if timeline.race is None else _react(live, timeline, seat)
        if await live.append(timeline, seat, move, "bot") is not None:
            return True
    return False


async def _choose(live: LiveTable, timeline: Timeline, seat: Seat) -> Move:
    bots, table = live.bots, timeline.table
    return bots.scripted(table, seat) or await masters.choose(live, bots.level(seat), table, seat)


def _react(live: LiveTable, timeline: Timeline, seat: Seat) -> Move:
    """A bot is here, and acts when its time has come."""
    return stamped(timeline, seat, live.bots.race_move(timeline, seat), now=live.services.clock.now())


async def answer_as_ordered(live: LiveTable, seat: Seat) -> bool:
    """What a player's standing order says, or the only move there is. False: it is not time, or not asked any more."""
    while (timeline := live.timeline) is not None and _is_due(live, timeline, "order", seat):
        answer = live.schedule.orders(live.row).answer(timeline, seat)
        if answer is None or await live.append(timeline, seat, answer.move, "order") is not None:
            return True
    return False


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
