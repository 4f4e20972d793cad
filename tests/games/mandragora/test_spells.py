"""MD-18 to MD-26: spells."""

import pytest

from coven.engine import Card, Illegal
from coven.games.mandragora.events import NoEffect
from coven.games.mandragora.moves import Banish, Cast, Decline, Draw, Give, GiveScroll, Levitate, Send
from coven.games.mandragora.setup import MandragoraTable
from coven.games.mandragora.steps.spells import Banishment, GivingBack, Levitation, Substitution, Transfer
from coven.games.mandragora.steps.turns import ExtraTurn, Turn
from tests.games.mandragora.tables import TOPS, hand, play, red, scrolls, shop, table

READY = ["red-grimoire-1", "red-ingredient", "red-ingredient", "red-ingredient"]


def cast(spell: Card, *hands: list[Card], **fields: object) -> MandragoraTable:
    """The first witch casts a spell with all of `READY`; she also holds the first of `hands`."""
    own, *others = hands or ([], [], [])
    value = int(spell[-1])
    tops = (*TOPS[: value - 1], spell, *TOPS[value:])
    laid = table([[*READY, *own], *others], tops=tops, **fields)
    return play(laid, red(spell, 3))


@pytest.mark.rule("MD-18")
def test_banishment_removes_a_scroll_of_her_choice() -> None:
    laid = cast("banishment-1", scrolls={0: ["scroll-1", "scroll-1", "scroll-3"]}, marker=0)
    assert laid.moves(0) == [Banish("scroll-3"), Banish("scroll-1")]
    play(laid, Banish("scroll-1"))
    assert scrolls(laid)[0] == ["scroll-1", "scroll-3"]
    assert laid.view(1).banished == ("scroll-1",)


@pytest.mark.rule("MD-18", "MD-27")
def test_curses_are_compared_after_a_banishment() -> None:
    laid = cast("banishment-1", scrolls={0: ["scroll-2"], 1: ["scroll-1"]}, marker=0)
    assert laid.marker == 1


@pytest.mark.rule("MD-18")
def test_only_an_own_scroll_is_banished() -> None:
    laid = cast("banishment-1", scrolls={0: ["scroll-1", "scroll-2"], 1: ["scroll-3"]}, marker=0)
    with pytest.raises(Illegal, match="MD-18: not-your-scroll"):
        play(laid, Banish("scroll-3"))
    with pytest.raises(Illegal, match="MD-18: not-offered"):
        play(laid, Send(1))


@pytest.mark.rule("MD-19", "MD-27")
def test_transfer_gives_a_scroll_to_an_opponent_and_compares_once() -> None:
    laid = cast("transfer-1", scrolls={0: ["scroll-2"], 1: ["scroll-1"]}, marker=0)
    assert laid.moves(0) == [GiveScroll("scroll-2", 1), GiveScroll("scroll-2", 2)]
    play(laid, GiveScroll("scroll-2", 2))
    assert scrolls(laid) == [[], ["scroll-1"], ["scroll-2"]]
    assert laid.marker == 2


@pytest.mark.rule("MD-19", "MD-36")
def test_transfer_never_goes_to_a_partner() -> None:
    laid = cast("transfer-1", [], [], [], [], scrolls={0: ["scroll-1"]}, marker=0, teams=True)
    assert laid.moves(0) == [GiveScroll("scroll-1", 1), GiveScroll("scroll-1", 3)]
    for target in (0, 2):
        with pytest.raises(Illegal, match="MD-19: not-an-opponent"):
            play(laid, GiveScroll("scroll-1", target))


@pytest.mark.rule("MD-19")
def test_transfer_takes_an_own_scroll() -> None:
    laid = cast("transfer-1", scrolls={0: ["scroll-1"]}, marker=0)
    with pytest.raises(Illegal, match="MD-19: not-your-scroll"):
        play(laid, GiveScroll("scroll-2", 1))
    with pytest.raises(Illegal, match="MD-19: not-offered"):
        play(laid, Decline())


@pytest.mark.rule("MD-19", "MD-37")
def test_transfer_lets_the_receiver_exchange() -> None:
    laid = cast("transfer-1", [], ["mandrake"], [], [], scrolls={0: ["scroll-1"]}, marker=0, teams=True)
    play(laid, GiveScroll("scroll-1", 1))
    assert (laid.marker, laid.actors(), laid.view(1).prompt.message) == (1, (1,), "exchange")


