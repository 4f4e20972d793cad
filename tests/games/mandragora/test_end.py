"""MD-30 to MD-32, MD-34, MD-35, MD-38: the last rounds and the score."""

import pytest

from coven.engine import Card, Illegal, Outcome, Seat
from coven.games.mandragora.events import LastRound
from coven.games.mandragora.moves import Cast, Decline, Pass, Send
from coven.games.mandragora.setup import MandragoraTable
from tests.games.mandragora.tables import hand, play, red, table

BLUE = "blue-ingredient"


def ending(*hands: list[Card], **fields: object) -> MandragoraTable:
    """The last round, and the last witch's turn in it."""
    return table(hands, pile=[], last_round=3, end_seat=0, seat=len(hands) - 1, **fields)


def points(laid: MandragoraTable) -> list[int]:
    return [scored.points for scored in laid.scored]


def worth(spell: Card, grimoire: Card = "green-grimoire-0") -> Cast:
    return Cast(spell, grimoire, green=1)


@pytest.mark.rule("MD-30")
def test_the_last_article_sets_the_end_and_three_rounds_follow() -> None:
    laid = table([[], [], []], pile=["mandrake"], seat=1)
    turns: list[tuple[Seat, int]] = []
    while laid.step:
        turns.append((laid.actors()[0], laid.last_round))
        play(laid, Send(1))
    assert turns == [(1, 0), (2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2), (2, 3), (0, 3), (1, 3)]


@pytest.mark.rule("MD-30", "MD-22")
def test_the_current_turn_is_finished_with_its_extra_turns() -> None:
    cards = ["red-grimoire-1", "red-ingredient", "red-ingredient"] * 2
    tops = ("banishment-1", "doubling-2", "celerity-3", None, None)
    laid = table([cards, []], pile=["mandrake"], tops=tops, below=[(), ("doubling-2",), (), (), ()])
    play(laid, red("doubling-2", 2), Send(1))
    assert (laid.actors(), laid.last_round, laid.end_seat) == ((1,), 1, 1)


@pytest.mark.rule("MD-30", "MD-31")
def test_an_extra_turn_before_the_last_rounds_cannot_be_passed() -> None:
    cards = ["red-grimoire-1", *["red-ingredient"] * 2]
    laid = play(table([cards, []], tops=(None, "doubling-2", None, None, None)), red("doubling-2", 2))
    with pytest.raises(Illegal, match="MD-31: no-passing-yet"):
        play(laid, Pass())


@pytest.mark.rule("MD-30")
def test_the_next_witch_takes_the_end_marker() -> None:
    laid = table([[], [], []], pile=["mandrake"], seat=2)
    told = laid.play(2, Send(1))
    assert LastRound(0, 1) in [each.event for each in told]
    assert (laid.view(1).end_seat, laid.view(1).last_round) == (0, 1)


@pytest.mark.rule("MD-30", "MD-31")
def test_the_end_marker_is_turned_and_discarded_even_for_a_witch_who_has_passed() -> None:
    laid = table([[], []], pile=[], last_round=1, end_seat=0)
    rounds = []
    play(laid, Pass())
    while laid.step:
        rounds.append((laid.actors(), laid.last_round))
        play(laid, Send(1))
    assert rounds == [((1,), 1), ((1,), 2), ((1,), 3)]


@pytest.mark.rule("MD-31")
def test_nobody_may_pass_before_the_last_rounds() -> None:
    laid = table([[], []])
    assert Pass() not in laid.moves(0)
    with pytest.raises(Illegal, match="MD-31: no-passing-yet"):
        play(laid, Pass())


@pytest.mark.rule("MD-31")
def test_who_has_passed_takes_no_more_turns() -> None:
    laid = table([[], [], []], pile=[], last_round=1, end_seat=0)
    play(laid, Pass(), Send(1), Send(1))
    assert (laid.last_round, laid.actors()) == (2, (1,))
    with pytest.raises(Illegal, match="MD-31: not-asked"):
        laid.play(0, Send(1))


@pytest.mark.rule("MD-31")
def test_who_has_passed_can_still_be_chosen_and_cursed() -> None:
    cards = ["red-grimoire-1", "red-ingredient"]
    tops = ("transfer-1", None, None, None, None)
    laid = table(
        [[], cards],
        seat=1,
        pile=[],
        last_round=2,
        end_seat=0,
        passed=(0,),
        tops=tops,
        scrolls={1: ["scroll-1"]},
        marker=1,
    )
    play(laid, red("transfer-1"))
    assert laid.marker == 0


@pytest.mark.rule("MD-31", "MD-22")
def test_an_extra_turn_in_the_last_rounds_may_be_passed() -> None:
    cards = ["red-grimoire-1", *["red-ingredient"] * 2]
    laid = table([cards, []], pile=[], last_round=1, end_seat=0, tops=(None, "doubling-2", None, None, None))
    assert play(laid, red("doubling-2", 2), Pass()).passed == (0,)


@pytest.mark.rule("MD-32")
def test_the_game_ends_after_the_third_round() -> None:
    laid = play(ending([], []), Send(1))
    assert laid.outcome == Outcome("rounds-played", ((0,), (1,)), (0, 0), ((0, 1),))
    assert laid.actors() == ()


@pytest.mark.rule("MD-32")
def test_the_game_ends_as_soon_as_all_have_passed() -> None:
    laid = play(table([[], []], pile=[], last_round=1, end_seat=0), Pass(), Pass())
    assert laid.outcome is not None
    assert laid.outcome.reason == "all-passed"


