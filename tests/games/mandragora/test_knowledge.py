"""MD-10: what a seat knows, and what its guesses keep."""

from collections.abc import Callable
from random import Random

import pytest

from coven.engine import SPECTATOR, Card, Seat
from coven.games.mandragora.cards import KINDS, NAMES, SCROLLS
from coven.games.mandragora.effects.hands import hand_over, lay
from coven.games.mandragora.moves import Draw, Give, Receive, Send, Swap
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.teams import Answer
from tests.contract.cases import luck, step_randomly
from tests.games.mandragora.tables import MANDRAKE, deal, hand, play, red, table

YELLOW, RED, GREEN, BLUE = "yellow-ingredient", "red-ingredient", "green-ingredient", "blue-ingredient"
PILE = (RED, BLUE, GREEN, YELLOW, MANDRAKE, "scroll-1", "scroll-2") * 3


def guesses(laid: MandragoraTable, viewer: Seat, what: Callable[[MandragoraTable], object], number: int = 60) -> set:
    """What may be, as `viewer` sees it."""
    return {what(laid.guess(viewer, luck(each))) for each in range(number)}


def hands(laid: MandragoraTable, viewer: Seat, owner: Seat) -> set[tuple[Card, ...]]:
    return guesses(laid, viewer, lambda guess: tuple(hand(guess, owner)))


def passed_unseen(laid: MandragoraTable, giver: Seat, taker: Seat, card: Card, back: Card | None = None) -> None:
    hand_over(laid, giver, taker, KINDS[card], KINDS[back] if back else None)


@pytest.mark.rule("MD-10")
def test_the_ring_the_shops_by_day_and_all_sizes_are_public() -> None:
    laid = table([[RED], [BLUE, BLUE]], shops={2: [RED, "scroll-1"], 8: [BLUE, BLUE]}, scrolls={1: ["scroll-2"]})
    view = laid.view(SPECTATOR)
    assert (view.shops[1], view.shops[7], view.shop_sizes[7]) == ((RED, "scroll-1"), (), 2)
    assert (view.pile_size, view.hand_sizes, view.scrolls) == (20, (1, 2), ((), ("scroll-2",)))
    assert (view.tops, view.hand) == (laid.tops, ())


@pytest.mark.rule("MD-10")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_what_is_taken_from_a_day_shop_is_remembered(viewer: Seat) -> None:
    laid = play(table([[], [], []], pile=PILE, shops={2: [RED, MANDRAKE]}), Send(1))
    assert laid.view(viewer).known[0] == (RED, MANDRAKE)
    assert hands(laid, viewer, 0) == {(RED, MANDRAKE)}


@pytest.mark.rule("MD-10")
def test_what_is_taken_from_a_night_shop_is_known_to_its_taker_alone() -> None:
    laid = play(table([[], [], []], pile=PILE, assistant=6, shops={8: [RED]}), Send(1))
    assert (laid.view(0).hand, laid.view(1).known[0]) == ((RED,), ())
    assert hands(laid, 0, 0) == {(RED,)}
    assert hands(laid, 1, 0) == {(RED,), (BLUE,), (GREEN,), (YELLOW,), (MANDRAKE,)}


@pytest.mark.rule("MD-10")
def test_an_unseen_card_in_a_hand_is_never_a_scroll() -> None:
    laid = table([[], []], secret={0: [RED] * 3}, pile=["scroll-1"] * 10, shops={8: [MANDRAKE]})
    seen = {card for cards in hands(laid, 1, 0) for card in cards}
    assert seen == {RED, MANDRAKE}


@pytest.mark.rule("MD-10")
def test_night_shops_and_the_pile_are_known_to_nobody() -> None:
    laid = table([[], []], pile=PILE, shops={2: [RED], 8: [BLUE, BLUE]})
    for viewer in (SPECTATOR, 0, 1):
        assert len(guesses(laid, viewer, lambda guess: guess.shops[7])) > 5
        assert len(guesses(laid, viewer, lambda guess: tuple(guess.pile))) > 5
        assert guesses(laid, viewer, lambda guess: guess.shops[1]) == {(KINDS[RED],)}
    kinds = guesses(laid, 0, lambda guess: NAMES[guess.shops[7][0]])
    assert any(KINDS[name] in SCROLLS for name in kinds)