@pytest.mark.rule("MD-20")
def test_substitution_draws_at_random_and_gives_any_card_back() -> None:
    drawn = set()
    for seed in range(20):
        laid = cast("substitution-1", ["mandrake"], ["blue-ingredient", "green-ingredient"], seed=seed)
        drawn |= {card for card in hand(laid, 0) if card != "mandrake"}
        assert laid.moves(0) == [Give(card) for card in hand(laid, 0)]
        play(laid, Give("mandrake"))
        assert "mandrake" in hand(laid, 1)
    assert drawn == {"blue-ingredient", "green-ingredient"}


@pytest.mark.rule("MD-20")
def test_the_drawn_card_may_go_back() -> None:
    laid = cast("substitution-1", ["mandrake"], ["blue-ingredient"])
    play(laid, Give("blue-ingredient"))
    assert (hand(laid, 0), hand(laid, 1)) == (["mandrake"], ["blue-ingredient"])


@pytest.mark.rule("MD-20")
def test_the_cards_of_the_spell_cannot_be_given() -> None:
    laid = cast("substitution-1", [], ["blue-ingredient"])
    assert laid.moves(0) == [Give("blue-ingredient")]
    with pytest.raises(Illegal, match="MD-20: not-in-hand"):
        play(laid, Give("red-ingredient"))
    with pytest.raises(Illegal, match="MD-20: not-offered"):
        play(laid, Send(1))


@pytest.mark.rule("MD-20")
def test_substitution_chooses_among_opponents_who_have_a_card() -> None:
    laid = cast("substitution-1", [], ["mandrake"], [], ["mandrake"])
    assert laid.moves(0) == [Draw(1), Draw(3)]
    with pytest.raises(Illegal, match="MD-20: no-card-to-draw"):
        play(laid, Draw(2))
    with pytest.raises(Illegal, match="MD-20: not-an-opponent"):
        play(laid, Draw(0))
    with pytest.raises(Illegal, match="MD-20: not-offered"):
        play(laid, Give("mandrake"))


@pytest.mark.rule("MD-20", "MD-36")
def test_substitution_never_draws_from_a_partner() -> None:
    laid = cast("substitution-1", [], ["mandrake"], ["mandrake"], ["mandrake"], teams=True)
    assert laid.moves(0) == [Draw(1), Draw(3)]


@pytest.mark.rule("MD-21")
def test_levitation_takes_any_card_of_a_day_shop_and_nothing_replaces_it() -> None:
    laid = cast("levitation-2", shops={4: ["mandrake", "red-ingredient", "mandrake"], 6: ["blue-ingredient"]})
    assert laid.moves(0) == [Levitate(4, "mandrake"), Levitate(4, "red-ingredient"), Levitate(6, "blue-ingredient")]
    play(laid, Levitate(4, "red-ingredient"))
    assert (hand(laid, 0), shop(laid, 4), len(laid.pile)) == (["red-ingredient"], ["mandrake", "mandrake"], 20)


@pytest.mark.rule("MD-21")
def test_levitation_takes_a_random_card_of_a_night_shop() -> None:
    taken = set()
    for seed in range(20):
        shops = {8: ["mandrake", "red-ingredient"], 9: ["mandrake"]}
        laid = play(cast("levitation-2", shops=shops, seed=seed), Levitate(8, None))
        taken |= set(hand(laid, 0))
        assert len(shop(laid, 8)) == 1
    assert taken == {"mandrake", "red-ingredient"}


@pytest.mark.rule("MD-21", "MD-10")
def test_a_card_lifted_at_night_is_seen_by_its_taker_alone() -> None:
    laid = cast("levitation-2", shops={8: ["mandrake"], 9: ["mandrake"]})
    told = laid.play(0, Levitate(8, None))
    assert not any("mandrake" in str(each.event) for each in told if each.reaches(1))
    assert (laid.view(0).known[0], laid.view(1).known[0]) == (("mandrake",), ())


@pytest.mark.rule("MD-21", "MD-27")
def test_a_scroll_lifted_is_gained() -> None:
    laid = play(cast("levitation-2", shops={8: ["scroll-1"], 9: ["mandrake"]}), Levitate(8, None))
    assert (scrolls(laid)[0], laid.marker) == (["scroll-1"], 0)


