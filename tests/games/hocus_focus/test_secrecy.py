"""HF-23: what nobody may know, and what a guess may not change."""

import pytest

from coven.engine import CLOCK, SPECTATOR, Prompt
from coven.games.hocus_focus.events import Called
from coven.games.hocus_focus.knowledge import Call
from coven.games.hocus_focus.moves import Kazaam, Leave, NoMatch, Point, Tick, Wait
from coven.games.hocus_focus.setup import HocusFocusTable
from coven.games.hocus_focus.steps.race import Race
from tests.contract.cases import luck
from tests.games.hocus_focus.tables import play, race, refusal

SECRETS = [
    [(0, Kazaam(7, 800))],
    [(0, Kazaam(7, 800)), (0, Point(1, 900))],
    [(0, NoMatch(7, 800))],
    [(0, Wait(7))],
]


def guesses(table: HocusFocusTable, viewer: int, number: int = 300) -> list[Race]:
    return [table.guess(viewer, luck(seed)).step for seed in range(number)]


@pytest.mark.rule("HF-23")
@pytest.mark.parametrize("secret", SECRETS)
def test_while_a_race_is_closing_nobody_else_learns_that_there_was_a_call(secret: list) -> None:
    before, table = race(), race()
    assert play(table, *secret) == []
    for viewer in (1, 2, SPECTATOR):
        assert table.view(viewer) == before.view(viewer)
        assert refusal(table, viewer, Kazaam(7, 850)) == refusal(before, viewer, Kazaam(7, 850))
    assert table.moves(1) == before.moves(1)


@pytest.mark.rule("HF-23")
@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_is_offered_the_tick_of_the_clock_whose_time_would_tell_of_a_call(secret: list) -> None:
    table = race(barred=(2,))
    play(table, *secret)
    assert table.moves(2) == table.moves(SPECTATOR) == table.moves(CLOCK) == []
    table.check(CLOCK, table.timeout(CLOCK))


@pytest.mark.rule("HF-23")
@pytest.mark.parametrize("secret, asked", list(zip(SECRETS, [(0, 1, 2), (1, 2), (1, 2), (1, 2)], strict=True)))
def test_the_caller_is_asked_only_for_a_point(secret: list, asked: tuple[int, ...]) -> None:
    table = race()
    play(table, *secret)
    assert (table.view(0).asked, 0 in table.actors()) == (asked, 0 in asked)


@pytest.mark.rule("HF-23")
def test_the_caller_reads_what_was_called_and_pointed() -> None:
    table = race()
    play(table, (0, Kazaam(7, 800)))
    assert table.view(0).prompt == Prompt("point-early")
    assert (table.view(0).called, table.view(0).sealed) == (Called(0, "kazaam", 800), None)
    play(table, (0, Point(1, 900)), (1, Wait(7)))
    assert (table.view(0).sealed, table.view(0).asked) == (Point(1, 900), (1, 2))
    assert (table.view(1).called, table.view(1).prompt) == (Wait(7), Prompt("race-goes-on"))
    assert (table.view(2).called, table.view(2).prompt) == (None, Prompt("race"))


@pytest.mark.rule("HF-23")
def test_when_the_race_has_closed_all_callers_are_shown_with_their_times() -> None:
    table = race()
    told = play(table, (2, NoMatch(7, 3000)), (0, Kazaam(7, 800)), (CLOCK, Tick(1000)))
    shown = [Called(0, "kazaam", 800), Called(2, "no-match", 3000)]
    assert told == shown
    assert [list(table.view(viewer).calls) for viewer in (0, 1, 2, SPECTATOR)] == [shown] * 4
    assert (table.view(1).pointing, table.view(1).asked) == (0, (0,))


@pytest.mark.rule("HF-23")
def test_a_guess_deals_the_calls_of_the_others_again() -> None:
    table = race(4)
    play(table, (0, Kazaam(7, 800)))
    found = guesses(table, 1)
    words = {call.word if (call := guess.call_of(0)) else None for guess in found}
    assert words == {"kazaam", "no-match", None}
    assert {0 in guess.waiting for guess in found} == {True, False}
    assert {bool(guess.calls) for guess in found} == {True, False}
    assert {guess.call_of(2) is None for guess in found} == {True, False}
    points = {call.point for guess in found for call in guess.calls if call.seat == 0}
    assert None in points
    assert len(points) > 10


@pytest.mark.rule("HF-23")
def test_a_guess_keeps_ones_own_call_and_point() -> None:
    table = race(4)
    play(table, (0, Kazaam(7, 800)), (0, Point(3, 900)), (1, Wait(7)))
    assert {guess.call_of(0) for guess in guesses(table, 0)} == {Call(0, "kazaam", 800, Point(3, 900))}
    assert not any(guess.call_of(1) or 1 in guess.waiting for guess in guesses(table, 1))
    assert all(2 in guess.waiting for guess in guesses(table, 2))


@pytest.mark.rule("HF-23", "HF-22")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_in_a_guess_the_race_has_not_closed_and_nobody_calls_who_may_not(viewer: int) -> None:
    table = race(5, barred=(3,))
    play(table, (CLOCK, Leave(4)), (0, NoMatch(7, 800)), (1, Wait(7)))
    for guess in guesses(table, viewer):
        assert guess.waiting
        assert {call.seat for call in guess.calls} <= {0, 1, 2} - set(guess.waiting)
        assert set(guess.waiting) <= {0, 1, 2}


@pytest.mark.rule("HF-23")
def test_a_guess_of_a_race_without_players_stays_without_calls() -> None:
    table = race(2)
    play(table, (CLOCK, Leave(0)), (CLOCK, Leave(1)))
    assert set(guesses(table, 0)) == {Race((), ())}


@pytest.mark.rule("HF-9", "HF-23")
def test_whether_somebody_answered_before_leaving_is_known_to_that_player_alone() -> None:
    table = race()
    play(table, (1, Wait(7)), (CLOCK, Leave(1)))
    assert {guess.gone for guess in guesses(table, 1)} == {(1,)}
    assert {guess.gone for guess in guesses(table, 0)} == {()}


@pytest.mark.rule("HF-2", "HF-4")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_nobody_knows_the_order_of_the_pile(viewer: int) -> None:
    table = race()
    piles = [table.guess(viewer, luck(seed)).pile for seed in range(100)]
    assert len({pile[-1] for pile in piles}) > 20
    assert all(sorted(pile) == sorted(table.pile) for pile in piles)


@pytest.mark.rule("HF-8", "HF-20")
def test_everybody_remembers_the_cards_that_were_won_forfeited_or_set_aside() -> None:
    table = race(2, won=(2, 1), aside=1, expert=True)
    play(table, (0, NoMatch(7, 800)), (1, Wait(7)))
    for view in (table.view(1), table.guess(1, luck(1)).view(1)):
        assert (view.won, view.forfeited) == (tuple(map(tuple, table.won)), tuple(table.forfeited))
        assert (view.aside, view.target, view.pile_size) == (tuple(table.aside), table.target, len(table.pile))


@pytest.mark.rule("HF-16", "HF-17")
def test_the_view_says_how_the_game_ends() -> None:
    assert (race(goal=5).view(0).goal, race(ending="pile").view(0).goal) == (5, None)
