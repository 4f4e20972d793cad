"""HC-19 to HC-25: showdowns."""

from typing import Any

import pytest

from coven.games.hocus.moves import Commit, Decline, EndTurn, NameOrder
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.state import Contender, Result
from tests.games.hocus.tables import build_pot, cards, lay, names, refused, told


def at_showdowns(players: int = 2, first: int = 0, **places: Any) -> HocusTable:
    """The turns are over, and the first player names the order. The last Hand card has gone into the second Pot."""
    hands = ["cups-0", *[""] * (players - 1)]
    table = lay(*hands, first=first, **{"round_limit": 1, **places})
    table.play(0, build_pot("cups-0", len(table.pots)))
    return table


def commit(table: HocusTable, *pockets: int, order: tuple[int, ...] = (1, 2)) -> HocusTable:
    """Who is asked commits these Pockets, 0 being a pass."""
    table.play(table.first, NameOrder(order))
    for number in pockets:
        table.play(table.actors()[0], Commit(number) if number else Decline())
    return table


@pytest.mark.rule("HC-20")
def test_cards_face_down_are_revealed_before_the_order_is_named() -> None:
    table = lay("cups-0", "", communities=["owls-2 owls-3", ""], veiled={"owls-3": 1})
    assert "revealed" in told(table, 0, build_pot("cups-0"))
    assert table.view(-1).communities[0].cards == ("owls-2", "owls-3")
    assert table.view(-1).communities[0].face_down == ()
    assert table.step.tag() == "naming-order"


@pytest.mark.rule("HC-20")
def test_the_first_player_names_the_whole_order_at_once() -> None:
    table = at_showdowns(3, first=2, pockets={0: ["owls-2", ""]})
    assert table.actors() == (2,)
    assert table.moves(2) == [NameOrder((1, 2)), NameOrder((2, 1))]
    assert refused(table, 2, NameOrder((1,))) == ("HC-20", "name-all")
    assert refused(table, 2, Commit(1)) == ("HC-20", "name-all")
    table.play(2, NameOrder((2, 1)))
    assert table.view(1).order == (2, 1)
    assert table.view(1).prompt.args["community"] == 2


@pytest.mark.rule("HC-20", "HC-6")
def test_three_communities_have_six_orders() -> None:
    table = at_showdowns(5, communities=["", "", ""], pots=["", "", ""])
    assert len(table.moves(0)) == 6


@pytest.mark.rule("HC-21")
def test_from_the_first_player_clockwise_each_commits_a_pocket_or_passes() -> None:
    table = at_showdowns(3, first=1, pockets={seat: ["", f"owls-{seat + 2}"] for seat in range(3)})
    table.play(1, NameOrder((1, 2)))
    assert table.moves(1) == [Decline(), Commit(2)]
    assert refused(table, 1, Commit(1)) == ("HC-21", "no-unused-pocket")
    assert refused(table, 1, EndTurn()) == ("HC-21", "commit-or-pass")
    for seat in (1, 2, 0):
        assert table.actors() == (seat,)
        table.play(seat, Decline())
    assert table.actors() == (1,)
    assert table.results[0].reason == "nobody"


@pytest.mark.rule("HC-21", "HC-37")
def test_the_pocket_pushed_forward_is_public_and_its_cards_are_not() -> None:
    table = commit(at_showdowns(pockets={0: ["owls-2", "owls-3"], 1: ["owls-4", ""]}), 2)
    view = table.view(1)
    assert view.committed == (2, 0)
    assert view.pockets[0] == ((None,), (None,))


@pytest.mark.rule("HC-21")
def test_a_pocket_is_used_once_and_passing_keeps_it() -> None:
    table = commit(at_showdowns(pockets={0: ["owls-2", "owls-3"], 1: ["owls-4", ""]}), 1, 0)
    assert table.moves(0) == [Decline(), Commit(2)]
    assert refused(table, 0, Commit(1)) == ("HC-21", "no-unused-pocket")
    table.play(0, Decline())
    assert table.moves(1) == [Decline(), Commit(1)]


