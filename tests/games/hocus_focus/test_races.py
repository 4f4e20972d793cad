"""Calls in a race: ties, void calls, early points, openings, silence and absence."""

import pytest

from coven.engine import CLOCK, SPECTATOR, Move, race_at
from coven.games.hocus_focus.events import (
    AllBarred,
    Barred,
    Called,
    Idle,
    Left,
    Pointed,
    PointedLate,
    Reopened,
    Returned,
    Searched,
    SetAside,
    Tied,
    Turned,
    Won,
)
from coven.games.hocus_focus.knowledge import Call
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Return, Tick, Wait
from coven.games.hocus_focus.steps.pointing import Pointing
from coven.games.hocus_focus.steps.race import Race
from tests.contract.leaks import Nonsense
from tests.games.hocus_focus.tables import MATCH, TARGET, dealt, play, race, refusal


@pytest.mark.rule("HF-13")
@pytest.mark.parametrize("one", [Kazaam, NoMatch])
@pytest.mark.parametrize("other", [Kazaam, NoMatch])
def test_calls_at_the_same_time_set_the_target_aside(one: type, other: type) -> None:
    table = race(won=(1, 1, 1), expert=True)
    told = play(table, (0, one(7, 800)), (1, other(7, 850)), (2, Wait(7)))
    assert told[2:4] == [Tied((0, 1)), SetAside(TARGET)]
    assert (table.aside, table.scores(), table.barred, table.opening) == ([TARGET], [1, 1, 1], [], 8)


@pytest.mark.rule("HF-13")
@pytest.mark.parametrize("tie_ms, later, tied", [(120, 920, True), (120, 921, False), (0, 800, True), (0, 801, False)])
def test_at_the_same_time_is_within_tie_ms_of_the_earliest(tie_ms: int, later: int, tied: bool) -> None:
    table = race(2, tie_ms=tie_ms)
    play(table, (0, Kazaam(7, later)), (1, Kazaam(7, 800)))
    assert (table.aside == [TARGET]) == tied
    assert (table.step == Pointing(1, 800)) != tied


@pytest.mark.rule("HF-13")
def test_a_chain_of_calls_ties_only_as_far_as_the_earliest_reaches() -> None:
    table = race(3)
    told = play(table, (0, Kazaam(7, 800)), (1, Kazaam(7, 900)), (2, Kazaam(7, 1000)))
    assert told[3] == Tied((0, 1))


@pytest.mark.rule("HF-13")
def test_cards_set_aside_add_up_until_somebody_wins() -> None:
    table = race(2, match=False)
    second = table.pile[-1]
    play(table, (0, Kazaam(7, 800)), (1, Kazaam(7, 800)), (0, NoMatch(8, 800)), (1, Kazaam(8, 800)))
    assert table.aside == [TARGET, second]
    third = table.target
    place = next((place for place, card in enumerate(table.area, 1) if card in table.matches()), None)
    assert place is not None
    won = table.area[place - 1]
    told = play(table, (0, Kazaam(9, 800)), (1, Wait(9)), (0, Point(place, 900)))
    assert told[2] == Won(0, won, 2)
    assert (table.won[0], table.aside, table.area[place - 1]) == ([won, TARGET, second], [], third)


@pytest.mark.rule("HF-13", "HF-11")
def test_the_winner_by_no_match_gets_the_cards_set_aside_too() -> None:
    table = race(2, match=False, aside=2)
    aside = table.aside[:]
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert (table.won[0], table.aside) == ([TARGET, *aside], [])


@pytest.mark.rule("HF-22")
def test_a_race_closes_when_tie_ms_have_passed_since_the_earliest_call() -> None:
    table = race()
    play(table, (0, Kazaam(7, 2000)), (1, NoMatch(7, 1000)))
    assert table.timeout(CLOCK) == Tick(1120)
    assert refusal(table, CLOCK, Tick(1119)) == "HF-22 too-early"
    told = play(table, (CLOCK, Tick(1120)))
    assert told == [Called(1, "no-match", 1000), Called(0, "kazaam", 2000), Searched(True), Barred(1), Reopened(8)]


@pytest.mark.rule("HF-22")
def test_a_race_closes_at_once_when_all_who_are_not_barred_have_called() -> None:
    table = race(barred=(1,))
    play(table, (0, Kazaam(7, 800)), (2, Kazaam(7, 3000)))
    assert table.step == Pointing(0, 800)


@pytest.mark.rule("HF-22", "HF-24")
def test_a_call_later_than_the_tie_is_void_and_may_be_made_again() -> None:
    table = race()
    play(table, (0, NoMatch(7, 800)), (1, NoMatch(7, 3000)), (CLOCK, Tick(3000)))
    assert (table.barred, table.step) == ([0], Race((1, 2), ()))
    assert refusal(table, 1, Kazaam(8, 10)) == "legal"


@pytest.mark.rule("HF-22")
def test_a_later_arrival_with_an_earlier_own_time_comes_first() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 2000)), (1, Kazaam(7, 1000)))
    assert table.step == Pointing(1, 1000)


