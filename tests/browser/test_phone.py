"""A decision fits the screen of a phone, upright and lying, with the most players, in every language."""

import pytest
from playwright.sync_api import Browser

from coven.text import LANGUAGES
from tests.browser.fitting import SIZES, misfits
from tests.browser.gallery import Gallery, titles

GAMES = ("hocus_focus", "hocus_pocus", "mandragora", "stupefix")


@pytest.mark.soak  # some minutes: every question in three languages at four sizes
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_fits_the_screen_with_the_most_players(
    game: str, browser: Browser, gallery_address: str
) -> None:
    gallery = Gallery(browser, gallery_address, SIZES["phone"], has_touch=True)
    wrong = []
    for at, title in enumerate(titles(game, "crowd")):
        for language in LANGUAGES if title != "end" else ():
            gallery.show(game, at, crowd="", language=language)
            for size in SIZES:
                gallery.resize(SIZES[size])
                wrong += [f"{title} {language} {size}: {one}" for one in misfits(gallery.page)]
    assert wrong == []
    gallery.context.close()
