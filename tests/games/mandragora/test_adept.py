"""What an Adept of Mandragora holds for right, and how often that wins."""

from random import Random
from typing import Any

import pytest

from coven.bots import Sight, choose_at_random, play_out
from coven.bots.mandragora import BOT
from coven.bots.mandragora.habit import roll
from coven.bots.mandragora.hand import colours_in, count, hope, ladder
from coven.bots.mandragora.judgement import weigh
from coven.bots.mandragora.outlook import prospects
from coven.bots.mandragora.reasons import why
from coven.engine import Move, Seat
from coven.games.mandragora import GAME
from coven.games.mandragora.cards import HAND_KINDS, KINDS
from coven.games.mandragora.moves import Banish, Give, GiveScroll, Levitate, Pass, PassMarker, Send
from coven.games.mandragora.setup import MandragoraTable
from tests.games.mandragora.tables import MANDRAKE, TOPS, deal, play, red, table
from tests.games.reasons import reasons_given

pytestmark = pytest.mark.no_cover  # slow, and reaches nothing new

GREEN = "green-ingredient"
RED, RED_GRIMOIRE = "red-ingredient", "red-grimoire-1"
VIOLET_GRIMOIRE = "violet-grimoire-3"


def best(laid: MandragoraTable) -> Any:
    return BOT.choose(Sight(laid, laid.actors()[0]), Random(1))


def weight(laid: MandragoraTable, move: Move) -> float:
    seat = laid.actors()[0]
    moves = laid.moves(seat)
    return weigh(laid.view(seat), moves)[moves.index(move)]


def hand_of(*cards: str) -> tuple[int, ...]:
    held = [KINDS[card] for card in cards]
    return tuple(held.count(kind) for kind in HAND_KINDS)


# What a hand promises


def test_a_grimoire_and_its_ingredient_promise_more_than_each_alone() -> None:
    pair = hope(hand_of(RED, RED_GRIMOIRE), TOPS, 10)
    assert pair > hope(hand_of(RED), TOPS, 10) + hope(hand_of(RED_GRIMOIRE), TOPS, 10)


def test_a_mandrake_goes_where_it_helps_most() -> None:
    alone = hope(hand_of(MANDRAKE), TOPS, 10)
    assert hope(hand_of(MANDRAKE, VIOLET_GRIMOIRE), TOPS, 10) > alone + hope(hand_of(VIOLET_GRIMOIRE), TOPS, 10)


def test_what_is_missing_is_worth_less_the_fewer_turns_are_left() -> None:
    assert hope(hand_of(VIOLET_GRIMOIRE), TOPS, 12) > hope(hand_of(VIOLET_GRIMOIRE), TOPS, 4)


def test_an_empty_pile_of_spells_holds_nobody_up() -> None:
    assert ladder(("banishment-1", None, "celerity-3", None, None)) == (0, 1, 1, 3, 3, 3)


def test_the_end_is_counted_spell_by_spell_and_colour_by_colour() -> None:
    hand = hand_of(RED, RED, RED_GRIMOIRE, VIOLET_GRIMOIRE, MANDRAKE)
    assert colours_in(hand) == 3
    assert count(hand, TOPS, 0, 0) == -3
    assert count(hand, TOPS, 1, 0) == 1 + 3 - 1
    assert count(hand, TOPS, 2, 0) == 4 + 3
    assert count(hand, TOPS, 0, 2) == -1


# Turns


def test_the_shop_that_fits_the_hand_is_taken() -> None:
    laid = table([[RED], []], shops={2: [GREEN], 3: [RED_GRIMOIRE], 4: [GREEN]})
    assert best(laid) == Send(2)


def test_what_is_opened_for_the_next_witch_counts() -> None:
    """Both shops are alike, but beyond the second lies a feast."""
    laid = table([[], []], shops={2: [GREEN], 3: [GREEN], 6: ["black-grimoire-3", MANDRAKE, VIOLET_GRIMOIRE]})
    assert best(laid) == Send(1)


def test_scrolls_are_left_to_others() -> None:
    laid = table([[], []], shops={2: [RED, "scroll-3"], 3: [RED]})
    assert best(laid) == Send(2)


def test_a_scroll_matters_less_to_who_will_not_have_the_most() -> None:
    shops = {2: [RED, "scroll-1"], 3: [GREEN]}
    safe = table([[], []], shops=shops, scrolls={1: ["scroll-3", "scroll-2"]}, marker=1)
    first = table([[], []], shops=shops)
    assert weight(safe, Send(1)) - weight(safe, Send(2)) > weight(first, Send(1)) - weight(first, Send(2))


def test_no_more_ingredients_are_laid_than_a_spell_needs() -> None:
    laid = table([[RED, RED, RED_GRIMOIRE], []])
    assert weight(laid, red("banishment-1")) > weight(laid, red("banishment-1", 2))