@pytest.mark.rule("HF-22")
def test_a_point_sent_early_is_kept_sealed_and_judged_when_the_race_has_closed() -> None:
    table = race(3)
    assert play(table, (0, Kazaam(7, 800)), (0, Point(1, 900))) == []
    assert table.step == Race((1, 2), (Call(0, "kazaam", 800, Point(1, 900)),))
    told = play(table, (CLOCK, Tick(920)))
    assert told[:2] == [Called(0, "kazaam", 800), Pointed(0, 1, MATCH)]
    assert told[3] == Won(0, MATCH, 0)


@pytest.mark.rule("HF-22")
def test_an_early_point_is_thrown_away_if_the_call_tied() -> None:
    table = race(2)
    told = play(table, (0, Kazaam(7, 800)), (0, Point(1, 900)), (1, Kazaam(7, 810)))
    assert told[2:4] == [Tied((0, 1)), SetAside(TARGET)]
    assert (table.scores(), table.pointed) == ([0, 0], None)


@pytest.mark.rule("HF-22", "HF-24")
def test_an_early_point_of_a_void_call_is_not_kept_for_the_next() -> None:
    table = race(2)
    told = play(table, (0, Kazaam(7, 2000)), (0, Point(1, 2100)), (1, NoMatch(7, 800)))
    assert (told[-1], table.step, table.scores()) == (Reopened(8), Race((0,), ()), [0, 0])


@pytest.mark.rule("HF-10", "HF-22")
def test_the_first_point_stands_even_while_it_is_sealed() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (0, Point(2, 900)))
    assert refusal(table, 0, Point(1, 910)) == "HF-10 pointed-already"
    assert refusal(table, 0, Kazaam(7, 910)) == "HF-22 answered-already"
    play(table, (CLOCK, Tick(1000)))
    assert table.barred == [0]


@pytest.mark.rule("HF-10", "HF-22")
def test_an_early_point_is_bound_to_the_places_and_to_time() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)))
    assert refusal(table, 0, Point(13, 900)) == "HF-6 no-such-place"
    assert refusal(table, 0, Point(1, 799)) == "HF-10 point-before-call"
    assert table.moves(0)[:12] == [Point(place, 1500) for place in range(1, 13)]
    told = play(table, (0, table.timeout(0)), (CLOCK, Tick(9000)))
    assert told[1:3] == [PointedLate(0), Barred(0)]


@pytest.mark.rule("HF-22")
def test_everybody_calls_once_in_an_opening() -> None:
    table = race()
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    for move in (Kazaam(7, 900), NoMatch(7, 900), Wait(7)):
        assert refusal(table, 0, move) == refusal(table, 1, move) == "HF-22 answered-already"


@pytest.mark.rule("HF-24")
@pytest.mark.parametrize("call", [Kazaam, NoMatch])
def test_calls_for_another_opening_are_void(call: type) -> None:
    table = race()
    before = table.snapshot()
    assert refusal(table, 0, call(6, 800)) == "HF-24 past-opening"
    assert refusal(table, 0, call(8, 800)) == "HF-24 unseen-opening"
    assert refusal(table, 0, call(7, -1)) == "HF-24 unseen-opening"
    assert refusal(table, 0, Wait(6)) == "HF-24 past-opening"
    assert table.snapshot() == before


@pytest.mark.rule("HF-24", "HF-21")
def test_a_reopening_has_a_number_of_its_own() -> None:
    table = race(2)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert refusal(table, 1, Kazaam(7, 900)) == "HF-24 past-opening"
    assert refusal(table, 1, Kazaam(8, 0)) == "legal"


@pytest.mark.rule("HF-24")
def test_the_caller_cannot_let_a_past_time_run_out() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert refusal(table, 0, Wait(6)) == "HF-24 past-opening"


@pytest.mark.rule("HF-25")
def test_a_race_that_nobody_calls_is_set_aside() -> None:
    table = race(2)
    top = table.pile[-1]
    assert table.timeout(CLOCK) == Tick(60_000)
    assert refusal(table, CLOCK, Tick(59_999)) == "HF-22 too-early"
    assert play(table, (CLOCK, Tick(60_000))) == [Idle(), SetAside(TARGET), Turned(top, 8)]
    assert table.aside == [TARGET]


@pytest.mark.rule("HF-25")
def test_a_race_is_idle_when_everybody_has_let_the_time_run_out() -> None:
    table = race(2, idle_seconds=10)
    assert (table.timeout(0), table.seconds()) == (Wait(7), 10)
    assert play(table, (0, Wait(7)), (1, Wait(7)))[:2] == [Idle(), SetAside(TARGET)]


@pytest.mark.rule("HF-25")
def test_idle_seconds_count_from_the_last_opening() -> None:
    table = race(idle_seconds=10)
    assert refusal(table, 0, Kazaam(7, 9_999)) == "legal"
    assert refusal(table, 0, Kazaam(7, 10_000)) == "HF-25 race-over"
    play(table, (0, NoMatch(7, 9000)), (CLOCK, Tick(9200)))
    assert (table.timeout(CLOCK), refusal(table, 1, Kazaam(8, 9_999))) == (Tick(10_000), "legal")


