"""How far away a player is: what a kernel shows counts, and pongs alone hardly do."""

import pytest

from coven.engine import Distance
from coven.server.line import Shown
from coven.server.table.distances import Trip, distance, falls_short, lags
from coven.server.table.latency import Latency
from tests.server.kit import FakeClock

NEAR = Shown(20, 22)
FAR = Shown(200, 205)


def trips(shown: Shown | None, *pongs: int) -> list[Trip]:
    return [Trip(pong, shown) for pong in pongs]


@pytest.mark.rule("HF-21")
@pytest.mark.parametrize(
    "found, best, typical",
    [
        (trips(FAR, 201, 203, 202), 200, 202),
        (trips(NEAR, 250, 251, 252), 20, 22),  # held back: the kernel knows better
        (trips(Shown(20, 60), 60, 60, 60), 20, 30),  # with late acknowledgements, up to what may be jitter
        (trips(Shown(100, 140), 105, 138, 111, 120, 129), 100, 120),  # what is typical, not the best moment
        (trips(Shown(20), 250), 20, 30),  # a proxy that knows one trip
        (trips(None, 250, 251, 252), 250, 30),  # nothing but pongs
        (trips(None, 12, 14, 16), 12, 14),
        (trips(Shown(20, 22), 19), 20, 20),
    ],
)
def test_a_long_way_must_be_shown_by_a_kernel(found: list[Trip], best: int, typical: int) -> None:
    assert distance(found) == Distance(best, typical)


def test_pongs_that_lag_behind_the_line_are_noticed() -> None:
    assert lags(trips(NEAR, 250, 250, 250, 250, 250))
    assert not lags(trips(NEAR, 250, 250, 250, 250))  # too few to say
    assert not lags(trips(NEAR, 30, 31, 900, 32, 900))  # a busy moment
    assert not lags(trips(FAR, 220, 250, 230, 260, 270))
    assert not lags(trips(None, 250, 250, 250, 250, 250))  # nobody can say


def test_one_plausible_claim_ends_the_doubt() -> None:
    assert falls_short([400, 500, 300, 200, 700])
    assert not falls_short([400, 500, 300, 200])
    assert not falls_short([400, 500, 300, 200, 700, -3])


def test_the_nearest_socket_of_a_player_counts() -> None:
    latency = Latency(FakeClock())
    latency.note(0, "over the sea", Trip(230, Shown(230, 230)))
    assert latency.of(0) == Distance(230, 230)
    latency.note(0, "next door", Trip(20, Shown(20, 20)))
    assert latency.of(0) == Distance(20, 20)
    assert latency.of(1) is None


def test_what_was_measured_long_ago_is_forgotten() -> None:
    clock = FakeClock()
    latency = Latency(clock)
    latency.note(0, "socket", Trip(90, Shown(90, 90)))
    clock.advance(20_001)
    assert latency.of(0) is None


@pytest.mark.rule("HF-21", "HF-23")
def test_claims_that_do_not_fit_cost_the_allowance_once_the_race_is_over() -> None:
    latency = Latency(FakeClock())
    latency.note(0, "socket", Trip(90, Shown(90, 90)))
    for race in range(1, 6):
        latency.note_claim(0, race, 600)
        latency.note_claim(0, race, 0)  # the point after it
    assert latency.allowed(0, race=5) == Distance(90, 90)
    assert latency.allowed(0, race=6) == Distance(90, 0)
    latency.note_claim(0, 6, 5)
    assert latency.allowed(0, race=7) == Distance(90, 90)
