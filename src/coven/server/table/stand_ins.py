"""A bot plays on for somebody who has left, until the player returns; in a race the rules say what happens."""

import msgspec

from coven.engine import CLOCK, Illegal, Move, Seat, race_step
from coven.play.timeline import Timeline
from coven.server.store.rows import Change, TableRow
from coven.server.table.live import LiveTable


def set_stand_in(live: LiveTable, row: TableRow, seat: Seat, stand_in: bool) -> Change | None:
    """Hand a person's seat to a bot, or back. None if that is how it is."""
    sitter, timeline = row.at(seat), live.timeline
    if row.status != "playing" or timeline is None:
        return None
    if sitter is None or sitter.person is None or sitter.stand_in == stand_in:
        return None
    changed = msgspec.structs.replace(sitter, stand_in=stand_in)
    sitters = tuple(changed if each.seat == seat else each for each in row.sitters)
    new = row.changed(sitters=sitters)
    return Change(table=new, sitters=True, dues=live.schedule.dues(new, timeline))


async def hand_back(live: LiveTable, seat: Seat) -> None:
    """The player is there again. Where the rules have no word for that, it matters only to who was replaced."""
    sitter = live.row.at(seat)
    if live.timed or (sitter is not None and sitter.stand_in):
        await _set_here(live, seat, True)


async def stand_up(live: LiveTable, seat: Seat) -> None:
    """The player has left: the rules may have a word for that, else a bot plays on."""
    await _set_here(live, seat, False)


async def _set_here(live: LiveTable, seat: Seat, here: bool) -> None:
    while (timeline := live.timeline) is not None and live.row.status == "playing" and not timeline.over:
        step = race_step(timeline.table)
        if step is None:
            return await live.change(lambda row: set_stand_in(live, row, seat, not here))
        move = step.presence(timeline.table, seat, here=here)
        sitter = live.row.at(seat)
        if sitter is None or sitter.person is None or not _allowed(timeline, move):
            return None
        if await live.append(timeline, CLOCK, move, "away") is not None:
            return None


def _allowed(timeline: Timeline, move: Move) -> bool:
    try:
        timeline.table.check(CLOCK, move)
    except Illegal:
        return False
    return True


async def take_over(live: LiveTable, seat: Seat) -> None:
    """The delay is over: a bot plays on unless the player was seen again."""
    live.present = await live.services.store.present(live.row.id)
    patience, seen = live.row.patience, live.present.get(seat, 0)
    if patience is not None and seen + patience <= live.services.clock.now():
        await stand_up(live, seat)
