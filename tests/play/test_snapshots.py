"""Snapshots lead to the same timeline, and those of another layout lead nowhere."""

import json
from dataclasses import replace

import pytest

from coven.engine import Game, Step
from coven.play.pace import NoClock
from coven.play.snapshots import freeze, thaw
from coven.play.timeline import Timeline, advance, begin, retreat
from examples.familiars import GAME
from tests.contract.cases import GAMES, Case
from tests.engine.mended import GAME as MENDED

NOON = 1_800_000_000_000


def timeline() -> Timeline:
    table = Case("familiars", 2, {}).deal(1)
    return advance(begin(table, NoClock(), NOON)[0], 0, table.moves(0)[0], 5)[0]


def thawed(before: Timeline, game: Game) -> Timeline:
    again = thaw(freeze(before, game), game, NoClock(), NOON)
    assert again is not None
    return again


def test_a_snapshot_leads_to_the_same_timeline() -> None:
    assert thawed(timeline(), GAME) == timeline()


def test_a_snapshot_remembers_what_can_be_taken_back() -> None:
    assert retreat(thawed(timeline(), GAME), 0, 7)[1] == retreat(timeline(), 0, 7)[1]


class Dusk(Step, frozen=True):
    """A step that was not there before."""

    rule = "FA-9"


@pytest.mark.parametrize("game", [MENDED, replace(GAME, steps=GAME.steps | Dusk), GAMES["hocus"]])
def test_a_snapshot_of_another_layout_is_not_used(game: Game) -> None:
    assert thaw(freeze(timeline(), GAME), game, NoClock(), NOON) is None


def test_a_snapshot_that_does_not_name_its_layout_is_not_used() -> None:
    kept = json.loads(freeze(timeline(), GAME))
    del kept["layout"]
    assert thaw(json.dumps(kept).encode(), GAME, NoClock(), NOON) is None
