"""Nobody is ever sent what they may not know."""

from random import Random

import pytest

from coven.engine import Move
from tests.contract.cases import CASES, GAMES, Case, luck, step_randomly
from tests.contract.leaks import choices_that_sound_different, leaks, watchers

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

SECRETIVE = {name for name in GAMES if name != "hocus"}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_a_table_from_its_guess(case: Case) -> None:
    random = Random(str(case))
    table = case.deal(random.random())
    for _ in range(400):
        if not table.step:
            break
        if random.random() < 0.15:
            seat = random.choice(watchers(table))
            assert leaks(table, seat, random) == [], (seat, table.step)
            guess = table.guess(seat, luck(random.random()))
            assert leaks(guess, random.choice(watchers(table)), random) == [], "a guess is a table like any other"
            again = luck(random.random())
            assert guess.guess(seat, again) == table.guess(seat, again), "it hangs on what the seat knows alone"
        table.apply(*step_randomly(table, random))
    assert [leaks(table, seat, random) for seat in watchers(table)] == [[]] * (case.players + 1)


@pytest.mark.parametrize("case", [case for case in CASES if case.game in SECRETIVE], ids=str)
def test_nobody_hears_what_another_chose_in_secret(case: Case) -> None:
    """Hocus shows more in its events than its view keeps, all of it public: its own tests compare like with like."""
    random = Random(str(case))
    table = case.deal(random.random())
    for _ in range(60):
        if not table.step:
            break
        actor, move = step_randomly(table, random)
        alike = [other for other in table.moves(actor) if public_side(other) == public_side(move)]
        assert choices_that_sound_different(table, actor, random.sample(alike, min(6, len(alike)))) == []
        table.apply(actor, move)


def public_side(move: Move) -> object:
    """From where a card is played is public, and seen only while it is played."""
    return getattr(move, "source", None)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_seat_can_tell_a_table_from_its_guess_at_any_time(case: Case, seed: int) -> None:
    random = Random(f"{case} {seed}")
    table = case.deal(random.random())
    while table.step:
        for seat in watchers(table):
            assert leaks(table, seat, random) == [], (seat, table.step)
        table.apply(*step_randomly(table, random))
