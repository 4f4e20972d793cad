"""HC-5, HC-30, HC-31, HC-38: from round to round, and the end of the game."""

import pytest

from coven.games.hocus.moves import Commit, NameOrder
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.state import Lying
from coven.games.hocus.steps.rounds import next_first_player
from tests.games.hocus.inventory import inventory
from tests.games.hocus.tables import build_pot, cards, lay, refused
from tests.games.hocus.test_cards import deal


def after_showdowns(points: tuple[int, int], pot: str = "", **options: int) -> HocusTable:
    """Seat 1 alone commits a Pocket, and the showdowns of the round are over."""
    table = lay("cups-2", "", pots=[pot, ""], pockets={1: ["owls-2", ""]}, points=points, **options)
    table.play(0, build_pot("cups-2", 2))
    table.play(0, NameOrder((1, 2)))
    table.play(1, Commit(1))
    return table


@pytest.mark.rule("HC-5")
@pytest.mark.parametrize(
    "first, points, expected",
    [
        (0, (5, 3, 4), 1),
        (0, (0, 0, 0), 1),
        (2, (3, 5, 3), 0),
        (1, (9, 2, 9), 1),
        (1, (2, 2, 9), 0),
        (0, (2, 9, 2), 2),
    ],
)
def test_the_fewest_points_go_first_and_ties_to_the_left_of_the_old_first_player(
    first: int, points: tuple[int, ...], expected: int
) -> None:
    table = lay("", "", "", first=first, points=points)
    assert next_first_player(table) == expected


@pytest.mark.rule("HC-30")
def test_the_goal_ends_the_game_after_the_showdowns_and_the_most_points_win() -> None:
    table = after_showdowns((26, 20), "wands-13 wands-12")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.scores, table.outcome.winners) == ("goal", (26, 27), (1,))
    assert refused(table, 0, Commit(1)) == ("HC-30", "game-over")


@pytest.mark.rule("HC-30")
def test_equal_points_share_the_win() -> None:
    table = after_showdowns((25, 20), "wands-13")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1)


@pytest.mark.rule("HC-30", "HC-31")
def test_below_the_goal_a_new_round_begins() -> None:
    table = after_showdowns((24, 0))
    assert (table.outcome, table.round, table.first) == (None, 2, 1)
    assert table.actors() == (1,)
    assert after_showdowns((24, 0), goal=24).outcome is not None


@pytest.mark.rule("HC-31", "HC-24")
def test_all_cards_but_claimed_owls_are_shuffled_and_dealt() -> None:
    table = after_showdowns((0, 0), "owls-9 wands-3")
    assert table.owls == [[], cards("owls-9")]
    assert inventory(table) == list(range(8, 52))
    assert [len(hand) for hand in table.hands] == [10, 10]
    assert len(table.deck) == 44 - 20 - 1
    assert table.communities == table.pots == [[], []]
    assert (table.pockets, table.shown, table.order, table.final_turns) == ([[[], []]] * 2, [], (), None)
    assert table.view(0).owls == ((), ("owls-9",))


@pytest.mark.rule("HC-31")
def test_every_round_is_shuffled_anew() -> None:
    table = deal(2, classic=True, goal=100)
    hands = []
    for _ in range(120):
        if table.round > len(hands):
            hands.append(str(table.hands))
        seat = table.actors()[0]
        table.apply(seat, table.timeout(seat))
    assert len(hands) > 3
    assert len(set(hands)) == len(hands)


@pytest.mark.rule("HC-38")
def test_a_round_limit_ends_the_game_and_the_goal_is_checked_first() -> None:
    limited = after_showdowns((7, 3), round_limit=1)
    assert limited.outcome is not None
    assert (limited.outcome.reason, limited.outcome.winners) == ("round-limit", (0,))
    assert after_showdowns((25, 3), round_limit=1).outcome.reason == "goal"
    assert after_showdowns((7, 3), round_limit=2).outcome is None
    assert after_showdowns((7, 7), round_limit=1).outcome.winners == (0, 1)


@pytest.mark.rule("HC-38")
def test_there_is_no_round_limit_unless_somebody_asks() -> None:
    assert deal(2).options.round_limit is None


@pytest.mark.rule("HC-33")
def test_enchantment_points_can_reach_the_goal() -> None:
    table = lay("cups-2", "", pockets={1: ["owls-2", ""]}, points=(0, 24), enchantments=[Lying("gilded-sigil", 1, 1)])
    table.play(0, build_pot("cups-2", 2))
    table.play(0, NameOrder((1, 2)))
    table.play(1, Commit(1))
    assert table.outcome is not None
    assert table.outcome.scores == (0, 25)
