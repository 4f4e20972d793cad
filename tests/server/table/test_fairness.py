"""Two equal players, one near and one far away: distance does not decide, and lying does not pay."""

from math import sqrt
from pathlib import Path

import pytest

from coven.games import find
from tests.server.kit import running
from tests.server.table.far import line_of, play_rounds

pytestmark = pytest.mark.anyio

NEAR, FAR = 20, 200
GAMES = {"hocus_focus": find("hocus_focus")}


def spread(rounds: int) -> float:
    """Half the 95 % interval of the wins of one of two equal players."""
    return 1.96 * sqrt(rounds) / 2


async def contest(database: Path, games: int, **given: object) -> tuple[list[int], list[int]]:
    async with running(database, games=GAMES, line_of=line_of) as server:
        scheduling = server.backend._running[0]
        assert scheduling is not None
        scheduling.cancel()  # the network looks at the clock, so that nothing happens behind its back
        found = await play_rounds(server, games, (NEAR, FAR), **given)
    print(f"near and far won {found[0]}, {found[1]} of them against a quicker player")
    return found


@pytest.mark.rule("HF-21", "HF-13")
@pytest.mark.parametrize("games", [4, pytest.param(60, marks=pytest.mark.soak)])
async def test_distance_does_not_decide(database: Path, games: int) -> None:
    (near, far), wrong = await contest(database, games)
    assert near + far > 25 * games
    assert abs(near - far) / 2 <= spread(near + far)
    assert wrong == [0, 0]


@pytest.mark.rule("HF-21")
@pytest.mark.parametrize("liar", [0, 1])
@pytest.mark.parametrize("games", [2, pytest.param(30, marks=pytest.mark.soak)])
async def test_who_forges_times_gains_nothing(database: Path, games: int, liar: int) -> None:
    wins, wrong = await contest(database, games, liar=liar)
    assert sum(wins) > 25 * games
    assert wins[liar] - sum(wins) / 2 <= spread(sum(wins))
    assert wrong[liar] == 0


@pytest.mark.rule("HF-21")
async def test_without_the_correction_distance_does_decide(database: Path) -> None:
    """The measure can tell: the same players, and nothing made up for."""
    (near, far), wrong = await contest(database, 3, lag_cap_ms=0)
    assert (near - far) / 2 > spread(near + far)
    assert wrong[0] > 0
