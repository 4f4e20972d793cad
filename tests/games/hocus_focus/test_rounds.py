"""Set-up, rounds and what a correct or incorrect call leads to."""

from random import Random

import pytest

from coven.engine import CLOCK, SPECTATOR, Illegal
from coven.games.hocus_focus import GAME
from coven.games.hocus_focus.events import (
    AllBarred,
    Barred,
    Called,
    Compared,
    Forfeited,
    Pointed,
    PointedLate,
    Reopened,
    Searched,
    SetAside,
    Turned,
    Won,
)
from coven.games.hocus_focus.moves import Kazaam, NoMatch, Point, Tick, Wait
from coven.games.hocus_focus.steps.pointing import Pointing
from coven.games.hocus_focus.steps.race import Race
from tests.contract.cases import luck, step_randomly
from tests.games.hocus_focus.inventory import inventory
from tests.games.hocus_focus.tables import MATCH, SKINNY, TARGET, dealt, play, race, refusal


@pytest.mark.rule("HF-2")
def test_twelve_cards_lie_face_up_and_the_others_in_the_pile() -> None:
    table = GAME.deal(4, chance=luck(1))
    assert (len(table.area), len(table.pile), table.target) == (12, 36, None)
    assert table.view(SPECTATOR).area == tuple(table.area)
    assert table.area != GAME.deal(4, chance=luck(2)).area


@pytest.mark.rule("HF-2", "HF-8")
def test_a_place_keeps_its_card_until_it_is_won() -> None:
    table = race(2)
    before = table.area[:]
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (0, Point(5, 900)))
    assert table.area == before
    play(table, (1, Kazaam(8, 800)), (1, Point(1, 900)))
    assert table.area == [TARGET, *before[1:]]


@pytest.mark.rule("HF-3")
def test_two_to_ten_can_play() -> None:
    assert [GAME.deal(players, chance=luck(1)).players for players in range(2, 11)] == list(range(2, 11))
    for players in (1, 11):
        with pytest.raises(Illegal, match="HF-3"):
            GAME.deal(players, chance=luck(1))


@pytest.mark.rule("HF-4")
def test_the_top_card_of_the_pile_becomes_the_target() -> None:
    table = race(2)
    top = table.pile[-1]
    told = play(table, (0, Wait(7)), (1, Wait(7)))
    assert (table.target, told[-1]) == (top, Turned(top, 8))


@pytest.mark.rule("HF-4", "HF-6")
def test_there_is_no_first_player() -> None:
    table = dealt(5, 1)
    assert table.actors() == table.view(3).asked == (0, 1, 2, 3, 4)


@pytest.mark.rule("HF-6")
def test_the_moves_on_offer_do_not_tell_whether_there_is_a_match() -> None:
    with_match, without = race(), race(match=False)
    assert with_match.moves(0) == without.moves(0)
    assert {type(move) for move in without.moves(0)} == {Kazaam, NoMatch, Wait}
    for table in (with_match, without):
        play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (2, Wait(7)))
    assert with_match.moves(0) == without.moves(0)
    assert [move.place for move in without.moves(0)[:12]] == list(range(1, 13))


@pytest.mark.rule("HF-6")
def test_only_the_places_of_the_area_can_be_pointed_at() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert [refusal(table, 0, Point(place, 900)) for place in (0, 1, 12, 13)] == [
        "HF-6 no-such-place",
        "legal",
        "legal",
        "HF-6 no-such-place",
    ]


@pytest.mark.rule("HF-6")
def test_nobody_points_without_a_kazaam() -> None:
    table = race()
    assert refusal(table, 0, Point(1, 900)) == "HF-6 call-first"
    play(table, (0, NoMatch(7, 800)))
    assert refusal(table, 0, Point(1, 900)) == "HF-6 call-first"


@pytest.mark.rule("HF-7", "HF-24")
def test_after_a_call_nobody_else_may_call_until_it_has_been_judged() -> None:
    table = race()
    play(table, (1, Kazaam(7, 800)), (CLOCK, Tick(920)))
    assert table.step == Pointing(1, 800)
    assert refusal(table, 0, Kazaam(7, 850)) == "HF-7 call-being-judged"
    assert refusal(table, 2, NoMatch(7, 850)) == "HF-7 call-being-judged"
    assert refusal(table, 1, Kazaam(7, 850)) == "HF-10 point-now"


@pytest.mark.rule("HF-7", "HF-9", "HF-12", "HF-22")
def test_an_incorrect_point_bars_the_caller_and_opens_the_race_again() -> None:
    table = race()
    told = play(table, (1, Kazaam(7, 800)), (0, Wait(7)), (2, Wait(7)), (1, Point(4, 1500)))
    assert told == [Pointed(1, 4, SKINNY[2]), Compared(SKINNY[2], TARGET, ("size", "hat")), Barred(1), Reopened(8)]
    assert table.step == Race((0, 2), ())
    assert (table.target, table.opening, table.aside) == (TARGET, 8, [])


