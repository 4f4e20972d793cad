"""How the chances of a finished game went, for who looks on and sees nobody's hidden cards."""

from statistics import fmean

import msgspec

from coven.bots import UnknownBot
from coven.engine import SPECTATOR, Game, Table
from coven.engine.record import replay
from coven.lab.foresight import Chances, Foresight
from coven.lab.outcomes import win

POINTS = 40
"""Moments of a game that are judged, from the deal to the end."""
PLAYOUTS = 16
"""Ways in which each of them may go on."""


class ChancePoint(msgspec.Struct, frozen=True):
    """Each seat's chance of winning after so many moves."""

    number: int
    chances: Chances


class ChanceCurve(msgspec.Struct, frozen=True):
    """Nothing, where nobody has taught the game to bots."""

    points: list[ChancePoint]


def chance_curve(game: Game, record: bytes) -> ChanceCurve:
    """Of a finished record that holds."""
    *tables, end = (played.table.clone() for played in replay(record, lambda _: game))
    assert end.outcome is not None
    try:
        foresight = Foresight(game, end.outcome.sides)
    except UnknownBot:
        return ChanceCurve([])
    wanted = {round(step * len(tables) / POINTS) for step in range(POINTS)}
    points = [_point(foresight, number, tables[number]) for number in sorted(wanted)]
    last = tuple(win(end.outcome, seat) for seat in range(end.players))
    return ChanceCurve([*points, ChancePoint(len(tables), last)])


def _point(foresight: Foresight, number: int, table: Table) -> ChancePoint:
    found = foresight.chances(table, SPECTATOR, PLAYOUTS, str(number))
    return ChancePoint(number, tuple(round(fmean(column), 3) for column in zip(*found, strict=True)))
