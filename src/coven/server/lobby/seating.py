"""Who sits where before the start: how a row changes when somebody sits down or stands up."""

from collections.abc import Collection, Iterable

import msgspec

from coven.engine import Seat
from coven.play.problems import Problem, missing
from coven.server.people.names import skeleton
from coven.server.store.rows import Change, Person, Sitter, TableRow


def seated(row: TableRow, sitter: Sitter) -> Change:
    """One more at the table."""
    check_name_free(row.sitters, sitter.name)
    sitters = sorted((*row.sitters, sitter), key=lambda each: each.seat)
    return Change(table=row.changed(sitters=tuple(sitters)), sitters=True)


def without(row: TableRow, seats: Collection[Seat], now: int) -> Change:
    """Some fewer. A table without people is closed; if the host has gone, the next one becomes host."""
    rest = tuple(each for each in row.sitters if each.seat not in seats)
    people = [each.person for each in rest if each.person]
    if not people:
        return Change(table=row.changed(sitters=rest, status="closed", ended=now), sitters=True, dues=())
    host = row.host if row.host in people else people[0]
    return Change(table=row.changed(sitters=rest, host=host), sitters=True)


def muted(row: TableRow, seat: Seat, silent: bool) -> Change | None:
    """A sitter may speak in the chat no more, or again. None if that is how it is."""
    sitter = sitter_at(row, seat)
    if sitter.muted == silent:
        return None
    changed = msgspec.structs.replace(sitter, muted=silent)
    sitters = tuple(changed if each.seat == seat else each for each in row.sitters)
    return Change(table=row.changed(sitters=sitters), sitters=True)


def renamed(row: TableRow, person: Person, name: str) -> Change | None:
    """Somebody sits there under another name; whoever shares the device with them keeps theirs."""
    mine = next((each for each in row.sitters if each.person == person.id and each.name == person.name), None)
    if mine is None or name == mine.name:
        return None
    check_name_free((each for each in row.sitters if each is not mine), name)
    changed = msgspec.structs.replace(mine, name=name)
    sitters = tuple(changed if each is mine else each for each in row.sitters)
    return Change(table=row.changed(sitters=sitters), sitters=True)


def sitter_at(row: TableRow, seat: Seat) -> Sitter:
    sitter = row.at(seat)
    if sitter is None:
        raise missing("sitter")
    return sitter


def free_seat(row: TableRow, wanted: Seat | None) -> Seat:
    """The seat that is wanted, or the first that is free."""
    check_open(row)
    if wanted is None and row.free:
        return row.free[0]
    if wanted is None or wanted not in row.free:
        raise Problem("seat-taken", 409, field="seat")
    return wanted


def check_name_free(sitters: Iterable[Sitter], name: str) -> None:
    if any(skeleton(each.name) == skeleton(name) for each in sitters):
        raise Problem("name-taken", 409, field="name")


def check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Problem("not-open", 409)


def check_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise Problem("not-host", 403)
