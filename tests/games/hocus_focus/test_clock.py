"""Games as a server plays them: any times, ticks of the clock, players who come and go."""

from random import Random

import pytest

from coven.engine import CLOCK, Move, Seat
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Return, Tick
from coven.games.hocus_focus.setup import HocusFocusTable
from coven.games.hocus_focus.steps.race import Race
from tests.contract.cases import luck, step_randomly
from tests.contract.leaks import leaks, watchers
from tests.games.hocus_focus.inventory import inventory
from tests.games.hocus_focus.tables import dealt


def step_in_time(table: HocusFocusTable, random: Random) -> tuple[Seat, Move]:
    """Mostly a player at any time, now and then the clock."""
    if random.random() < 0.1:
        return CLOCK, table.timeout(CLOCK)
    if random.random() < 0.05:
        return CLOCK, Return(table.away[0]) if table.away else Leave(random.randrange(table.players))
    seat, move = step_randomly(table, random)
    match move:
        case Kazaam(opening) | NoMatch(opening):
            move = type(move)(opening, random.randrange(table.options.idle_ms))
        case Point(place, ms):
            move = Point(place, ms + random.randrange(table.options.point_ms))
    return seat, move


@pytest.mark.rule("HF-9", "HF-20", "HF-22", "HF-23")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_games_in_time_end_lose_nothing_and_tell_nothing(players: int) -> None:
    random = Random(players)
    for seed in range(5):
        table = GAME.deal(players, {"idle_seconds": 10, "pause_ms": 800}, chance=luck(seed))
        everything = inventory(table)
        while table.step:
            if random.random() < 0.1:
                assert [leaks(table, seat, random) for seat in watchers(table)] == [[]] * (players + 1)
            table.play(*step_in_time(table, random))
            assert inventory(table) == everything


@pytest.mark.rule("HF-22", "HF-23")
def test_whatever_happened_in_secret_a_race_that_is_closing_looks_open() -> None:
    random = Random(1)
    table = GAME.deal(5, {"goal": 36}, chance=luck(1))
    while table.step:
        if isinstance(table.step, Race):
            waiting = [seat for seat in table.step.waiting if seat != CLOCK]
            assert {table.view(seat).asked for seat in waiting} <= {table.free()}
            assert {table.view(seat).prompt.message for seat in waiting} <= {"race"}
        table.play(*step_in_time(table, random))


@pytest.mark.rule("HF-22", "HF-25")
def test_the_clock_alone_brings_every_game_to_its_end() -> None:
    table = dealt(3, 1)
    rounds = 0
    while table.step:
        assert isinstance(table.timeout(CLOCK), Tick)
        table.play(CLOCK, table.timeout(CLOCK))
        rounds += 1
    assert (rounds, len(table.aside), table.outcome.winners) == (36, 36, (0, 1, 2))


@pytest.mark.rule("HF-21")
def test_every_opening_is_a_race_of_its_own() -> None:
    table = dealt(2, 1)
    assert table.step.race(table) == table.opening
    opening = table.opening
    table.play(CLOCK, table.timeout(CLOCK))
    assert table.step.race(table) == table.opening > opening
