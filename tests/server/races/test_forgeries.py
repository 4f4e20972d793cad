"""Players of the same reactions, near and far, honest and not, over a wire that real kernels measure.

Short here; `make soak` plays 300 races of each.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.races.network import FarAway, Unavailable, far_away
from tests.server.races.racers import Contest, Racer, race_server

pytestmark = pytest.mark.anyio

NEAR, TWIN, FAR, SHAKY, FARTHEST = (f"10.9.0.{number}" for number in range(2, 7))
LINES = {NEAR: (10, 0), TWIN: (10, 0), FAR: (100, 0), SHAKY: (50, 20), FARTHEST: (200, 0)}
"""How long a packet takes either way, in ms, and by how much that differs."""
TABLES = 6
RACES = [12, pytest.param(50, marks=pytest.mark.soak)]
"""At each table."""
LONG = pytest.mark.soak
"""Half a minute of real time each: one honest line and the worst forgery are tried every time, the others at length."""


@pytest.fixture(scope="module")
def network() -> Iterator[FarAway]:
    try:
        with far_away(LINES) as found:
            yield found
    except Unavailable as reason:
        pytest.skip(f"LEFT OUT: {reason}")


async def contest(network: FarAway, database: Path, races: int, one: Racer, other: Racer) -> Contest:
    async with race_server(database, network) as (server, port):
        found = Contest(server, network, port, (one, other))
        await found.run(TABLES, races)
    print(f"{one} and {other} won {found.wins}, {found.share(1):.0%}")
    return found


@pytest.mark.rule("HF-21", "HF-22")
@pytest.mark.parametrize("races", RACES)
@pytest.mark.parametrize(
    "other",
    [
        pytest.param(FAR, id="far"),
        pytest.param(TWIN, id="as-near", marks=LONG),
        pytest.param(SHAKY, id="shaky", marks=LONG),
        pytest.param(FARTHEST, id="farthest", marks=LONG),
    ],
)
async def test_distance_does_not_decide(network: FarAway, database: Path, other: str, races: int) -> None:
    found = await contest(network, database, races, Racer(NEAR), Racer(other))
    assert 0.45 <= found.share(1) <= 0.55
    assert found.doubted == set()


@pytest.mark.rule("HF-21", "HF-24")
@pytest.mark.parametrize("races", RACES)
@pytest.mark.parametrize(
    "forger, noticed",
    [
        pytest.param(Racer(TWIN, hold=0.23, earlier=9_999), True, id="holds-back-pongs-and-claims-0"),
        pytest.param(Racer(TWIN, earlier=9_999), True, id="claims-0", marks=LONG),
        pytest.param(Racer(TWIN, earlier=60), False, id="claims-to-be-a-little-earlier", marks=LONG),
        pytest.param(Racer(TWIN, hold=0.03, earlier=30), False, id="claims-what-the-pongs-allow", marks=LONG),
        pytest.param(Racer(TWIN, hold=-0.08, earlier=80), False, id="makes-the-line-look-shaky", marks=LONG),
    ],
)
async def test_no_forgery_pays(network: FarAway, database: Path, forger: Racer, noticed: bool, races: int) -> None:
    found = await contest(network, database, races, Racer(NEAR), forger)
    assert found.share(1) <= 0.55
    assert found.doubted == ({1} if noticed else set())
