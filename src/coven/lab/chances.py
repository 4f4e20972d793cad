"""How the chances of a finished game went, for a spectator, who sees nobody's hidden cards."""

import msgspec

from coven.bots import UnknownBot
from coven.engine import SPECTATOR, Game, Seat, Table
from coven.engine.replay import replay
from coven.lab.estimate import Estimate
from coven.lab.foresight import Chances, Foresight, estimated
from coven.lab.outcomes import win
from coven.lab.turning import Moment, turning_points

POINTS = 40
"""Moments of a game that are judged, from the deal to the end."""
PLAYOUTS = 16
"""Ways in which each of them may go on."""


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance of winning after so many moves, and the 95 % interval of each."""

    number: int
    chances: Chances
    low: Chances
    high: Chances


class ChanceTurn(msgspec.Struct, frozen=True):
    """Up to this move somebody's chance has become quite another."""

    number: int
    seat: Seat
    before: float
    after: float


class ChanceCurve(msgspec.Struct, frozen=True):
    """Nothing, where nobody has taught the game to bots."""

    points: list[ChancePoint]
    turns: list[ChanceTurn]


def chance_curve(game: Game, record: bytes) -> ChanceCurve:
    """Of a finished record that holds."""
    *tables, end = (played.table.clone() for played in replay(record, lambda _: game))
    assert end.outcome is not None
    try:
        foresight = Foresight(game, end.outcome.sides)
    except UnknownBot:
        return ChanceCurve([], [])
    wanted = sorted({round(step * len(tables) / POINTS) for step in range(POINTS)} - {len(tables)})
    moments = [(number, _judged(foresight, tables[number], number)) for number in wanted]
    shares = [win(end.outcome, seat) for seat in range(end.players)]
    moments.append((len(tables), tuple(Estimate(share, share, share) for share in shares)))
    return _told(moments)


def _judged(foresight: Foresight, table: Table, number: int) -> tuple[Estimate, ...]:
    return estimated(foresight.chances(table, SPECTATOR, PLAYOUTS, str(number)))


def _told(moments: list[Moment]) -> ChanceCurve:
    """With as many digits as there is something to see."""
    points = [
        ChancePoint(
            number,
            tuple(round(each.value, 3) for each in chances),
            tuple(round(each.low, 3) for each in chances),
            tuple(round(each.high, 3) for each in chances),
        )
        for number, chances in moments
    ]
    turns = [
        ChanceTurn(each.number, each.seat, round(each.before.value, 3), round(each.after.value, 3))
        for each in turning_points(moments)
    ]
    return ChanceCurve(points, turns)