@pytest.mark.rule("HF-8")
def test_a_correct_point_wins_the_card_and_the_target_takes_its_place() -> None:
    table = race()
    top = table.pile[-1]
    told = play(table, (1, Kazaam(7, 800)), (0, Wait(7)), (2, Wait(7)), (1, Point(1, 1500)))
    assert told == [Pointed(1, 1, MATCH), Compared(MATCH, TARGET, ()), Won(1, MATCH, 0), Turned(top, 8)]
    assert (table.won, table.area[0], len(table.area)) == ([[], [MATCH], []], TARGET, 12)
    assert [len(cards) for cards in table.view(SPECTATOR).won] == [0, 1, 0]


@pytest.mark.rule("HF-9")
def test_a_barred_player_may_not_call_until_the_next_round() -> None:
    table = race(barred=(1,))
    assert refusal(table, 1, Kazaam(7, 800)) == "HF-9 barred"
    assert refusal(table, 1, NoMatch(7, 800)) == "HF-9 barred"
    play(table, (0, Wait(7)), (2, Wait(7)))
    assert (table.barred, refusal(table, 1, Kazaam(8, 800))) == ([], "legal")


@pytest.mark.rule("HF-10")
@pytest.mark.parametrize("ms, winner", [(5800, True), (5801, False)])
def test_a_point_must_follow_within_five_seconds_of_the_call(ms: int, winner: bool) -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (0, Point(1, ms)))
    assert (bool(table.won[0]), table.barred == [0]) == (winner, not winner)


@pytest.mark.rule("HF-10")
def test_the_option_sets_the_time_to_point() -> None:
    table = race(2, point_seconds=1)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert table.seconds() == 1
    assert play(table, (0, Point(1, 1801)))[:2] == [PointedLate(0), Barred(0)]


@pytest.mark.rule("HF-10", "HF-22")
def test_time_itself_ends_the_pointing() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)), (CLOCK, Tick(1000)))
    assert refusal(table, CLOCK, Tick(5800)) == "HF-10 too-early"
    assert table.timeout(CLOCK) == Tick(5801)
    assert play(table, (CLOCK, Tick(5801))) == [PointedLate(0), Barred(0), Reopened(8)]


@pytest.mark.rule("HF-10")
def test_not_pointing_at_all_is_an_incorrect_point() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert table.timeout(0) == Wait(7)
    assert play(table, (0, Wait(7))) == [PointedLate(0), Barred(0), Reopened(8)]


@pytest.mark.rule("HF-10")
def test_nobody_points_before_the_call() -> None:
    table = race(2)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)))
    assert refusal(table, 0, Point(1, 799)) == "HF-10 point-before-call"


@pytest.mark.rule("HF-11")
def test_no_match_wins_the_target_if_no_card_matches() -> None:
    table = race(match=False)
    before = table.area[:]
    told = play(table, (2, NoMatch(7, 800)), (0, Wait(7)), (1, Wait(7)))
    assert told[:3] == [Called(2, "no-match", 800), Searched(False), Won(2, TARGET, 0)]
    assert (table.won[2], table.area) == ([TARGET], before)


@pytest.mark.rule("HF-11", "HF-9")
def test_no_match_is_incorrect_if_a_card_matches() -> None:
    table = race()
    told = play(table, (2, NoMatch(7, 800)), (0, Wait(7)), (1, Wait(7)))
    assert told == [Called(2, "no-match", 800), Searched(True), Barred(2), Reopened(8)]


@pytest.mark.rule("HF-12")
def test_the_first_of_several_calls_alone_wins_a_card() -> None:
    table = race(match=False)
    play(table, (0, NoMatch(7, 2000)), (1, NoMatch(7, 1000)), (2, NoMatch(7, 3000)))
    assert table.scores() == [0, 1, 0]


@pytest.mark.rule("HF-12", "HF-14")
def test_incorrect_calls_do_not_end_the_round_before_everybody_is_barred() -> None:
    table = race(2)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert (table.target, table.barred) == (TARGET, [0])
    top = table.pile[-1]
    told = play(table, (1, NoMatch(8, 800)))
    assert told[:3] == [Called(1, "no-match", 800), Searched(True), Barred(1)]
    assert told[3:] == [AllBarred(), SetAside(TARGET), Turned(top, 9)]
    assert (table.aside, table.barred, table.actors()) == ([TARGET], [], (0, 1))


@pytest.mark.rule("HF-14", "HF-13")
def test_what_all_barred_players_left_goes_to_the_next_winner() -> None:
    table = race(2, barred=(0,))
    play(table, (1, NoMatch(7, 800)))
    place = next(place for place, card in enumerate(table.area, 1) if card in table.matches())
    play(table, (0, Kazaam(8, 800)), (1, Wait(8)), (0, Point(place, 900)))
    assert table.won[0][1:] == [TARGET]