@pytest.mark.rule("MD-21")
@pytest.mark.parametrize(
    "move, why",
    [
        (Levitate(8, "mandrake"), "face-down"),
        (Levitate(2, "red-ingredient"), "not-on-that-shop"),
        (Levitate(3, None), "not-on-that-shop"),
        (Levitate(9, None), "not-on-that-shop"),
        (Levitate(0, "mandrake"), "no-such-shop"),
        (Levitate(11, None), "no-such-shop"),
        (Send(1), "not-offered"),
    ],
)
def test_levitation_takes_only_what_lies_there(move: Levitate, why: str) -> None:
    laid = cast("levitation-2", shops={2: ["mandrake"], 8: ["mandrake"]})
    with pytest.raises(Illegal, match=f"MD-21: {why}"):
        play(laid, move)


@pytest.mark.rule("MD-22")
def test_doubling_gives_one_more_turn_at_once() -> None:
    laid = cast("doubling-2", ["blue-grimoire-0", "blue-ingredient"], [])
    assert laid.step == ExtraTurn(0)
    assert {Send(3), Cast("banishment-1", "blue-grimoire-0", blue=1), Decline()} <= {*laid.moves(0)}
    assert play(laid, Send(1)).step == Turn(1)


@pytest.mark.rule("MD-22", "MD-31")
def test_declining_an_extra_turn_is_not_passing() -> None:
    laid = play(cast("doubling-2", last_round=1, end_seat=1), Decline())
    assert (laid.passed, laid.actors()) == ((), (1,))


@pytest.mark.rule("MD-22")
def test_a_doubling_in_the_extra_turn_gives_yet_another() -> None:
    more = ["blue-grimoire-0", "blue-ingredient", "blue-ingredient"]
    laid = cast("doubling-2", more, [], below=[(), ("doubling-2",), (), (), ()])
    play(laid, Cast("doubling-2", "blue-grimoire-0", blue=2))
    assert laid.step == ExtraTurn(0)


@pytest.mark.rule("MD-22")
def test_there_is_nothing_to_decline_in_a_usual_turn() -> None:
    with pytest.raises(Illegal, match="MD-22: no-extra-turn"):
        play(table([[], []]), Decline())


@pytest.mark.rule("MD-23")
def test_each_celerity_adds_one_to_the_reach_for_the_rest_of_the_game() -> None:
    laid = cast("celerity-3", [], [])
    play(laid, Send(1))
    assert [move.shops for move in laid.moves(0)] == [1, 2, 3, 4]
    assert [move.shops for move in play(laid, Send(4)).moves(1)] == [1, 2, 3]


@pytest.mark.rule("MD-23")
def test_three_celerities_reach_six_shops() -> None:
    laid = table([READY * 3, []], below=[(), (), ("celerity-3", "celerity-3"), (), ()])
    play(laid, red("celerity-3", 3), Send(1), red("celerity-3", 3), Send(1), red("celerity-3", 3), Send(1))
    assert laid.moves(0) == [Send(shops) for shops in range(1, 7)]
    assert play(laid, Send(6)).assistant == 9


@pytest.mark.rule("MD-26")
@pytest.mark.parametrize("spell", ["banishment-1", "transfer-1", "substitution-1", "levitation-2"])
def test_an_effect_that_cannot_happen_is_skipped_and_the_spell_counts(spell: Card) -> None:
    laid = table([READY, []], tops=(spell, spell, *TOPS[2:]))
    told = laid.play(0, red(spell, 3))
    assert NoEffect(0, spell) in [each.event for each in told]
    assert (len(laid.spells[0]), laid.actors()) == (1, (1,))


@pytest.mark.rule("MD-26")
@pytest.mark.parametrize(
    "spell, step",
    [
        ("banishment-1", Banishment(0)),
        ("transfer-1", Transfer(0)),
        ("substitution-1", Substitution(0)),
        ("levitation-2", Levitation(0)),
    ],
)
def test_an_effect_that_can_happen_must_happen(spell: Card, step: object) -> None:
    shops = {2: ["mandrake"], 3: ["mandrake"]}
    laid = cast(spell, [], ["mandrake"], ["mandrake"], scrolls={0: ["scroll-1", "scroll-2"]}, marker=0, shops=shops)
    assert laid.step == step
    assert not {Decline(), Send(1)} & {*laid.moves(0)}


@pytest.mark.rule("MD-26")
def test_a_choice_of_one_is_made_at_once() -> None:
    laid = cast("substitution-1", [], ["mandrake"], [])
    assert laid.step == GivingBack(0, 1)
