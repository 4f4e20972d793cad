"""MD-40: what the clock plays."""

import pytest

from coven.engine import Card, Move
from coven.games.mandragora.moves import (
    Banish,
    Decline,
    Draw,
    Give,
    GiveAtRandom,
    GiveScroll,
    Levitate,
    NoExchange,
    Pass,
    PassMarker,
    Receive,
    Send,
)
from coven.games.mandragora.setup import MandragoraTable
from tests.games.mandragora.tables import TOPS, hand, play, red, table

READY = ["red-grimoire-1", "red-ingredient", "red-ingredient"]


def clock(laid: MandragoraTable) -> Move:
    """What it plays, which must be possible."""
    seat = laid.actors()[0]
    move = laid.timeout(seat)
    laid.clone().play(seat, move)
    return move


def cast(spell: Card, **fields: object) -> MandragoraTable:
    tops = (spell, spell, *TOPS[2:])
    return play(table([READY, ["blue-ingredient"], ["mandrake"]], tops=tops, **fields), red(spell, 2))


@pytest.mark.rule("MD-40")
def test_a_turn_sends_one_shop_and_passes_in_the_last_rounds() -> None:
    assert clock(table([[], []])) == Send(1)
    assert clock(table([[], []], pile=[], last_round=1, end_seat=0)) == Pass()


@pytest.mark.rule("MD-40")
@pytest.mark.parametrize("last_round", [0, 1])
def test_an_extra_turn_is_declined(last_round: int) -> None:
    assert clock(cast("doubling-2", last_round=last_round, end_seat=0)) == Decline()


@pytest.mark.rule("MD-40")
def test_the_marker_goes_to_the_first_tied_witch_clockwise() -> None:
    scrolls = {0: ["scroll-1"], 1: ["scroll-2"], 2: ["scroll-2"]}
    laid = play(table([[], [], []], scrolls=scrolls, marker=1, shops={2: ["scroll-1"]}), Send(1))
    assert clock(laid) == PassMarker(2)


@pytest.mark.rule("MD-40")
def test_no_exchange_is_made() -> None:
    laid = play(table([READY, [], [], []], shops={2: ["scroll-1"]}, teams=True), Send(1))
    assert clock(laid) == NoExchange()


@pytest.mark.rule("MD-40")
def test_a_partners_card_is_given_at_random() -> None:
    given = set()
    for seed in range(20):
        hands = [[], [], ["blue-ingredient", "mandrake"], []]
        laid = play(table(hands, shops={2: ["scroll-1"]}, teams=True, seed=seed), Send(1), Receive())
        assert clock(laid) == GiveAtRandom()
        given |= {*hand(play(laid, GiveAtRandom()), 0)}
    assert given == {"blue-ingredient", "mandrake"}


@pytest.mark.rule("MD-40")
def test_chance_chooses_only_for_a_partner() -> None:
    laid = play(table([[], [], ["mandrake"], []], shops={2: ["scroll-1"]}, teams=True), Send(1), Receive())
    assert laid.moves(2) == [Give("mandrake")]
    assert not laid.step.allows(laid, 2, Give("blue-ingredient"))


@pytest.mark.rule("MD-40")
def test_the_scroll_with_most_curses_is_banished() -> None:
    laid = cast("banishment-1", scrolls={0: ["scroll-1", "scroll-3", "scroll-2"]}, marker=0)
    assert clock(laid) == Banish("scroll-3")


@pytest.mark.rule("MD-40")
def test_the_scroll_with_most_curses_goes_to_the_next_opponent() -> None:
    laid = cast("transfer-1", scrolls={0: ["scroll-1", "scroll-2"]}, marker=0)
    assert clock(laid) == GiveScroll("scroll-2", 1)


@pytest.mark.rule("MD-40")
def test_the_drawn_card_goes_back() -> None:
    hands = [[*READY, "violet-ingredient"], ["blue-ingredient"], ["mandrake"]]
    laid = play(table(hands, tops=("substitution-1", *TOPS[1:])), red("substitution-1", 2))
    assert clock(laid) == Draw(1)
    assert clock(play(laid, Draw(1))) == Give("blue-ingredient")


@pytest.mark.rule("MD-40")
def test_levitation_takes_the_first_card_that_is_seen_to_be_no_scroll() -> None:
    shops = {2: ["blue-ingredient"], 6: ["scroll-1"], 7: ["scroll-2", "mandrake"], 8: ["mandrake"]}
    assert clock(cast("levitation-2", shops=shops, assistant=4)) == Levitate(7, "mandrake")
    assert clock(cast("levitation-2", shops=shops, assistant=7)) == Levitate(2, "blue-ingredient")


@pytest.mark.rule("MD-40")
def test_levitation_else_takes_the_first_card() -> None:
    shops = {3: ["scroll-1"], 9: ["mandrake"]}
    assert clock(cast("levitation-2", shops=shops, assistant=4)) == Levitate(9, None)
