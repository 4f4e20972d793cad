"""HF-21: from clocks to own time; and races whose outcome does not depend on who arrives first."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.engine import CLOCK, Distance, Illegal
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Return, Wait
from coven.games.hocus_focus.steps.pointing import Pointing
from coven.games.hocus_focus.steps.timing import all_arrived, own_time
from tests.games.hocus_focus.tables import play, race

times = st.integers(0, 60_000)
lags = st.integers(0, 2_000)


@pytest.mark.rule("HF-21")
@pytest.mark.parametrize(
    "claimed, waited, trip, own",
    [
        (1000, 1080, 80, 1000),  # all is well
        (1030, 1080, 80, 1030),  # a quicker trip than is typical: the claim is believed
        (500, 1080, 80, 1000),  # a lie: what the server measured counts
        (500, 1500, 900, 1250),  # a long way: only 250 ms of it are made up for
        (9999, 1080, 80, 1080),  # nobody calls after the arrival
        (0, 80, 80, 0),
        (0, 70, 80, 0),  # quicker than is typical
        (0, 59, 80, None),  # nobody has seen the target yet (HF-24)
        (300, 879, 900, None),  # nor here, however little of the way is made up for
        (300, 880, 900, 630),
    ],
)
def test_own_time_is_the_later_of_the_claim_and_what_the_server_measured(
    claimed: int, waited: int, trip: int, own: int | None
) -> None:
    assert own_time(claimed, waited=waited, distance=Distance(trip - 20, trip), lag_cap=250) == own


@pytest.mark.rule("HF-21")
@settings(derandomize=True, deadline=None)
@given(call=times, one=lags, other=lags)
def test_distance_does_not_decide(call: int, one: int, other: int) -> None:
    owns = [own_time(call, waited=call + lag, distance=Distance(lag, lag), lag_cap=2_000) for lag in (one, other)]
    assert owns == [call, call]


@pytest.mark.rule("HF-21", "HF-24")
@settings(derandomize=True, deadline=None)
@given(call=times, claim=times, lag=lags, cap=st.integers(0, 1_000))
def test_lying_does_not_pay(call: int, claim: int, lag: int, cap: int) -> None:
    honest = own_time(call, waited=call + lag, distance=Distance(lag, lag), lag_cap=cap)
    lying = own_time(claim, waited=call + lag, distance=Distance(lag, lag), lag_cap=cap)
    assert honest is not None
    assert lying is not None
    assert honest <= lying
    assert call <= lying <= call + lag


@pytest.mark.rule("HF-22")
def test_a_closing_race_waits_for_the_capped_lag_of_every_player() -> None:
    assert all_arrived(920, allowed=[40, 180, 30], lag_cap=250) == 1100
    assert all_arrived(920, allowed=[40, 900], lag_cap=250) == 1170
    assert all_arrived(920, allowed=[], lag_cap=250) == 920


@pytest.mark.rule("HF-21", "HF-22")
def test_a_server_closes_a_race_when_every_call_that_could_tie_has_arrived() -> None:
    """Two players call at the same own time; the second call arrives just before the race may close."""
    table = race(3)
    near, far = (own_time(1000, waited=1000 + lag, distance=Distance(lag, lag), lag_cap=250) for lag in (10, 240))
    play(table, (0, Kazaam(7, near)))
    tick = table.timeout(CLOCK)
    assert all_arrived(tick.ms, allowed=[10, 240, 90], lag_cap=250) > 1000 + 240
    play(table, (1, Kazaam(7, far)), (CLOCK, tick))
    assert len(table.aside) == 1


calls = st.sampled_from([Wait(7), *(call(7, ms) for call in (Kazaam, NoMatch) for ms in (800, 900, 1000, 2000))])


@pytest.mark.rule("HF-22")
@settings(derandomize=True, max_examples=50, deadline=None)
@given(answers=st.lists(calls, min_size=3, max_size=3))
def test_the_order_of_arrival_does_not_matter(answers: list) -> None:
    outcomes = set()
    for order in permutations(enumerate(answers)):
        table = race(3)
        play(table, *order)
        outcomes.add(table.snapshot())
    assert len(outcomes) == 1


@pytest.mark.rule("HF-13", "HF-22")
@settings(derandomize=True, deadline=None)
@given(times=st.lists(times.filter(lambda ms: ms < 60_000), min_size=3, max_size=3))
def test_the_earliest_call_points_unless_another_is_within_the_tie(times: list[int]) -> None:
    table = race(3)
    play(table, *((seat, Kazaam(7, ms)) for seat, ms in enumerate(times)))
    first, second, _ = sorted(times)
    if second - first <= 120:
        assert len(table.aside) == 1
    else:
        assert table.step == Pointing(times.index(first), first)


@pytest.mark.rule("HF-21", "HF-24")
def test_a_step_stamps_calls_and_points_and_nothing_else() -> None:
    table = race()
    step, opening = table.step, table.opening
    stamp = {"waited": 1_080, "distance": Distance(60, 80)}
    assert step.stamped(table, 0, Kazaam(opening, 3), **stamp) == Kazaam(opening, 1_000)
    assert step.stamped(table, 0, Wait(opening), **stamp) == Wait(opening)
    with pytest.raises(Illegal, match="HF-24"):
        step.stamped(table, 0, NoMatch(opening, 3), waited=59, distance=Distance(60, 80))


@pytest.mark.rule("HF-10")
def test_a_point_is_never_earlier_than_its_call() -> None:
    table = race()
    table.play(0, Kazaam(table.opening, 1_000))
    step = table.step
    assert step.stamped(table, 0, Point(1, 0), waited=1_100, distance=Distance(250, 250)) == Point(1, 1_000)
    table.play(CLOCK, table.timeout(CLOCK))
    assert table.step.stamped(table, 0, Point(1, 0), waited=1_100, distance=Distance(250, 250)) == Point(1, 1_000)


@pytest.mark.rule("HF-22", "HF-10", "HF-25")
def test_the_clock_waits_for_all_whose_answers_may_still_count() -> None:
    table = race()
    free = table.free()
    assert table.step.deadline(table, 0, {}) == table.options.idle_ms
    assert table.step.deadline(table, CLOCK, dict.fromkeys(free, Distance(30, 40))) == table.options.idle_ms + 41
    table.play(0, Kazaam(table.opening, 1_000))
    assert table.step.deadline(table, CLOCK, {seat: Distance(0, 10 * seat) for seat in free}) == 1_121 + 10 * free[-1]
    assert table.step.deadline(table, CLOCK, {}) == 1_121
    assert table.step.deadline(table, CLOCK, {1: Distance(700, 900)}) == 1_121 + table.options.lag_cap_ms
    assert table.step.deadline(table, 1, {}) == table.options.idle_ms
    assert table.step.deadline(table, 0, {}) == 6_000
    table.play(CLOCK, table.timeout(CLOCK))
    assert table.step.deadline(table, CLOCK, {0: Distance(0, 30)}) == 6_032
    assert table.step.deadline(table, 0, {}) == 6_000


@pytest.mark.rule("HF-9")
def test_leaving_and_returning_are_moves_of_the_clock() -> None:
    table = race()
    step = table.step
    assert (step.presence(table, 1, here=False), step.presence(table, 1, here=True)) == (Leave(1), Return(1))
