"""MD-36 and MD-37: partners and their exchange."""

import pytest

from coven.engine import Card, Illegal
from coven.games.mandragora.moves import Give, GiveScroll, Levitate, NoExchange, Receive, Send, Swap
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.teams import Answer, Exchange
from coven.games.mandragora.steps.turns import Turn
from tests.games.mandragora.tables import hand, play, red, table

RED, BLUE, SCROLL = "red-ingredient", "blue-ingredient", "scroll-1"


def exchanging(mine: list[Card], partners: list[Card], **fields: object) -> MandragoraTable:
    """The first witch has just gained a scroll."""
    return play(table([mine, [], partners, []], shops={2: [SCROLL]}, teams=True, **fields), Send(1))


@pytest.mark.rule("MD-36")
def test_partners_sit_opposite() -> None:
    laid = table([[], [], [], []], teams=True)
    assert [laid.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert laid.opponents(1) == [2, 0]


@pytest.mark.rule("MD-38")
def test_partners_may_talk_unheard_by_the_others() -> None:
    assert [table([[], [], [], []], teams=True).confidants(seat) for seat in range(4)] == [(0, 2), (1, 3)] * 2
    assert table([[], []]).confidants(0) == ()


@pytest.mark.rule("MD-36")
def test_without_teams_everybody_else_is_an_opponent() -> None:
    laid = table([[], [], [], []])
    assert (laid.partner(0), laid.opponents(1)) == (None, [2, 3, 0])


@pytest.mark.rule("MD-36", "MD-10")
def test_partners_do_not_see_each_others_hands() -> None:
    laid = table([[], [], [], []], secret={2: [RED]}, teams=True)
    view = laid.view(0)
    assert (view.hand, view.hand_sizes[2], view.known[2]) == ((), 1, ())


@pytest.mark.rule("MD-37")
def test_who_gained_a_scroll_may_give_receive_or_exchange_a_card() -> None:
    laid = exchanging([RED, RED], [BLUE])
    assert laid.moves(0) == [NoExchange(), Give(RED), Receive(), Swap(RED)]


@pytest.mark.rule("MD-37")
def test_a_card_is_given_at_once() -> None:
    laid = play(exchanging([RED], [BLUE]), Give(RED))
    assert (hand(laid, 0), hand(laid, 2), laid.step) == ([], [RED, BLUE], Turn(1))


@pytest.mark.rule("MD-37")
def test_a_card_received_is_of_the_partners_choice() -> None:
    laid = play(exchanging([], [RED, BLUE]), Receive())
    assert (laid.actors(), laid.moves(2)) == ((2,), [Give(RED), Give(BLUE)])
    play(laid, Give(BLUE))
    assert (hand(laid, 0), hand(laid, 2)) == ([BLUE], [RED])


@pytest.mark.rule("MD-37")
def test_in_an_exchange_the_partner_chooses_before_she_sees_a_card() -> None:
    laid = play(exchanging([RED, "mandrake"], [BLUE]), Swap("mandrake"))
    assert laid.moves(2) == [Give(BLUE)]
    assert b"mandrake" not in repr(laid.view(2).prompt).encode()
    assert laid.view(0).prompt.args["card"] == "mandrake"
    play(laid, Give(BLUE))
    assert (hand(laid, 0), hand(laid, 2)) == ([RED, BLUE], ["mandrake"])


@pytest.mark.rule("MD-37")
def test_there_is_one_exchange_an_event_and_it_can_be_left() -> None:
    laid = play(exchanging([RED], [BLUE]), NoExchange())
    assert (hand(laid, 0), laid.step) == ([RED], Turn(1))


@pytest.mark.rule("MD-37")
def test_the_partner_may_not_refuse() -> None:
    laid = play(exchanging([], [BLUE]), Receive())
    with pytest.raises(Illegal, match="MD-37: not-offered"):
        play(laid, NoExchange())
    with pytest.raises(Illegal, match="MD-37: not-in-hand"):
        play(laid, Give(RED))


@pytest.mark.rule("MD-37")
def test_what_is_impossible_is_not_on_offer() -> None:
    assert exchanging([RED], []).moves(0) == [NoExchange(), Give(RED)]
    assert exchanging([], [BLUE]).moves(0) == [NoExchange(), Receive()]
    assert exchanging([], []).step == Turn(1)


@pytest.mark.rule("MD-37")
@pytest.mark.parametrize(
    "move, why",
    [
        (Give(BLUE), "not-in-hand"),
        (Swap(BLUE), "not-in-hand"),
        (Give(SCROLL), "not-in-hand"),
        (Swap(RED), "partner-has-no-card"),
        (Receive(), "partner-has-no-card"),
        (Send(1), "not-offered"),
    ],
)
def test_only_hand_cards_move_and_nothing_comes_from_an_empty_hand(move: object, why: str) -> None:
    with pytest.raises(Illegal, match=f"MD-37: {why}"):
        play(exchanging([RED], []), move)


@pytest.mark.rule("MD-37")
def test_no_scroll_no_exchange() -> None:
    laid = table([[RED], [], [BLUE], []], shops={2: [RED]}, teams=True)
    assert play(laid, Send(1)).step == Turn(1)


@pytest.mark.rule("MD-37")
def test_without_teams_there_is_no_exchange() -> None:
    laid = table([[RED], [], [BLUE], []], shops={2: [SCROLL]})
    assert play(laid, Send(1)).step == Turn(1)


@pytest.mark.rule("MD-37", "MD-31")
def test_a_partner_who_has_passed_still_exchanges() -> None:
    laid = play(exchanging([RED], [BLUE], pile=[], last_round=1, end_seat=0, passed=(2,)), Swap(RED))
    assert laid.step == Answer(2, 0, RED)


@pytest.mark.rule("MD-37")
def test_the_others_see_the_kind_of_exchange_and_not_the_faces() -> None:
    laid = exchanging([RED], [BLUE])
    told = [*laid.play(0, Swap(RED)), *laid.play(2, Give(BLUE))]
    heard = str([each.event for each in told if each.reaches(1)])
    assert "swap" in heard
    assert RED not in heard
    assert BLUE not in heard


@pytest.mark.rule("MD-37", "MD-21")
def test_a_scroll_lifted_lets_her_exchange_too() -> None:
    cards = ["red-grimoire-1", RED, RED]
    tops = (None, "levitation-2", None, None, None)
    laid = table([cards, [], [BLUE], []], shops={4: [SCROLL], 5: [RED]}, tops=tops, teams=True)
    play(laid, red("levitation-2", 2), Levitate(4, SCROLL))
    assert laid.step == Exchange(0, 2)


@pytest.mark.rule("MD-37", "MD-31")
def test_who_has_passed_exchanges_outside_her_turn() -> None:
    tops = ("transfer-1", None, None, None, None)
    laid = table(
        [["red-grimoire-1", RED], [BLUE], [], []],
        teams=True,
        tops=tops,
        scrolls={0: [SCROLL]},
        marker=0,
        pile=[],
        last_round=1,
        end_seat=1,
        passed=(1,),
    )
    play(laid, red("transfer-1"), GiveScroll(SCROLL, 1))
    assert laid.step == Exchange(1, 3)
