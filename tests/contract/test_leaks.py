"""Nobody is ever sent what they may not know."""

from random import Random

import pytest

from tests.contract.cases import CASES, Case, luck, step_randomly
from tests.contract.leaks import leaks, watchers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_a_table_from_its_guess(case: Case) -> None:
    random = Random(str(case))
    table = case.deal(random.random())
    for _ in range(400):
        if not table.stack:
            break
        if random.random() < 0.15:
            seat = random.choice(watchers(table))
            assert leaks(table, seat, random) == [], (seat, table.stack[-1])
            guess = table.guess(seat, luck(random.random()))
            assert leaks(guess, random.choice(watchers(table)), random) == [], "a guess is a table like any other"
        table.apply(*step_randomly(table, random))
    assert [leaks(table, seat, random) for seat in watchers(table)] == [[]] * (case.players + 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_a_table_from_its_guess_at_any_time(case: Case, seed: int) -> None:
    random = Random(f"{case} {seed}")
    table = case.deal(random.random())
    while table.stack:
        for seat in watchers(table):
            assert leaks(table, seat, random) == [], (seat, table.stack[-1])
        table.apply(*step_randomly(table, random))
