"""Where a game turned."""

from coven.lab.estimate import Estimate
from coven.lab.turning import Change, turning_points


def sure(chance: float) -> Estimate:
    return Estimate(chance, chance, chance)


def doubtful(chance: float) -> Estimate:
    return Estimate(chance, chance - 0.2, chance + 0.2)


def test_a_turn_is_told_of_whose_chance_changed_most() -> None:
    moments = [(0, (sure(0.3), sure(0.3), sure(0.4))), (4, (sure(0.2), sure(0.2), sure(0.6)))]
    assert turning_points(moments) == [Change(4, 2, sure(0.4), sure(0.6))]


def test_slight_changes_and_noise_are_no_turns() -> None:
    assert turning_points([(0, (sure(0.5), sure(0.5))), (1, (sure(0.54), sure(0.46)))]) == []
    assert turning_points([(0, (doubtful(0.5), doubtful(0.5))), (1, (doubtful(0.7), doubtful(0.3)))]) == []


def test_the_largest_turns_are_told_in_the_order_of_the_game() -> None:
    chances = [0.5, 0.6, 0.1, 0.8, 0.2, 0.7, 0.3, 0.4]
    moments = [(number, (sure(chance), sure(1 - chance))) for number, chance in enumerate(chances)]
    assert [change.number for change in turning_points(moments)] == [2, 3, 4, 5, 6]
