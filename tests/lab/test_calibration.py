"""Whether chances come true."""

import pytest

from coven.bots.match import Match
from coven.lab.calibration import Forecast, Foretold, calibration, foretell
from coven.lab.estimate import Estimate

MATCH = Match(game="familiars", players=2, options={}, bots=("adept", "adept"), seed="s")


def foretold(told: float) -> list[Foretold]:
    """Games of two that are shared exactly as is fair, foretold with log-odds that are `told` times as large."""
    found = []
    for number in range(1, 20):
        true = number / 20
        said = true**told / (true**told + (1 - true) ** told)
        both = Forecast(said, true, 0.5, true), Forecast(1 - said, 1 - true, 0.5, 1 - true)
        found.append(Foretold(number, both))
    return found


def test_honest_chances_come_true() -> None:
    found = calibration(MATCH, 10, foretold(1.0))
    assert found.actual.slope == Estimate(pytest.approx(1), pytest.approx(1), pytest.approx(1))
    assert found.actual.brier.value == 0
    assert all(each.won.value == pytest.approx(each.foretold, abs=0.02) for each in found.actual.bins)


@pytest.mark.parametrize("told", [0.5, 2.0])
def test_a_forecast_that_says_too_little_or_too_much_is_found_out(told: float) -> None:
    found = calibration(MATCH, 10, foretold(told))
    assert found.seen.slope.value == pytest.approx(1 / told, abs=0.03)
    assert found.seen.brier.value > found.actual.brier.value


def test_who_always_foretells_a_fair_share_is_wrong_by_half_between_two() -> None:
    """Brier (1950): the square of the error, whatever happens."""
    sure = [Foretold(number, (Forecast(1, 1, 0.5, 1), Forecast(0, 0, 0.5, 0))) for number in range(5)]
    assert calibration(MATCH, 10, sure).fair == Estimate(0.25, 0.25, 0.25)


def test_four_positions_of_each_game_are_foretold(familiars: Match) -> None:
    found = foretell(familiars, 3, range(1, 3))
    assert [each.number for each in found] == [1, 2]
    assert [sum(not forecast.late for forecast in each.forecasts) for each in found] == [8, 8]
    assert [sum(forecast.late for forecast in each.forecasts) for each in found] == [4, 4], "two late ones besides"
    for each in found:
        for one, other in zip(each.forecasts[::2], each.forecasts[1::2], strict=True):
            assert one.seen + other.seen == pytest.approx(1) == one.won + other.won


def test_late_positions_are_counted_apart() -> None:
    """Nearly over, and foretold for certain; before that nobody knows."""
    early = Forecast(0.5, 0.5, 0.5, 1), Forecast(0.5, 0.5, 0.5, 0)
    late = Forecast(1, 1, 0.5, 1, late=True), Forecast(0, 0, 0.5, 0, late=True)
    found = calibration(MATCH, 10, [Foretold(number, (*early, *late)) for number in range(5)])
    assert (found.seen.brier.value, found.late_seen.brier.value) == (0.25, 0)
    assert found.late_fair.value == 0.25
