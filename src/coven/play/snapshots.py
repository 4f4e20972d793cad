"""A timeline as bytes and back, so that a long game need not be replayed from its deal."""

import msgspec
from msgspec import Raw

from coven.engine import SPECTATOR, Game, Seat, Table, race_at
from coven.play.pace import AnyPace
from coven.play.protocol import encode
from coven.play.timeline import Past, Seen, Timeline


class Kept(msgspec.Struct, frozen=True):
    """A timeline as the store keeps it: what every seat is shown follows from the position."""

    table: Raw
    number: int
    at: int
    seen: tuple[tuple[int, int, int, int], ...]
    opened: int = 0
    openings: tuple[int, ...] = ()
    pasts: tuple[tuple[Raw, Seat, Raw, tuple[tuple[int, int], ...]], ...] = ()


def freeze(timeline: Timeline) -> bytes:
    seen = tuple((watch.number, watch.question, watch.since, watch.bank) for watch in timeline.seen)
    openings = tuple(watch.opening for watch in timeline.seen)
    pasts = [(Raw(past.table.snapshot()), past.seat, Raw(encode(past.move)), past.clocks) for past in timeline.pasts]
    table = Raw(timeline.table.snapshot())
    return encode(Kept(table, timeline.number, timeline.at, seen, timeline.opened, openings, tuple(pasts)))


def thaw(data: bytes, game: Game, pace: AnyPace, started: int) -> Timeline:
    kept = msgspec.json.decode(data, type=Kept)
    table = game.restore(bytes(kept.table))
    seats = [*range(table.players), SPECTATOR]
    openings = kept.openings or (0,) * len(seats)
    kept_watches = zip(seats, kept.seen, openings, strict=True)
    seen = tuple(_seen_again(table, seat, numbers, opening) for seat, numbers, opening in kept_watches)
    race = race_at(table)
    pasts = tuple(_past_again(game, *each) for each in kept.pasts)
    return Timeline(table, pace, started, seen, kept.number, kept.at, race, kept.opened, pasts)


def _past_again(game: Game, position: Raw, seat: Seat, move: Raw, clocks: tuple[tuple[int, int], ...]) -> Past:
    table = game.restore(bytes(position))
    return Past(table, seat, game.read_move(table, bytes(move)), clocks)


def _seen_again(table: Table, seat: Seat, numbers: tuple[int, int, int, int], opening: int) -> Seen:
    asked = seat in table.actors()
    return Seen(*numbers, asked, table.view(seat), [*table.moves(seat)] if asked else (), opening)