@pytest.mark.rule("HF-9")
def test_a_player_who_has_left_counts_as_barred_while_away() -> None:
    table = race()
    assert play(table, (CLOCK, Leave(1))) == [Left(1)]
    assert refusal(table, 1, Kazaam(7, 800)) == "HF-9 away"
    assert (table.view(0).away, table.view(0).asked) == ((1,), (0, 2))
    assert play(table, (CLOCK, Return(1))) == [Returned(1)]
    assert (table.step, refusal(table, 1, Kazaam(7, 800))) == (Race((0, 1, 2), ()), "legal")


@pytest.mark.rule("HF-9", "HF-22")
def test_a_race_does_not_wait_for_who_is_away() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (CLOCK, Leave(2)))
    assert table.step == Pointing(0, 800)


@pytest.mark.rule("HF-9", "HF-13")
def test_the_call_of_who_leaves_before_the_race_closes_is_void_and_makes_no_tie() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (1, Kazaam(7, 800)), (CLOCK, Leave(0)))
    assert table.step == Race((2,), (Call(1, "kazaam", 800),), gone=(0,))


@pytest.mark.rule("HF-9")
def test_a_bar_outlasts_an_absence() -> None:
    table = race(barred=(1,))
    play(table, (CLOCK, Leave(1)), (CLOCK, Return(1)))
    assert (table.step, refusal(table, 1, Kazaam(7, 800))) == (Race((0, 2), ()), "HF-9 barred")


@pytest.mark.rule("HF-9", "HF-22")
@pytest.mark.parametrize("answer", [Kazaam(7, 800), NoMatch(7, 800), Wait(7)])
def test_an_answer_outlasts_an_absence(answer: Move) -> None:
    table = race()
    for _ in range(2):
        play(table, *([(1, answer)] if 1 in table.actors() else []), (CLOCK, Leave(1)), (CLOCK, Return(1)))
        assert (table.step, table.view(1).called) == (Race((0, 2), ()), Wait(7))
        assert refusal(table, 1, Kazaam(7, 900)) == "HF-22 answered-already"
    play(table, (0, NoMatch(7, 800)), (2, Wait(7)))
    assert refusal(table, 1, Kazaam(8, 900)) == "legal"


@pytest.mark.rule("HF-9", "HF-14")
def test_if_everybody_is_barred_or_away_the_target_is_set_aside() -> None:
    table = race(2, barred=(0,))
    top = table.pile[-1]
    told = play(table, (CLOCK, Leave(1)))
    assert told == [Left(1), AllBarred(), SetAside(TARGET), Turned(top, 8)]
    assert table.actors() == (0,)


@pytest.mark.rule("HF-9", "HF-14", "HF-25")
def test_when_everybody_is_away_only_time_goes_on() -> None:
    table = race(2)
    play(table, (CLOCK, Leave(0)), (CLOCK, Leave(1)))
    assert table.actors() == table.view(0).asked == (CLOCK,)
    assert table.moves(CLOCK) == [table.timeout(CLOCK)] == [Tick(60_000)]
    play(table, (CLOCK, Tick(60_000)), (CLOCK, Return(1)))
    assert (len(table.aside), table.step) == (2, Race((1,), ()))


@pytest.mark.rule("HF-9", "HF-10")
def test_who_leaves_while_pointing_has_called_and_may_come_back_in_time() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (CLOCK, Leave(0)))
    assert table.step == Pointing(0, 800)
    play(table, (CLOCK, Return(0)), (0, Point(1, 900)))
    assert table.scores() == [1, 0]


@pytest.mark.rule("HF-9")
def test_only_the_clock_says_who_is_away_and_only_once() -> None:
    table = race(2)
    assert refusal(table, CLOCK, Return(1)) == refusal(table, CLOCK, Leave(5)) == "HF-9 not-offered"
    assert refusal(table, 0, Leave(1)) == "HF-22 not-offered"
    play(table, (CLOCK, Leave(1)))
    assert refusal(table, CLOCK, Leave(1)) == "HF-9 not-offered"


@pytest.mark.rule("HF-22")
def test_time_is_not_for_players_and_calls_are_not_for_the_clock() -> None:
    table = race(2)
    assert refusal(table, 0, Tick(90_000)) == "HF-22 not-offered"
    assert refusal(table, CLOCK, Kazaam(7, 800)) == refusal(table, SPECTATOR, Kazaam(7, 800)) == "HF-22 not-asked"
    assert refusal(table, 0, Nonsense()) == "HF-22 not-offered"


@pytest.mark.rule("HF-21")
def test_every_opening_is_announced_with_its_number() -> None:
    table = dealt(2, 3)
    assert (table.opening, table.view(0).opening) == (1, 1)
    told = play(table, (0, Wait(1)), (1, Wait(1)))
    assert told[-1] == Turned(table.target, 2)


def test_each_opening_is_another_race_and_the_end_is_none() -> None:
    table = race(2, won=(0, 9), barred=(0,))
    assert race_at(table) == table.opening
    play(table, (1, Kazaam(table.opening, 100)), (1, Point(1, 200)))
    assert (table.step, race_at(table)) == (None, None)
