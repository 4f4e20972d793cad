"""Round trips of the players of a table, which the server measures itself, for games in which time counts."""

from collections import defaultdict
from collections.abc import Mapping

from coven.engine import HERE, Distance, Seat
from coven.play.durations import SECOND
from coven.server.clock import Clock
from coven.server.store.rows import TableRow
from coven.server.table.distances import ENOUGH, Trip, distance, falls_short, lags

LATELY = 20 * SECOND


class Latency:
    """Of one table, by seat: what its sockets took lately, and what its player claimed of late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._trips: defaultdict[Seat, dict[str, list[tuple[int, Trip]]]] = defaultdict(dict)
        """With the time of each, by socket: somebody may have several."""
        self._claims: defaultdict[Seat, dict[int, int]] = defaultdict(dict)
        """Of the last races, by how much a move was claimed to be earlier than it can have been, at most."""

    def note(self, seat: Seat, socket: str, trip: Trip) -> None:
        self._trips[seat].setdefault(socket, []).append((self._clock.now(), trip))

    def note_claim(self, seat: Seat, race: int, short: int) -> None:
        """By how much a move in a race was claimed to be earlier than it can have been, in ms."""
        claims = self._claims[seat]
        claims[race] = max(short, claims.get(race, short))
        while len(claims) > ENOUGH + 1:
            del claims[next(iter(claims))]

    def of(self, seat: Seat) -> Distance | None:
        """The nearest of a player's sockets; None: nothing was measured lately."""
        found = [distance(trips) for trips in self._lately(seat).values()]
        return min(found, key=lambda each: (each.typical, each.best), default=None)

    def allowed(self, seat: Seat, race: int | None) -> Distance | None:
        """The same, with nothing to be made up for if the player's answers do not fit it."""
        found = self.of(seat)
        return Distance(found.best) if found and self.doubted(seat, race) else found

    def doubted(self, seat: Seat, race: int | None) -> bool:
        """Whether pongs lag behind the line, or claims do not fit it. A call in the present race is still a secret."""
        claims = [short for its_race, short in self._claims[seat].items() if its_race != race]
        return falls_short(claims) or any(lags(trips) for trips in self._lately(seat).values())

    def at_table(self, row: TableRow, race: int | None) -> Mapping[Seat, Distance]:
        """All that are known; bots are here."""
        found = {sitter.seat: HERE if sitter.bot else self.allowed(sitter.seat, race) for sitter in row.sitters}
        return {seat: known for seat, known in found.items() if known is not None}

    def gathered(self, row: TableRow) -> Mapping[Seat, Distance]:
        """The same for those who have answered a ping that was sent after the start: they see the table."""
        bots = {sitter.seat for sitter in row.sitters if sitter.bot}
        known = self.at_table(row, None).items()
        return {seat: way for seat, way in known if seat in bots or self._answered_since(row.started, seat)}

    def _answered_since(self, start: int, seat: Seat) -> bool:
        return any(at - trip.pong >= start for trips in self._trips[seat].values() for at, trip in trips)

    def _lately(self, seat: Seat) -> dict[str, list[Trip]]:
        since = self._clock.now() - LATELY
        kept = {id_: [each for each in trips if each[0] >= since] for id_, trips in self._trips[seat].items()}
        self._trips[seat] = {id_: trips for id_, trips in kept.items() if trips}
        return {id_: [trip for _, trip in trips] for id_, trips in self._trips[seat].items()}
