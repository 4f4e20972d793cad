"""Whole games against bots, through the page as people play them."""

import pytest

from coven.games import names
from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE, Person

SHORT = {
    "hocus": (2, {"round_limit": 1}),
    "hocus_focus": (2, {"goal": 2}),
    "hocus_pocus": (2, {"gems": 8}),
    "mandragora": (2, {}),
    "stupefix": (4, {}),
}
"""Seats and options of a game that does not take long."""


def sit_down_with_bots(someone: Person, game: str) -> None:
    seats, options = SHORT[game]
    someone.new_table(game, seats, **options)
    someone.add_bots()
    someone.wait_for_table()


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_with_the_mouse(game: str, person: AddPerson) -> None:
    ada = person("Ada")
    if game == "hocus_focus":  # to the goal of ten it takes real minutes
        sit_down_with_bots(ada, game)
    else:
        ada.quick_play(game)
    assert ada.play_to_end() > 0


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_on_a_phone_where_cards_move(game: str, person: AddPerson) -> None:
    ada = person("Ada", size=PHONE, has_touch=True, is_mobile=True, moving=True)
    sit_down_with_bots(ada, game)
    assert ada.play_to_end() > 0


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_with_the_keyboard_alone(game: str, person: AddPerson) -> None:
    ada = person("Ada")
    sit_down_with_bots(ada, game)
    ada.watch_focus()
    assert ada.play_to_end(ada.press_something) > 0
    assert ada.focus_losses() == []


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_at_the_text_table(game: str, person: AddPerson) -> None:
    ada = person("Ada")
    sit_down_with_bots(ada, game)
    ada.page.click("header > details > summary")
    ada.page.click("header nav [aria-pressed]")
    ada.page.wait_for_selector(".board .text")
    assert ada.play_to_end() > 0


def test_from_opening_the_page_a_stranger_is_in_a_game_with_one_click(person: AddPerson) -> None:
    stranger = person(guest=False)
    stranger.quick_play("hocus_pocus")
    stranger.page.wait_for_selector(".board .yours")
