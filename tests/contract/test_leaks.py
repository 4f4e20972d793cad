"""Nobody is ever sent what they may not know."""

from random import Random

import pytest

from tests.contract.cases import CASES, Case, step_randomly
from tests.contract.leaks import leaks, watchers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_a_table_from_its_guess(case: Case) -> None:
    random = Random(str(case))
    for _ in range(2):
        table = case.deal(random.random())
        for _ in range(400):
            if not table.stack:
                break
            if random.random() < 0.3:
                for seat in watchers(table):
                    assert leaks(table, seat, random) == [], (seat, table.stack[-1])
            table.apply(*step_randomly(table, random))
        for seat in watchers(table):
            assert leaks(table, seat, random) == []
