"""Times in which nobody can do anything: before the first race, and while a result is shown."""

import pytest

from coven.engine import CLOCK, HERE, SPECTATOR
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.effects import NOBODY, Verdict
from coven.games.hocus_focus.events import Called, Compared, CountedIn, Pointed, Searched, SetAside, Tied, Turned, Won
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Return, Tick, Wait
from coven.games.hocus_focus.steps.pauses import CountIn, Gathering, Showing
from coven.games.hocus_focus.steps.race import Race
from tests.contract.cases import luck
from tests.games.hocus_focus.tables import MATCH, SKINNY, TARGET, play, race, refusal

PAUSE = 1_200


@pytest.mark.rule("HF-26")
def test_the_first_race_waits_for_everybody_and_is_counted_in() -> None:
    table = GAME.deal(2, chance=luck(1))
    assert (table.step, table.target, table.view(0).moment) == (Gathering(), None, "gathering")
    assert play(table, (CLOCK, table.timeout(CLOCK))) == [CountedIn(3)]
    assert (table.step, table.target, table.view(0).moment) == (CountIn(), None, "count-in")
    assert refusal(table, CLOCK, Tick(2_999)) == "HF-26 too-early"
    assert play(table, (CLOCK, Tick(3_000))) == [Turned(table.target, 1)]
    assert (table.step, table.view(0).moment) == (Race((0, 1), ()), None)


@pytest.mark.rule("HF-26")
def test_who_does_not_answer_is_waited_for_ten_seconds_and_who_has_left_is_not() -> None:
    table = GAME.deal(3, chance=luck(1))
    assert table.step.gathers
    assert table.step.deadline(table, CLOCK, {0: HERE, 1: HERE}) == 10_000
    assert table.step.deadline(table, CLOCK, dict.fromkeys(range(3), HERE)) == 0
    play(table, (CLOCK, Leave(2)))
    assert table.step.deadline(table, CLOCK, {0: HERE, 1: HERE}) == 0
    play(table, (CLOCK, Tick(0)), (CLOCK, Tick(3_000)))
    assert table.step == Race((0, 1), ())


@pytest.mark.rule("HF-24", "HF-26", "HF-27")
def test_nobody_can_call_between_races() -> None:
    table = GAME.deal(2, chance=luck(1))
    assert table.actors() == table.view(0).asked == (CLOCK,)
    assert table.moves(0) == []
    assert refusal(table, 0, Kazaam(1, 10)) == "HF-24 unseen-opening"
    table = race(2, pause_ms=PAUSE)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert refusal(table, 1, Kazaam(7, 900)) == "HF-24 past-opening"
    assert refusal(table, 1, Point(1, 900)) == "HF-24 past-opening"
    assert refusal(table, 1, Kazaam(8, 900)) == "HF-24 unseen-opening"
    assert refusal(table, SPECTATOR, Kazaam(8, 900)) == "HF-27 not-asked"


@pytest.mark.rule("HF-27", "HF-8")
def test_a_right_point_is_shown_before_the_target_takes_the_place() -> None:
    table = race(2, pause_ms=PAUSE)
    told = play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (0, Point(1, 900)))
    assert told == [Pointed(0, 1, MATCH), Compared(MATCH, TARGET, ())]
    assert (table.area[0], table.target, table.won[0]) == (MATCH, TARGET, [])
    assert (table.view(1).moment, table.view(1).verdict) == ("showing", Verdict(0, True, 1))
    assert table.view(1).prompt.message == "showing"
    assert refusal(table, CLOCK, Tick(PAUSE - 1)) == "HF-27 too-early"
    assert play(table, (CLOCK, table.timeout(CLOCK)))[0] == Won(0, MATCH, 0)
    assert (table.area[0], table.won[0], table.view(1).verdict) == (TARGET, [MATCH], None)


@pytest.mark.rule("HF-27", "HF-9")
def test_a_wrong_point_is_shown_with_what_the_wizards_share() -> None:
    table = race(2, pause_ms=PAUSE)
    told = play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (0, Point(4, 900)))
    assert told[1] == Compared(SKINNY[2], TARGET, ("size", "hat"))
    assert (table.view(1).verdict, table.barred) == (Verdict(0, False, 4), [])
    play(table, (CLOCK, Tick(PAUSE)))
    assert (table.barred, table.step) == ([0], Race((1,), ()))


@pytest.mark.rule("HF-27", "HF-11")
@pytest.mark.parametrize("match", [True, False])
def test_no_match_is_shown_as_right_or_wrong_and_no_place_is_told(match: bool) -> None:
    table = race(2, match=match, pause_ms=PAUSE)
    told = play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert told == [Called(0, "no-match", 800), Searched(match)]
    assert table.view(1).verdict == Verdict(0, not match)


@pytest.mark.rule("HF-27", "HF-13", "HF-25")
def test_ties_and_idle_races_are_shown_too() -> None:
    table = race(2, pause_ms=PAUSE)
    told = play(table, (0, Kazaam(7, 800)), (1, Kazaam(7, 850)))
    assert told[-1] == Tied((0, 1))
    assert (table.step, table.target) == (Showing(NOBODY), TARGET)
    assert play(table, (CLOCK, Tick(PAUSE)))[0] == SetAside(TARGET)
    play(table, (CLOCK, Tick(60_000)))
    assert table.step == Showing(NOBODY)


@pytest.mark.rule("HF-27")
def test_experts_need_no_pause() -> None:
    table = race(2, pause_ms=PAUSE, expert=True)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert table.step == Race((1,), ())


@pytest.mark.rule("HF-27", "HF-21")
def test_every_pause_has_a_time_of_its_own() -> None:
    table = GAME.deal(2, {"ending": "pile"}, chance=luck(1))
    races = []
    while table.step:
        races.append(table.step.race(table))
        if isinstance(table.step, Race):
            assert table.step.deadline(table, CLOCK, {}) == 60_001
        else:
            assert table.step.deadline(table, CLOCK, {}) == (10_000 if table.step.gathers else table.timeout(CLOCK).ms)
            assert table.step.last_chance(table, 0) == table.timeout(CLOCK).ms
            assert table.step.earliest(0) == 0
        play(table, (CLOCK, table.timeout(CLOCK)))
    assert len(races) == len(set(races)) == 2 + 2 * 36


@pytest.mark.rule("HF-9", "HF-27")
def test_who_returns_while_a_result_is_shown_is_in_the_next_race() -> None:
    table = race(3, pause_ms=PAUSE)
    play(table, (CLOCK, Leave(2)), (0, Wait(7)), (1, Wait(7)))
    play(table, (CLOCK, Return(2)), (CLOCK, Leave(1)), (CLOCK, Tick(PAUSE)))
    assert table.step == Race((0, 2), ())


@pytest.mark.rule("HF-26", "HF-27")
def test_games_of_the_first_version_go_on_without_pauses() -> None:
    table = GAME.deal(2, chance=luck(1), rules=1)
    assert table.step == Race((0, 1), ())
    told = play(table, (0, NoMatch(1, 800)), (1, Wait(1)))
    assert [type(event).__name__ for event in told][:2] != ["Called", "Searched"]
    assert isinstance(table.step, Race)
