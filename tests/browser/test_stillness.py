"""Nothing that can be clicked moves while it can be clicked: not when something is chosen, not when others pass."""

import pytest
from playwright.sync_api import Browser

from coven.games import names
from tests.browser.conftest import AddPerson
from tests.browser.gallery import Gallery, titles
from tests.browser.people import PHONE, WIDE

MOST = 6
"""Things that are tried in each position."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", names())
def test_what_can_be_clicked_stays_where_it_is_while_one_chooses(
    game: str, size: tuple[int, int], browser: Browser, gallery_address: str
) -> None:
    gallery = Gallery(browser, gallery_address, size)
    moved = []
    for at, title in enumerate(titles(game)):
        gallery.show(game, at)
        lit = gallery.lit([])
        before = gallery.boxes([])
        for name in lit[:MOST]:
            after = gallery.boxes([name])
            moved += [
                f"{title}, {name} chosen: {one} {before[one]} -> {after[one]}"
                for one in before.keys() & after.keys()
                if before[one] != after[one]
            ]
    assert moved == []
    gallery.context.close()


@pytest.mark.parametrize("game", ["hocus_pocus", "mandragora", "stupefix"])
def test_what_is_asked_stands_in_the_same_place_for_a_whole_game(game: str, person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play(game)
    ada.page.evaluate(WATCH)
    ada.play_to_end()
    assert ada.page.evaluate("places.size") == 1, ada.page.evaluate("[...places]")


WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const asked = document.querySelector(".board:not(:has(.ending)) > #asked");
    if (asked) places.add(`${asked.offsetTop} ${asked.offsetHeight}`);
    requestAnimationFrame(look);
  };
  look();
}"""
