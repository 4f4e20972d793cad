"""MD-27 to MD-29: the curse marker."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coven.engine import Illegal, Seat
from coven.games.mandragora.cards import CURSES, NAMES, SCROLLS
from coven.games.mandragora.moves import Banish, GiveScroll, PassMarker, Send
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.curse import Comparison, Tie
from coven.games.mandragora.steps.shops import gain_scrolls
from coven.games.mandragora.steps.spells import Banishment, Transfer
from tests.games.mandragora.tables import play, table

ONE, TWO = "scroll-1", "scroll-2"


@pytest.mark.rule("MD-27")
def test_one_witch_alone_with_the_most_curses_takes_the_marker() -> None:
    laid = table([[], [], []], scrolls={1: [ONE]}, marker=1, shops={2: [TWO]})
    assert play(laid, Send(1)).marker == 0


@pytest.mark.rule("MD-27")
def test_the_scrolls_of_one_shop_are_compared_together() -> None:
    laid = table([[], [], []], scrolls={1: [ONE]}, marker=1, shops={2: [ONE, ONE]})
    assert play(laid, Send(1)).marker == 0


@pytest.mark.rule("MD-27")
def test_fewer_curses_than_the_holder_change_nothing() -> None:
    laid = table([[], [], []], scrolls={1: [TWO]}, marker=1, shops={2: [ONE]})
    assert play(laid, Send(1)).marker == 1


@pytest.mark.rule("MD-27")
def test_nothing_is_compared_when_no_scroll_changes_place() -> None:
    laid = table([[], [], []], scrolls={0: [ONE], 1: [ONE]}, marker=1, shops={2: ["mandrake"]})
    assert play(laid, Send(1)).marker == 1


@pytest.mark.rule("MD-28")
def test_a_tied_holder_passes_the_marker_to_one_of_the_tied() -> None:
    laid = table([[], [], []], scrolls={0: [ONE], 1: [TWO], 2: [TWO]}, marker=1, shops={2: [ONE]})
    play(laid, Send(1))
    assert laid.step == Tie(1)
    assert laid.moves(1) == [PassMarker(2), PassMarker(0)]
    play(laid, PassMarker(0))
    assert (laid.marker, laid.actors()) == (0, (1,))


@pytest.mark.rule("MD-28")
def test_with_only_one_other_tied_the_marker_goes_to_her() -> None:
    laid = table([[], [], []], scrolls={1: [ONE]}, marker=1, shops={2: [ONE]})
    assert play(laid, Send(1)).marker == 0


@pytest.mark.rule("MD-28")
def test_a_tie_that_stood_before_passes_the_marker_again() -> None:
    laid = table([[], [], []], scrolls={1: [TWO], 2: [TWO]}, marker=1, shops={2: [ONE]})
    assert play(laid, Send(1)).marker == 2


@pytest.mark.rule("MD-28")
def test_the_holder_cannot_keep_the_marker() -> None:
    laid = table([[], [], []], scrolls={0: [ONE], 1: [TWO], 2: [TWO]}, marker=1, shops={2: [ONE]})
    play(laid, Send(1))
    with pytest.raises(Illegal, match="MD-28: cannot-keep-the-marker"):
        play(laid, PassMarker(1))
    with pytest.raises(Illegal, match="MD-28: not-offered"):
        play(laid, Send(1))


@pytest.mark.rule("MD-28", "MD-36")
def test_the_marker_may_go_to_a_partner() -> None:
    hands = [[], ["mandrake"], [], []]
    laid = table(hands, scrolls={1: [ONE], 2: [ONE]}, marker=2, shops={2: [ONE]}, teams=True)
    play(laid, Send(1))
    assert laid.moves(2) == [PassMarker(0), PassMarker(1)]


@pytest.mark.rule("MD-29")
def test_in_a_tie_without_the_holder_the_holder_chooses() -> None:
    laid = table([[], [], [], []], scrolls={1: [ONE], 2: [TWO]}, marker=3, shops={2: [TWO]})
    play(laid, Send(1))
    assert laid.moves(3) == [PassMarker(0), PassMarker(2)]
    with pytest.raises(Illegal, match="MD-29: not-tied"):
        play(laid, PassMarker(1))
    assert play(laid, PassMarker(2)).marker == 2


@pytest.mark.rule("MD-28")
def test_the_marker_goes_to_nobody_who_is_not_tied() -> None:
    laid = table([[], [], [], []], scrolls={0: [ONE], 1: [TWO], 2: [TWO]}, marker=1, shops={2: [ONE]})
    play(laid, Send(1))
    with pytest.raises(Illegal, match="MD-28: not-tied"):
        play(laid, PassMarker(3))


@pytest.mark.rule("MD-29")
def test_without_curses_the_marker_goes_back() -> None:
    laid = table([[], []], marker=0)
    laid.then(Comparison())
    laid.settle()
    assert laid.marker is None


Choose = Callable[[list[Seat]], Seat]


def literal_reading(marker: Seat | None, curses: list[int], choose: Choose) -> Seat | None:
    """MD-27 to MD-29, sentence by sentence."""
    if all(number == 0 for number in curses):
        return None
    most = [seat for seat in range(len(curses)) if curses[seat] == max(curses)]
    if len(most) == 1:
        return most[0]
    if marker in most:
        return choose([seat for seat in most if seat != marker])
    return choose(most)


def settle(laid: MandragoraTable, choose: Choose) -> None:
    laid.settle()
    while laid.step:
        tied = sorted(move.target for move in laid.moves(laid.actors()[0]))
        play(laid, PassMarker(choose(tied)))


seats = st.integers(0, 3)
happenings = st.one_of(
    st.tuples(st.just("gain"), seats, st.lists(st.sampled_from(SCROLLS), min_size=1, max_size=3)),
    st.tuples(st.just("banish"), seats, seats),
    st.tuples(st.just("transfer"), seats, seats),
)


@pytest.mark.rule("MD-27", "MD-28", "MD-29")
@given(happenings=st.lists(happenings, max_size=20), pick=st.integers(0, 2))
@settings(derandomize=True, max_examples=120, deadline=None)
def test_the_marker_is_where_the_literal_reading_puts_it(happenings: list[tuple], pick: int) -> None:
    laid = table([[], [], [], []], stack=[])
    marker: Seat | None = None

    def choose(tied: list[Seat]) -> Seat:
        return tied[pick % len(tied)]

    for what, seat, more in happenings:
        own = laid.scrolls[seat]
        if what == "gain":
            gain_scrolls(laid, seat, more)
        elif what == "banish" and own:
            Banishment(seat).play(laid, seat, Banish(NAMES[own[more % len(own)]]))
        elif what == "transfer" and own and more != seat:
            Transfer(seat).play(laid, seat, GiveScroll(NAMES[own[0]], more))
        else:
            continue
        settle(laid, choose)
        curses = [sum(CURSES[scroll] for scroll in own) for own in laid.scrolls]
        marker = literal_reading(marker, curses, choose)
        assert laid.marker == marker