def test_in_the_last_turn_the_most_points_are_cast_and_colours_shed() -> None:
    laid = table([[RED, RED, RED_GRIMOIRE], []], pile=(), last_round=3, end_seat=0)
    assert best(laid) == red("levitation-2", 2)


def test_in_the_last_turn_nothing_is_better_than_a_new_colour() -> None:
    laid = table([[], []], pile=(), last_round=3, end_seat=0, shops={2: [RED], 3: [RED], 4: [RED]})
    assert best(laid) == Pass()


def test_with_two_turns_left_the_missing_card_is_fetched_first() -> None:
    laid = table([[VIOLET_GRIMOIRE], []], pile=(), last_round=2, end_seat=0, shops={3: ["violet-ingredient"]})
    assert best(laid) == Send(2)


# What spells ask, and rivals


def test_the_scroll_with_most_curses_is_banished() -> None:
    scrolls = {0: ["scroll-1", "scroll-2"], 1: ["scroll-2"]}
    laid = play(table([[RED, RED_GRIMOIRE], []], scrolls=scrolls, marker=0), red("banishment-1"))
    assert best(laid) == Banish("scroll-2")


def test_a_scroll_goes_where_the_curse_follows_it() -> None:
    tops = ("transfer-1", *TOPS[1:])
    scrolls = {0: ["scroll-2"], 1: ["scroll-1"]}
    laid = play(table([[RED, RED_GRIMOIRE], [], []], tops=tops, scrolls=scrolls, marker=0), red("transfer-1"))
    assert best(laid) == GiveScroll("scroll-2", 1)


def test_levitation_lifts_what_the_hand_misses() -> None:
    shops = {5: [GREEN], 6: [VIOLET_GRIMOIRE], 8: [GREEN]}
    laid = table([[RED, RED, RED_GRIMOIRE, "violet-ingredient"], []], shops=shops)
    assert best(play(laid, red("levitation-2", 2))) == Levitate(6, VIOLET_GRIMOIRE)


def test_the_marker_goes_to_a_rival_and_not_to_the_partner() -> None:
    spells = {1: [red("celerity-3", 3)]}
    scrolls = {0: ["scroll-1"], 1: ["scroll-2"], 2: ["scroll-2"], 3: ["scroll-2"]}
    shops = {2: ["scroll-1"]}
    laid = table([[], [], [], []], teams=True, shops=shops, scrolls=scrolls, spells=spells, marker=0)
    assert best(play(laid, Send(1))) == PassMarker(1)


def test_a_partner_gets_what_she_needs_and_a_rival_what_she_does_not() -> None:
    shops = {2: ["scroll-1"]}
    hands = [[VIOLET_GRIMOIRE, GREEN], [], ["violet-ingredient"], []]
    exchange = play(table(hands, teams=True, shops=shops), Send(1))
    assert weight(exchange, Give(VIOLET_GRIMOIRE)) > weight(exchange, Give(GREEN))


# Search and reasons


def test_prospects_are_shares_and_grow_with_points() -> None:
    ahead = table([[], [], [RED]], spells={1: [red("celerity-3", 3)], 2: [red("banishment-1")]})
    shares = prospects(ahead)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[2] > shares[0] > 0
    level = prospects(deal(4, 1, teams=True))
    assert level[0] == level[2] == pytest.approx(0.25)


@pytest.mark.parametrize("players, options", [(2, {}), (4, {"teams": True})])
def test_rolled_moves_are_legal(players: int, options: dict[str, Any]) -> None:
    laid, random = deal(players, "roll", **options), Random(1)
    while actors := laid.actors():
        laid.play(actors[0], roll(laid, actors[0], random))


def test_every_move_has_a_reason_in_every_language() -> None:
    given = reasons_given(GAME, deal(4, "why", teams=True), why) | reasons_given(GAME, deal(2, "why"), why)
    assert len(given) >= 16


# Strength


def wins(players: int, games: int, mine: tuple[Seat, ...], **options: object) -> int:
    """How many games the Adepts on the seats `mine` win alone against random players."""
    random = Random(1)
    won = 0
    for game in range(games):
        laid = deal(players, game, **options)
        play_out(laid, [BOT.choose if seat in mine else choose_at_random for seat in range(players)], random)
        assert laid.outcome is not None
        won += laid.outcome.winners == mine
    return won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_adept_beats_random_players_in_nine_games_of_ten(players: int) -> None:
    assert wins(players, 10, (1,)) >= 9


def test_two_adepts_beat_a_random_team_in_nine_games_of_ten() -> None:
    assert wins(4, 10, (1, 3), teams=True) >= 9