@pytest.mark.rule("MD-10")
@pytest.mark.parametrize("secret", [RED, BLUE])
def test_of_like_cards_the_known_one_leaves_first(secret: Card) -> None:
    laid = table([["red-grimoire-1", RED], []], secret={0: [secret]}, pile=PILE)
    play(laid, red("banishment-1"))
    assert laid.view(1).known[0] == ()
    assert {(RED,), (BLUE,)} <= hands(laid, 1, 0)


@pytest.mark.rule("MD-10")
def test_a_card_laid_that_was_not_known_leaves_the_known_ones() -> None:
    laid = table([["red-grimoire-1", BLUE], []], secret={0: [RED]}, pile=PILE)
    play(laid, red("banishment-1"))
    assert hands(laid, 1, 0) == {(BLUE,)}


@pytest.mark.rule("MD-20", "MD-10")
def test_both_witches_of_a_substitution_know_both_cards() -> None:
    laid = table(
        [["red-grimoire-1", RED, YELLOW], [], []], secret={1: [BLUE]}, pile=PILE, tops=("substitution-1", *[None] * 4)
    )
    play(laid, red("substitution-1"))
    assert laid.view(0).prompt.args["card"] == laid.view(1).prompt.args["card"] == BLUE
    assert laid.view(2).prompt.args["card"] is None
    play(laid, Give(YELLOW))
    assert (laid.view(0).known[1], laid.view(1).known[0]) == ((YELLOW,), (BLUE,))
    assert hands(laid, 0, 1) == {(YELLOW,)}
    assert hands(laid, 1, 0) == {(BLUE,)}


@pytest.mark.rule("MD-20", "MD-10")
def test_the_others_know_only_that_a_card_went_each_way() -> None:
    cards = ["red-grimoire-1", RED, YELLOW, YELLOW]
    laid = table([cards, [GREEN, GREEN], [MANDRAKE]], tops=("substitution-1", *[None] * 4))
    play(laid, red("substitution-1"), Draw(1), Give(YELLOW))
    assert laid.view(2).known[:2] == ((YELLOW,), (GREEN,))
    assert hands(laid, 2, 0) == {(YELLOW, YELLOW), (YELLOW, GREEN)}
    assert hands(laid, SPECTATOR, 1) == {(YELLOW, GREEN), (GREEN, GREEN)}


@pytest.mark.rule("MD-20", "MD-10")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_a_card_from_a_hand_of_one_known_kind_is_known_wherever_it_goes(viewer: Seat) -> None:
    laid = table([["red-grimoire-1", RED, MANDRAKE], [GREEN], [MANDRAKE]], tops=("substitution-1", *[None] * 4))
    play(laid, red("substitution-1"), Draw(1))
    assert laid.view(viewer).known[:2] == ((GREEN, MANDRAKE), ())
    assert hands(laid, viewer, 0) == {(GREEN, MANDRAKE)}


@pytest.mark.rule("MD-37", "MD-10")
def test_in_an_exchange_of_two_single_cards_all_know_both() -> None:
    laid = table([[RED], [], [BLUE], []], teams=True)
    passed_unseen(laid, 0, 2, RED, BLUE)
    assert (laid.view(1).known[0], laid.view(1).known[2]) == ((BLUE,), (RED,))
    assert (hands(laid, 1, 0), hands(laid, 1, 2)) == ({(BLUE,)}, {(RED,)})


@pytest.mark.rule("MD-37", "MD-10")
def test_of_a_card_given_unseen_the_others_know_that_it_was_one_of_the_hand() -> None:
    laid = table([[RED, BLUE, GREEN], [], [MANDRAKE], []], teams=True)
    passed_unseen(laid, 0, 2, RED)
    assert laid.view(1).known[0] == ()
    assert hands(laid, 1, 2) == {(RED, MANDRAKE), (BLUE, MANDRAKE), (GREEN, MANDRAKE)}
    assert hands(laid, 1, 0) == {(GREEN, BLUE), (RED, GREEN), (RED, BLUE)}
    assert hands(laid, 2, 0) == {(GREEN, BLUE)}