@pytest.mark.rule("HC-21")
def test_who_has_no_unused_pocket_passes_by_itself() -> None:
    table = at_showdowns(3, pockets={1: ["owls-2", ""]})
    assert told(table, 0, NameOrder((1, 2))) == ["order-named", "declined", "declined"]
    assert table.actors() == (1,)
    table.play(1, Commit(1))
    assert table.outcome is not None


@pytest.mark.rule("HC-22", "HC-23")
def test_the_best_set_wins_and_scores_the_whole_pot() -> None:
    table = at_showdowns(
        communities=["cups-9 cups-5", ""],
        pots=["wands-13 wands-12 wands-3", ""],
        pockets={0: ["owls-9", ""], 1: ["owls-5 wands-5", ""]},
    )
    commit(table, 1, 1)
    assert table.results[0] == Result(
        1,
        ("cups-9", "cups-5"),
        (
            Contender(0, 1, ("owls-9",), "pair", ("cups-9", "owls-9")),
            Contender(1, 1, ("owls-5", "wands-5"), "three-of-a-kind", ("wands-5", "cups-5", "owls-5")),
        ),
        "best-set",
        (1,),
        8,
        ("wands-3", "wands-12", "wands-13"),
    )
    assert table.points == [0, 8]


@pytest.mark.rule("HC-22")
def test_a_set_may_use_no_pocket_card_at_all() -> None:
    table = at_showdowns(
        communities=["owls-9 cups-9 owls-5 cups-5", ""],
        pockets={0: ["owls-2", ""], 1: ["owls-3", ""]},
        pots=["wands-13", ""],
    )
    commit(table, 1, 1)
    assert [each.kind for each in table.results[0].contenders] == ["two-pair", "two-pair"]
    assert (table.results[0].reason, table.points) == ("tie", [2, 2])


@pytest.mark.rule("HC-22")
def test_an_empty_community_leaves_the_pockets_alone() -> None:
    table = commit(at_showdowns(pockets={0: ["owls-2 cups-2", ""], 1: ["owls-13", ""]}, pots=["wands-13", ""]), 1, 1)
    assert table.results[0].winners == (0,)


@pytest.mark.rule("HC-22")
def test_committed_pockets_are_shown_in_order_when_all_have_chosen() -> None:
    table = at_showdowns(first=1, pockets={0: ["owls-2", ""], 1: ["owls-4", ""]})
    commit(table, 1)
    assert told(table, 0, Commit(1))[:4] == ["committed", "pocket-shown", "pocket-shown", "pot-won"]
    assert [each.seat for each in table.view(-1).results[0].contenders] == [1, 0]


@pytest.mark.rule("HC-23")
def test_a_sole_committer_wins_without_comparison() -> None:
    table = at_showdowns(pockets={1: ["owls-2", ""]}, communities=["cups-9", ""], pots=["wands-13", ""])
    commit(table, 1)
    assert (table.results[0].reason, table.results[0].winners, table.points) == ("alone", (1,), [0, 5])


@pytest.mark.rule("HC-23", "HC-37")
def test_a_pot_that_nobody_wants_stays_unseen() -> None:
    table = at_showdowns(pockets={1: ["owls-2", "owls-3"]}, pots=["wands-13 owls-12", ""])
    assert told(commit(table), 1, Decline())[:2] == ["declined", "pot-left"]
    assert table.results[0] == Result(1, (), (), "nobody", (), 0)
    assert table.view(0).pots[0] == (None, None)
    assert table.points == [0, 0]


@pytest.mark.rule("HC-23", "HC-37")
def test_a_won_pot_is_turned_up_for_all() -> None:
    table = commit(at_showdowns(pockets={1: ["owls-2", "owls-3"]}, pots=["wands-13 cups-12", ""]), 1)
    assert table.view(-1).results[0].pot == ("cups-12", "wands-13")
    assert table.view(-1).pots[0] == ()


