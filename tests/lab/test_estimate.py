"""Intervals."""

from coven.lab.estimate import mean, wilson


def test_intervals() -> None:
    """Wilson (1927): 10 of 20 is 0.299 to 0.701; none of 10 is 0 to 0.278."""
    half, none = wilson(10, 20), wilson(0, 10)
    assert (round(half.low, 3), round(half.high, 3)) == (0.299, 0.701)
    assert (round(none.low, 9), round(none.high, 3)) == (0, 0.278)
    assert (mean([3]).low, mean([3]).high) == (3, 3)
    assert round(mean([1, 2, 3]).high - 2, 3) == 1.132


def test_the_interval_of_a_rate_holds_the_rate() -> None:
    """Also where nobody or everybody won, and rounding would leave it out by a hair."""
    for trials in range(1, 200):
        for successes in (0, trials / 2, trials):
            estimate = wilson(successes, trials)
            assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1