@pytest.mark.rule("MD-37", "MD-10")
def test_what_is_seen_later_tells_what_can_not_have_passed() -> None:
    laid = table([[RED, BLUE, GREEN], [], [], []], teams=True)
    passed_unseen(laid, 0, 2, RED)
    lay(laid, 0, KINDS[BLUE])
    assert hands(laid, 1, 2) == {(RED,), (GREEN,)}
    lay(laid, 2, KINDS[RED])
    assert hands(laid, 1, 0) == {(GREEN,)}


@pytest.mark.rule("MD-37", "MD-10")
def test_a_card_that_nobody_else_can_have_tells_what_passed() -> None:
    laid = table([["violet-ingredient", BLUE], [], [], []], secret={2: [MANDRAKE]}, pile=[RED] * 5, teams=True)
    passed_unseen(laid, 0, 2, "violet-ingredient")
    lay(laid, 2, KINDS["violet-ingredient"])
    assert hands(laid, 1, 0) == {(BLUE,)}
    assert hands(laid, 1, 2) == {(RED,), (MANDRAKE,)}


@pytest.mark.rule("MD-37", "MD-10")
def test_in_an_exchange_a_card_does_not_come_back() -> None:
    laid = table([[RED], [], [BLUE], []], teams=True)
    passed_unseen(laid, 0, 2, RED, back=BLUE)
    assert (hand(laid, 0), hands(laid, 1, 0)) == ([BLUE], {(BLUE,)})


@pytest.mark.rule("MD-37", "MD-10")
def test_partners_remember_what_they_exchanged() -> None:
    laid = table([[RED], [], [], []], secret={2: [RED]}, pile=PILE, teams=True)
    passed_unseen(laid, 0, 2, RED, back=RED)
    assert (laid.view(0).known[2], laid.view(2).known[0]) == ((RED,), (RED,))
    assert hands(laid, 0, 2) == {(RED,)}


@pytest.mark.rule("MD-37", "MD-10")
def test_both_cards_of_an_unseen_exchange_may_have_been_any() -> None:
    laid = table([[RED, BLUE], [], [GREEN, YELLOW], []], teams=True)
    passed_unseen(laid, 0, 2, RED, back=GREEN)
    assert hands(laid, 1, 0) == {(GREEN, BLUE), (YELLOW, BLUE), (RED, GREEN), (YELLOW, RED)}


@pytest.mark.rule("MD-37", "MD-10")
def test_the_card_offered_for_an_exchange_is_known_to_nobody_else() -> None:
    laid = table([[RED, BLUE], [], [GREEN], []], shops={2: ["scroll-1"]}, teams=True)
    play(laid, Send(1), Swap(RED))
    for viewer in (SPECTATOR, 1, 2, 3):
        assert guesses(laid, viewer, lambda guess: guess.step) == {Answer(2, 0, RED), Answer(2, 0, BLUE)}
    assert guesses(laid, 0, lambda guess: guess.step) == {Answer(2, 0, RED)}


@pytest.mark.rule("MD-37", "MD-10")
def test_nothing_is_offered_for_a_card_received() -> None:
    laid = table([[RED], [], [GREEN], []], shops={2: ["scroll-1"]}, teams=True)
    play(laid, Send(1), Receive())
    assert guesses(laid, 1, lambda guess: guess.step) == {Answer(2, 0, None)}


@pytest.mark.rule("MD-10")
def test_a_witch_knows_her_own_hand() -> None:
    laid = table([[RED], [BLUE]], secret={0: [MANDRAKE]}, pile=PILE)
    assert hands(laid, 0, 0) == {(RED, MANDRAKE)}
    assert laid.view(0).known[0] == laid.view(0).hand == (RED, MANDRAKE)


@pytest.mark.rule("MD-10")
def test_nobody_learns_in_which_order_cards_lay_on_a_night_shop() -> None:
    cards = [RED, "scroll-2", BLUE, "scroll-1"]
    both = [table([[], []], assistant=6, shops={8: each}) for each in (cards, cards[::-1])]
    assert both[0].play(0, Send(1)) == both[1].play(0, Send(1))


@pytest.mark.rule("MD-10")
def test_who_looks_all_the_time_knows_the_same_as_who_looks_once() -> None:
    random, laid = Random(3), deal(4, 3, teams=True)
    while laid.step:
        for viewer in (SPECTATOR, *range(4)):
            assert laid.view(viewer) == laid.clone().view(viewer)
        laid.apply(*step_randomly(laid, random))