@pytest.mark.rule("HC-24", "HC-29")
def test_the_winner_claims_the_owls_of_the_pot_face_up() -> None:
    table = at_showdowns(pockets={1: ["owls-2", "owls-3"]}, pots=["owls-13 cups-12 owls-7", ""])
    assert "owls-claimed" in told(commit(table), 1, Commit(1))
    assert (names(table.owls[1]), table.points) == ("owls-7 owls-13", [0, 8])
    assert table.view(0).owls == ((), ("owls-7", "owls-13"))
    assert sorted(table.shown) == cards("owls-2 cups-12")


@pytest.mark.rule("HC-24")
def test_only_the_pots_owls_are_claimed() -> None:
    table = at_showdowns(pockets={1: ["owls-2", "owls-3"]}, communities=["owls-9", ""], pots=["cups-12", ""])
    commit(table, 1)
    assert table.owls == [[], []]


@pytest.mark.rule("HC-25")
def test_a_tie_splits_the_points_loses_the_remainder_and_claims_no_owl() -> None:
    table = at_showdowns(
        3,
        communities=["swords-9", ""],
        pots=["owls-13 cups-12 owls-12", ""],
        pockets={0: ["owls-9", ""], 1: ["cups-9", ""], 2: ["cups-3", ""]},
    )
    commit(table, 1, 1)
    assert "pot-split" in told(table, 2, Commit(1))
    assert (table.results[0].winners, table.results[0].points, table.points) == ((0, 1), 4, [4, 4, 0])
    assert table.owls == [[], [], []]
    assert table.results[0].pot == ("owls-12", "cups-12", "owls-13")


@pytest.mark.rule("HC-32", "HC-24", "HC-29")
def test_in_classic_owls_score_and_match_but_are_not_claimed() -> None:
    table = at_showdowns(pockets={1: ["owls-2", ""]}, pots=["owls-13", ""], classic=True)
    commit(table, 1)
    assert (table.owls, table.points) == ([[], []], [0, 5])


@pytest.mark.rule("HC-19")
def test_unused_owls_are_returned_before_the_showdowns() -> None:
    table = lay("cups-0", "", owls={0: "owls-9 owls-4", 1: "owls-3"}, deck="wands-2")
    assert told(table, 0, build_pot("cups-0")).count("owls-returned") == 2
    assert (table.owls, names(table.deck)) == ([[], []], "wands-2 owls-4 owls-9 owls-3")


@pytest.mark.rule("HC-37")
def test_hands_and_uncommitted_pockets_are_never_shown() -> None:
    full = "cups-10 cups-11 cups-12 cups-13"
    table = lay(
        "cups-3 cups-4",
        "cups-5 cups-6",
        communities=[full, full.replace("cups", "owls")],
        pockets={0: ["owls-2", "owls-3"]},
        round_limit=1,
    )
    table.final_turns = 1
    table.play(0, build_pot("cups-3"))
    table.play(1, build_pot("cups-5"))
    commit(table, 1, 0)
    assert table.outcome is not None
    for seat, hand in [(0, ("cups-4",)), (1, (None,)), (-1, (None,))]:
        assert table.view(seat).hands[0] == hand
        assert table.view(seat).pockets[0][1] == (("owls-3",) if seat == 0 else (None,))


@pytest.mark.rule("HC-20", "HC-21")
def test_results_stay_in_view_until_the_next_rounds_showdowns() -> None:
    table = commit(at_showdowns(pockets={1: ["owls-2", ""]}, round_limit=None), 1)
    assert table.round == 2
    results = table.view(-1).results
    assert [result.community for result in results] == [1, 2]
    while table.step.tag() != "naming-order":
        seat = table.actors()[0]
        assert table.view(-1).results == results
        table.play(seat, table.timeout(seat))
    assert table.view(-1).results == ()


@pytest.mark.rule("HC-8", "HC-20", "HC-21")
def test_the_clock_passes_and_names_the_communities_in_their_order() -> None:
    table = at_showdowns(pockets={1: ["owls-2", ""]})
    assert table.timeout(0) == NameOrder((1, 2))
    commit(table)
    assert table.timeout(1) == Decline()