@pytest.mark.rule("MD-32")
def test_nothing_is_played_after_the_end() -> None:
    with pytest.raises(Illegal, match="MD-32: game-over"):
        play(ending([], []), Send(1)).play(0, Send(1))


@pytest.mark.rule("MD-32", "MD-22")
def test_an_extra_turn_of_the_very_last_turn_is_played() -> None:
    cards = ["red-grimoire-1", *["red-ingredient"] * 2]
    laid = play(ending([], cards, tops=(None, "doubling-2", None, None, None)), red("doubling-2", 2))
    assert laid.actors() == (1,)
    assert play(laid, Decline()).outcome is not None


@pytest.mark.rule("MD-34")
def test_spells_and_their_grimoires_are_added() -> None:
    spells = {
        0: [worth("celerity-3", "violet-grimoire-3"), worth("banishment-1", "mandrake")],
        1: [worth("doubling-2")],
    }
    assert points(play(ending([], [], spells=spells), Pass())) == [7, 2]


@pytest.mark.rule("MD-34")
def test_each_colour_in_hand_costs_a_point_once() -> None:
    first = [BLUE, BLUE, "blue-grimoire-0", "red-grimoire-1", "mandrake", "mandrake", "black-grimoire-3"]
    assert points(play(ending(first, ["mandrake"]), Pass())) == [-4, -1]


@pytest.mark.rule("MD-34")
def test_the_curse_marker_costs_two_points() -> None:
    assert points(play(ending([], [], marker=1), Pass())) == [0, -2]


@pytest.mark.rule("MD-34")
def test_a_whole_score_adds_up() -> None:
    spells = {
        0: [
            worth("vanishing-4", "violet-grimoire-3"),
            worth("celerity-3", "yellow-grimoire-2"),
            worth("doubling-2", "red-grimoire-1"),
            worth("transfer-1", "red-grimoire-1"),
        ]
    }
    laid = play(ending([BLUE, "mandrake", "green-ingredient", "green-grimoire-0"], [], spells=spells, marker=0), Pass())
    assert points(laid)[0] == 10 + 7 - 2 - 2


@pytest.mark.rule("MD-34", "MD-10")
def test_hands_are_shown_at_the_end() -> None:
    laid = play(ending([BLUE], [], secret={0: ["mandrake"]}), Pass())
    assert laid.view(1).known[0] == (BLUE, "mandrake")
    assert hand(laid.guess(1, bytes(32)), 0) == [BLUE, "mandrake"]


@pytest.mark.rule("MD-24", "MD-34")
@pytest.mark.parametrize("number, left", [(1, 2), (2, 1)])
def test_each_vanishing_discards_one_colour(number: int, left: int) -> None:
    cards = [BLUE, BLUE, "blue-grimoire-0", "red-ingredient", "mandrake"]
    laid = play(ending(cards, [], spells={0: [worth("vanishing-4")] * number}), Pass())
    assert (points(laid)[0], laid.scored[0].colours) == (4 * number - left, left)
    assert len(hand(laid, 0)) + len(laid.view(1).discarded[0]) == len(cards)


@pytest.mark.rule("MD-25", "MD-34")
def test_purification_discards_the_whole_hand() -> None:
    laid = play(ending([BLUE, "red-ingredient", "mandrake"], [BLUE], spells={0: [worth("purification-5")]}), Pass())
    assert (points(laid), hand(laid, 0)) == ([5, -1], [])


@pytest.mark.rule("MD-24", "MD-25")
def test_end_spells_need_no_hand() -> None:
    spells = {0: [worth("purification-5"), worth("vanishing-4")]}
    assert points(play(ending([], [], spells=spells), Pass())) == [9, 0]


@pytest.mark.rule("MD-35")
def test_most_points_win() -> None:
    laid = play(ending([], [], [], spells={1: [worth("doubling-2")], 2: [worth("banishment-1")]}), Pass())
    assert laid.outcome == Outcome("rounds-played", ((0,), (1,), (2,)), (0, 2, 1), ((1,), (2,), (0,)))


@pytest.mark.rule("MD-35")
def test_of_equal_witches_the_one_with_more_spells_wins_and_then_they_share() -> None:
    spells = {0: [worth("doubling-2")], 1: [worth("transfer-1")] * 2, 2: [worth("banishment-1")] * 2}
    laid = play(ending([], [], [], spells=spells), Pass())
    assert laid.outcome is not None
    assert laid.outcome.ranking == ((1, 2), (0,))


@pytest.mark.rule("MD-38")
def test_a_team_adds_up_and_equal_teams_look_at_their_spells() -> None:
    spells = {0: [worth("doubling-2")], 2: [worth("banishment-1")], 1: [worth("celerity-3")]}
    laid = play(ending([], [], [], [], spells=spells, teams=True), Pass())
    assert laid.outcome == Outcome("rounds-played", ((0, 2), (1, 3)), (3, 3), ((0,), (1,)))


@pytest.mark.rule("MD-38")
def test_teams_with_equal_points_and_spells_share_the_win() -> None:
    laid = play(ending([], [], [], [], spells={0: [worth("doubling-2")], 3: [worth("doubling-2")]}, teams=True), Pass())
    assert laid.outcome is not None
    assert laid.outcome.winners == (0, 1, 2, 3)
