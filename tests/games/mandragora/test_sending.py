"""MD-7 to MD-9, MD-33: sending the assistant."""

import pytest

from coven.engine import Illegal
from coven.games.mandragora.events import PileRanOut, Restocked
from coven.games.mandragora.moves import Give, NoExchange, Send
from coven.games.mandragora.steps.teams import Exchange
from tests.games.mandragora.tables import hand, play, scrolls, shop, table


@pytest.mark.rule("MD-7")
def test_the_assistant_goes_one_to_three_shops_on() -> None:
    laid = table([[], []])
    assert laid.moves(0) == [Send(1), Send(2), Send(3)]
    assert play(laid, Send(3)).assistant == 3


@pytest.mark.rule("MD-7")
@pytest.mark.parametrize("shops", [-1, 0, 4, 10])
def test_no_other_distance_is_in_reach(shops: int) -> None:
    with pytest.raises(Illegal, match="MD-7: out-of-reach"):
        play(table([[], []]), Send(shops))


@pytest.mark.rule("MD-7")
def test_the_ring_has_no_end() -> None:
    assert play(table([[], []], assistant=9), Send(2)).assistant == 1


@pytest.mark.rule("MD-7")
def test_the_assistant_may_go_to_an_empty_shop() -> None:
    laid = play(table([[], []]), Send(2))
    assert hand(laid, 0) == []
    assert laid.actors() == (1,)


@pytest.mark.rule("MD-8")
def test_everything_on_the_shop_is_taken_and_scrolls_are_laid_out() -> None:
    laid = table([[], []], shops={3: ["red-ingredient", "scroll-2", "mandrake", "red-ingredient"]})
    play(laid, Send(2))
    assert hand(laid, 0) == ["red-ingredient", "red-ingredient", "mandrake"]
    assert scrolls(laid) == [["scroll-2"], []]
    assert shop(laid, 3) == []


@pytest.mark.rule("MD-8")
def test_a_hand_has_no_limit() -> None:
    laid = play(table([["red-ingredient"] * 8, []], shops={2: ["blue-ingredient"] * 12}), Send(1))
    assert len(hand(laid, 0)) == 20


@pytest.mark.rule("MD-8", "MD-27", "MD-37")
def test_curse_then_exchange_then_restocking() -> None:
    laid = table([[], [], ["mandrake"], []], shops={2: ["scroll-1"]}, teams=True)
    play(laid, Send(1))
    assert laid.marker == 0
    assert laid.step == Exchange(0, 2)
    assert shop(laid, 1) == []
    assert shop(play(laid, NoExchange()), 1) == ["green-ingredient"]


@pytest.mark.rule("MD-9")
def test_every_shop_left_behind_is_restocked_in_the_order_of_the_walk() -> None:
    laid = table([[], []], shops={6: ["mandrake"]}, assistant=4, pile=["blue-ingredient", "red-ingredient", "mandrake"])
    play(laid, Send(2))
    assert (shop(laid, 5), shop(laid, 6), shop(laid, 7)) == (["mandrake"], ["mandrake", "red-ingredient"], [])


@pytest.mark.rule("MD-9")
def test_cards_go_face_up_by_day_and_face_down_by_night() -> None:
    laid = table([[], []], assistant=6)
    told = [each.event for each in laid.play(0, Send(2))]
    assert Restocked(7, "green-ingredient") in told
    assert Restocked(8, None) in told
    assert laid.view(0).shops[6:8] == (("green-ingredient",), ())


@pytest.mark.rule("MD-9", "MD-33")
def test_later_shops_get_nothing_once_the_pile_has_run_out() -> None:
    laid = table([[], []], pile=["mandrake"])
    told = [each.event for each in laid.play(0, Send(3))]
    assert [shop(laid, number) for number in (1, 2, 3)] == [["mandrake"], [], []]
    assert PileRanOut() in told


@pytest.mark.rule("MD-33")
def test_restocking_from_an_empty_pile_adds_nothing() -> None:
    laid = play(table([[], []], pile=[], last_round=1, end_seat=0), Send(3))
    assert laid.shops == [()] * 10


@pytest.mark.rule("MD-8", "MD-10")
def test_a_night_shop_gives_its_cards_to_the_hand_and_its_scrolls_to_the_table() -> None:
    laid = table([[], []], assistant=6, shops={8: ["scroll-1", "red-ingredient"]})
    told = laid.play(0, Send(1))
    assert (hand(laid, 0), scrolls(laid)[0]) == (["red-ingredient"], ["scroll-1"])
    heard = [str(each.event) for each in told if each.reaches(1)]
    assert any("scroll-1" in event for event in heard)
    assert not any("red-ingredient" in event for event in heard)


@pytest.mark.rule("MD-7")
def test_a_card_cannot_be_given_in_a_turn() -> None:
    with pytest.raises(Illegal, match="MD-7: not-offered"):
        play(table([["mandrake"], []]), Give("mandrake"))
