"""How well people play, per game: openskill's Plackett–Luce, for tables of accounts that were played to the end."""

from collections import Counter
from collections.abc import Collection

import msgspec
from openskill.models import PlackettLuce

from coven.engine import Outcome
from coven.play.log import Entry
from coven.server.store import Store
from coven.server.store.rows import Rating, TableRow

MODEL = PlackettLuce()
FIRST, STEP = 1000, 40


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating as people read it: 1000 for somebody new, and then what is almost certain (mu - 3 sigma)."""

    game: str
    rating: int
    games: int


def shown(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.game, round(FIRST + STEP * (rating.mu - 3 * rating.sigma)), rating.games)


async def rate(store: Store, row: TableRow, outcome: Outcome | None) -> None:
    """Count a finished table, unless it has been counted, or does not count."""
    people = {sitter.seat: sitter.person for sitter in row.sitters if sitter.person}
    if row.status != "ended" or outcome is None or not row.counts or len(outcome.sides) < 2:
        return
    if not await _have_accounts(store, people.values()):
        return
    if was_abandoned(await store.entries(row.id, 0, row.number)):
        return
    await store.rate(row.id, row.game, people.values(), lambda before: rated(row, outcome, before))


def was_abandoned(entries: list[Entry]) -> bool:
    """Somebody left and a bot or nobody played on, or the clock answered for a seat more often than its player."""
    if any(entry.by in ("bot", "away") for entry in entries):
        return True
    late = Counter(entry.seat for entry in entries if entry.by == "clock" and entry.seat >= 0)
    own = Counter(entry.seat for entry in entries if entry.by == "player")
    return any(late[seat] > own[seat] for seat in late)


async def _have_accounts(store: Store, people: Collection[str]) -> bool:
    found = [await store.person(person) for person in people]
    return all(person is not None and not person.guest for person in found)


def rated(row: TableRow, outcome: Outcome, before: dict[str, Rating]) -> list[Rating]:
    """The ratings after a game, from those before it: the same on every worker."""
    sides = [[before[_person(row, seat)] for seat in side] for side in outcome.sides]
    ranks = [next(place for place, each in enumerate(outcome.ranking) if side in each) for side in range(len(sides))]
    given = [[MODEL.create_rating([rating.mu, rating.sigma]) for rating in side] for side in sides]
    found = MODEL.rate(given, ranks=[float(rank) for rank in ranks])
    return [
        msgspec.structs.replace(old, mu=new.mu, sigma=new.sigma, games=old.games + 1)
        for side, after in zip(sides, found, strict=True)
        for old, new in zip(side, after, strict=True)
    ]


def _person(row: TableRow, seat: int) -> str:
    sitter = row.at(seat)
    assert sitter is not None
    assert sitter.person is not None
    return sitter.person


async def ratings_at(store: Store, rows: Collection[TableRow]) -> dict[tuple[str, str], int]:
    """What the lobby shows: by person and game."""
    people = {sitter.person for row in rows for sitter in row.sitters if sitter.person}
    return {(each.person, each.game): shown(each).rating for each in await store.ratings(people)} if people else {}