@pytest.mark.rule("HF-15", "HF-20", "HF-2")
def test_every_round_starts_with_12_cards_in_the_area_and_no_card_is_lost() -> None:
    random = Random(4)
    for players in (2, 3, 5):
        table = dealt(players, players, expert=True, ending="pile")
        everything, rounds = inventory(table), 1
        while table.step:
            told = table.play(*step_randomly(table, random))
            rounds += any(isinstance(each.event, Turned) for each in told)
            assert (len(table.area), inventory(table)) == (12, everything)
        assert (rounds, len(everything)) == (36, 48)


@pytest.mark.rule("HF-16")
def test_the_first_to_own_ten_cards_wins_at_once() -> None:
    table = race(won=(9, 9, 5))
    play(table, (1, Kazaam(7, 800)), (0, Wait(7)), (2, Wait(7)), (1, Point(1, 900)))
    assert (table.outcome.reason, table.outcome.scores) == ("goal-reached", (9, 10, 5))
    assert (table.outcome.winners, table.stack, table.actors()) == ((1,), [], ())
    assert refusal(table, 0, Kazaam(8, 800)) == "HF-16 game-over"


@pytest.mark.rule("HF-16")
@pytest.mark.parametrize("goal, over", [(1, True), (2, False), (36, False)])
def test_the_option_sets_the_goal(goal: int, over: bool) -> None:
    table = race(2, match=False, goal=goal)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert (table.outcome is not None) == over


@pytest.mark.rule("HF-16", "HF-13")
def test_bonuses_count_and_more_than_the_goal_is_fine() -> None:
    table = race(2, won=(8, 0), aside=3, match=False)
    told = play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert told[-1] == Won(0, TARGET, 3)
    assert (table.outcome.reason, table.outcome.scores) == ("goal-reached", (12, 0))


@pytest.mark.rule("HF-17")
def test_with_the_whole_pile_nobody_wins_before_the_last_target() -> None:
    table = race(2, won=(12, 0), pile=1, match=False, ending="pile")
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert (table.outcome, table.pile, len(table.won[0])) == (None, [], 13)


@pytest.mark.rule("HF-17")
def test_the_round_of_the_last_target_is_played_in_full_and_most_cards_win() -> None:
    table = race(2, won=(3, 5), pile=0, ending="pile")
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert table.outcome is None
    play(table, (1, Kazaam(8, 800)), (1, Point(1, 900)))
    assert (table.outcome.reason, table.outcome.scores) == ("pile-used-up", (3, 6))
    assert table.outcome.winners == (1,)
    assert refusal(table, 0, Kazaam(9, 800)) == "HF-17 game-over"


@pytest.mark.rule("HF-18")
def test_a_race_in_which_nobody_reaches_the_goal_ends_with_the_pile() -> None:
    table = race(won=(4, 4, 3), pile=0, match=False)
    play(table, (2, NoMatch(7, 800)), (0, Wait(7)), (1, Wait(7)))
    assert (table.outcome.reason, table.outcome.scores) == ("pile-used-up", (4, 4, 4))


@pytest.mark.rule("HF-18")
def test_if_the_last_target_is_set_aside_the_game_ends_and_cards_aside_belong_to_nobody() -> None:
    table = race(won=(4, 2, 4), aside=2, pile=0)
    play(table, (0, Kazaam(7, 800)), (1, Kazaam(7, 800)), (2, Wait(7)))
    assert (table.outcome.scores, table.outcome.winners, len(table.aside)) == ((4, 2, 4), (0, 2), 3)
    assert refusal(table, 0, Kazaam(8, 800)) == "HF-18 game-over"


@pytest.mark.rule("HF-19")
def test_an_incorrect_point_costs_an_expert_the_card_won_last() -> None:
    table = race(2, won=(2, 1), expert=True)
    first, last = table.won[0]
    told = play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (0, Point(2, 900)))
    assert told[2:] == [Barred(0), Forfeited(0, last), Reopened(8)]
    assert (table.won[0], table.forfeited, len(table.won[1])) == ([first], [last], 1)


@pytest.mark.rule("HF-19", "HF-10")
def test_a_late_point_costs_an_expert_a_card() -> None:
    table = race(2, won=(2, 1), expert=True)
    play(table, (0, Kazaam(7, 800)), (1, Wait(7)), (CLOCK, Tick(9000)))
    assert table.scores() == [1, 1]


@pytest.mark.rule("HF-19", "HF-11")
def test_an_incorrect_no_match_costs_an_expert_a_card() -> None:
    table = race(2, won=(2, 1), expert=True)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert table.scores() == [1, 1]


@pytest.mark.rule("HF-19")
@pytest.mark.parametrize("won, expert", [((0, 0), True), ((2, 0), False)])
def test_nothing_is_lost_without_cards_or_without_experts(won: tuple[int, int], expert: bool) -> None:
    table = race(2, won=won, expert=expert)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    assert (table.scores(), table.forfeited, table.barred) == ([*won], [], [0])


@pytest.mark.rule("HF-20")
def test_the_test_positions_hold_48_cards() -> None:
    assert [len(inventory(table)) for table in (race(), race(match=False), race(won=(3, 2, 1), aside=4))] == [48] * 3
