"""Whatever shines can be pressed as people press, by mouse or finger: anywhere on it, not only on its name."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from coven.games import names
from tests.browser.gallery import Gallery, Point, titles
from tests.browser.people import PHONE, WIDE

MOST_PATHS = 3
"""Of each position: what was clicked before, those first that leave people or places to choose."""
MOST_THINGS = 6

Press = Callable[[Point], None]


def wrong_presses(gallery: Gallery, game: str, press: Press) -> Iterator[str]:
    """Each press that does something else than the thing itself would do."""
    random = Random(game)
    for at, title in enumerate(titles(game)):
        gallery.show(game, at)
        paths = [*gallery.inside([], 2, random)]
        for path in sorted(paths, key=gallery.has_panels, reverse=True)[:MOST_PATHS]:
            for name in gallery.lit(path)[:MOST_THINGS]:
                yield from (f"{title} {path}: {one}" for one in wrong_points(gallery, path, name, press))


def wrong_points(gallery: Gallery, path: list[str], name: str, press: Press) -> Iterator[str]:
    meant, points = gallery.meant(path, name)
    if meant == "nothing" and not path:
        yield f"{name} does nothing"
    for point in points:
        press(point)
        if (did := gallery.outcome(path)) != meant:
            yield f"{name} at {point} did {did}, not {meant}"


@pytest.mark.parametrize("game", names())
def test_what_shines_takes_a_press_of_the_mouse_anywhere_on_it(
    game: str, browser: Browser, gallery_address: str
) -> None:
    gallery = Gallery(browser, gallery_address, WIDE)
    mouse = gallery.page.mouse

    def press(point: Point) -> None:
        mouse.move(*point)
        mouse.down()
        mouse.up()

    assert [*wrong_presses(gallery, game, press)] == []
    gallery.context.close()


@pytest.mark.parametrize("game", names())
def test_what_shines_takes_a_tap_anywhere_on_it(game: str, browser: Browser, gallery_address: str) -> None:
    look: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    gallery = Gallery(browser, gallery_address, PHONE, **look)
    assert [*wrong_presses(gallery, game, lambda point: gallery.page.touchscreen.tap(*point))] == []
    gallery.context.close()
