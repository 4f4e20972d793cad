"""A finished game, looked back at."""

import msgspec
import pytest

from coven import games
from coven.bots import Sight
from coven.bots.reason import Reason
from coven.engine import BadRecord
from coven.engine.replay import verify
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.moves import DRAW
from coven.lab.analysis import Analysis, analysis, assembled, total
from coven.lab.estimate import Estimate
from coven.lab.judging import Effort, judge, why_better
from tests.games.hocus_pocus.tables import cast, lay_out

SMALL = Effort(playouts=6, options=3)


@pytest.fixture
def found(record: bytes) -> Analysis:
    return analysis(record, SMALL, "seed")


def test_chances_go_from_the_deal_to_the_result(found: Analysis, record: bytes) -> None:
    outcome = verify(record, games.find).table.outcome
    assert found.points[0].number == 0
    assert found.points[-1].number == found.moves == 12
    winners = tuple(seat for seat in range(2) if found.points[-1].seen[seat].value)
    assert winners == outcome.winners


def test_everybodys_chances_are_one_together_and_in_their_intervals(found: Analysis) -> None:
    for point in found.points:
        for chances in (point.seen, point.actual):
            assert sum(chance.value for chance in chances) == pytest.approx(1)
            assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in chances)


def test_a_secret_choice_changes_nothing_for_who_looks_on(found: Analysis) -> None:
    """Only the second choice of a round reveals something."""
    assert [point.number for point in found.points] == [0, 2, 4, 6, 8, 10, 12]


def test_the_move_that_was_made_is_compared_with_others(found: Analysis, record: bytes) -> None:
    played = verify(record, games.find).played
    assert found.decisions
    for decision in found.decisions:
        made = played[decision.number - 1]
        assert (decision.seat, decision.choices[0].move) == (made.seat, made.move)
        assert 2 <= len({choice.move for choice in decision.choices}) == len(decision.choices)
        best = decision.choices[decision.best].chance.value
        assert best == max(choice.chance.value for choice in decision.choices)


def test_results_are_what_is_fair_and_choices_and_luck(found: Analysis) -> None:
    for account in found.accounts:
        parts = account.choices.value + account.others.value + account.luck.value
        assert account.fair + parts == pytest.approx(account.result)


def test_what_is_given_away_is_what_the_best_move_would_have_brought(found: Analysis) -> None:
    for decision in found.decisions:
        assert decision.loss.value == -decision.gains[decision.seat].value
        assert decision.loss.low <= decision.loss.value <= decision.loss.high
    lost = sum(decision.loss.value for decision in found.decisions if decision.seat == 1)
    assert found.accounts[1].choices.value == pytest.approx(-lost)


def test_parts_make_the_same_whole_in_any_order(found: Analysis, record: bytes) -> None:
    """However many workers there are."""
    parts = [*judge(record, SMALL, "seed", range(7, 13)), *judge(record, SMALL, "seed", range(1, 7))]
    assert assembled(record, SMALL, "seed", parts) == found


def test_an_adept_speaks_for_the_better_move_only_where_he_likes_it_better() -> None:
    table = lay_out("spell-2 thief-2", "", gems=[4, 4], cauldron=20)
    sight = Sight(table, 0)
    assert why_better(GAME, sight, DRAW, made=cast("spell-2")) == Reason("draw", {"number": 20})
    assert why_better(GAME, sight, cast("spell-2"), made=DRAW) is None, "he would say: better kept"


def test_it_can_be_sent_as_json(found: Analysis) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(found))
    assert sent["decisions"][0]["choices"][0]["move"]["move"] == "send"


def test_an_unfinished_game_is_refused(record: bytes) -> None:
    with pytest.raises(BadRecord):
        analysis(b"\n".join(record.splitlines()[:-3]), SMALL)


def test_doubts_add_up_as_squares() -> None:
    whole = total([Estimate(1, 0.7, 1.3), Estimate(2, 1.6, 2.4)])
    assert (whole.value, whole.low, whole.high) == (3, pytest.approx(2.5), pytest.approx(3.5))
