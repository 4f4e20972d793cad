"""MD-1 to MD-6, MD-36: setting up."""

from collections import Counter

import pytest

from coven.engine import SPECTATOR, Illegal
from coven.games.mandragora.cards import ARTICLES, OUT_OF_THE_GAME, SPELLS, VALUES
from coven.games.mandragora.moves import Send
from tests.games.mandragora.inventory import articles, inventory, spells
from tests.games.mandragora.tables import deal, hand, play, table


@pytest.mark.rule("MD-1")
def test_seven_day_shops_and_three_night_shops_lie_in_a_random_ring() -> None:
    rings = {deal(3, seed).ring for seed in range(20)}
    assert len(rings) > 10
    for ring in rings:
        assert Counter(ring) == {"start-shop": 1, "day-shop": 6, "night-shop": 3}


@pytest.mark.rule("MD-1")
def test_the_assistant_begins_on_the_start_shop_and_the_markers_wait_beside() -> None:
    laid = deal(4)
    assert laid.ring[laid.assistant] == "start-shop"
    assert (laid.marker, laid.end_seat, laid.last_round) == (None, None, 0)


@pytest.mark.rule("MD-2")
def test_spells_lie_in_five_shuffled_piles_of_rising_value() -> None:
    laid = deal(3)
    for value, (top, below) in enumerate(zip(laid.tops, laid.spell_piles, strict=True), 1):
        assert {VALUES[spell] for spell in (top, *below)} == {value}
    assert spells(laid) == Counter(SPELLS)
    assert len({deal(3, seed).spell_piles[0] for seed in range(9)}) > 5


@pytest.mark.rule("MD-2")
def test_the_order_below_the_top_spell_is_unknown() -> None:
    laid = deal(3)
    guesses = [laid.guess(0, bytes([luck] * 32)) for luck in range(9)]
    assert len({guess.spell_piles[0] for guess in guesses}) > 5
    assert all(Counter(guess.spell_piles[0]) == Counter(laid.spell_piles[0]) for guess in guesses)
    assert {guess.tops for guess in guesses} == {laid.tops}


@pytest.mark.rule("MD-3")
@pytest.mark.parametrize("players, out, pile", [(2, 26, 45), (3, 5, 65), (4, 0, 69)])
def test_fewer_witches_play_with_fewer_cards(players: int, out: int, pile: int) -> None:
    assert sum(OUT_OF_THE_GAME[players].values()) == out
    assert len(deal(players).pile) == pile


@pytest.mark.rule("MD-3")
def test_two_witches_play_without_blue() -> None:
    in_the_game = articles(deal(2)) - Counter(OUT_OF_THE_GAME[2])
    assert in_the_game["blue-ingredient"] == in_the_game["blue-grimoire-0"] == 0
    assert (in_the_game["mandrake"], in_the_game["scroll-1"], in_the_game["scroll-2"]) == (5, 4, 3)


@pytest.mark.rule("MD-3")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(Illegal, match="MD-3: wrong-players"):
        deal(players)


@pytest.mark.rule("MD-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_witch_begins_with_one_mandrake(players: int) -> None:
    laid = deal(players)
    assert [hand(laid, seat) for seat in range(players)] == [["mandrake"]] * players


@pytest.mark.rule("MD-5")
def test_every_shop_but_the_assistants_gets_one_article_face_up_by_day_and_face_down_by_night() -> None:
    view = deal(3).view(0)
    assert view.shop_sizes == (0, *[1] * 9)
    assert sum(map(len, view.shops)) == 6
    assert all(not lying for tile, lying in zip(view.ring, view.shops, strict=True) if tile == "night-shop")


@pytest.mark.rule("MD-6")
def test_the_seed_draws_the_first_witch() -> None:
    assert {deal(4, seed).actors() for seed in range(30)} == {(0,), (1,), (2,), (3,)}


@pytest.mark.rule("MD-6")
def test_turns_go_clockwise() -> None:
    laid = table([[], [], []], seat=1)
    order = []
    for _ in range(4):
        order += laid.actors()
        play(laid, Send(1))
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("MD-6")
def test_nobody_acts_out_of_turn() -> None:
    for stranger in (1, SPECTATOR):
        with pytest.raises(Illegal, match="MD-6: not-asked"):
            table([[], []]).play(stranger, Send(1))


@pytest.mark.rule("MD-36")
@pytest.mark.parametrize("players", [2, 3])
def test_teams_are_for_four(players: int) -> None:
    with pytest.raises(Illegal, match="MD-36: teams-of-four"):
        deal(players, teams=True)


@pytest.mark.rule("MD-36")
def test_partners_sit_opposite_and_see_so() -> None:
    laid = deal(4, teams=True)
    assert [laid.view(seat).partner for seat in range(4)] == [2, 3, 0, 1]
    assert laid.view(SPECTATOR).partner is None
    assert deal(4).view(0).partner is None


@pytest.mark.rule("MD-39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_82_articles_and_24_spells(players: int) -> None:
    laid = deal(players)
    assert inventory(laid) == (Counter(ARTICLES), Counter(SPELLS))
    assert (articles(laid).total(), spells(laid).total()) == (82, 24)
