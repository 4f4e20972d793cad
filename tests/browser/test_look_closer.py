"""Anything on a table can be looked at closely, by mouse, finger and key, and nothing is played by it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from coven.games import names
from tests.browser.gallery import Gallery, Point, titles
from tests.browser.people import PHONE, WIDE

DIALOG = "dialog[data-closer]"
MANY = 80


def middle_of(game: str) -> int:
    """A position of which something lies open, and in which somebody is asked."""
    return len(titles(game)) // 2


def told(page: Page) -> tuple[str, str]:
    """What the window says: the name of a thing, and everything else."""
    heading = page.locator(f"{DIALOG} h2").inner_text()
    return heading, page.locator(f"{DIALOG} .words").inner_text().removeprefix(heading).strip()


def played(page: Page) -> bool:
    return bool(page.evaluate("() => !!window.played || table.picker.picks.length > 0"))


def where(page: Page, selector: str) -> Point:
    """A place on a thing that nothing else covers."""
    point = page.evaluate(PLACE, selector)
    assert point, f"nothing to press: {selector}"
    return point[0], point[1]


@pytest.mark.parametrize("game", names())
def test_keys_walk_from_thing_to_thing(game: str, browser: Browser, gallery_address: str) -> None:
    gallery = Gallery(browser, gallery_address, WIDE)
    complaints: list[str] = []
    gallery.page.on("console", lambda said: complaints.append(said.text) if said.type == "warning" else None)
    for at in {0, middle_of(game)}:
        gallery.show(game, at)
        page = gallery.page
        page.keyboard.press("i")
        expect(page.locator(DIALOG)).to_be_visible()
        seen: dict[str, str] = {}
        for _ in range(MANY):
            name, more = told(page)
            assert more, f"{game}: nothing is said of {name}"
            seen[name] = more
            page.keyboard.press("ArrowRight")
        assert any(page.locator(f"{DIALOG} .rule a").all())
        assert len(seen) > 4
        page.keyboard.press("Escape")
        expect(page.locator(DIALOG)).to_be_hidden()
        assert not played(page)
    assert complaints == []
    gallery.context.close()


@pytest.mark.parametrize("game", names())
def test_a_mouse_that_rests_or_clicks_right_looks_closer(game: str, browser: Browser, gallery_address: str) -> None:
    gallery = Gallery(browser, gallery_address, WIDE)
    gallery.show(game, middle_of(game))
    page = gallery.page
    page.evaluate("() => (table.picker.offered = [])")  # nobody is asked: nothing is in a hurry
    page.evaluate("() => (table.view = { ...table.view, asked: [] })")
    for thing in (".board [data-seat]", ".board [data-card]:not([data-card=''])"):
        page.mouse.move(*where(page, thing))
        expect(page.locator(".passing[data-closer] h2")).not_to_be_empty()
        page.mouse.move(2, 2)
        expect(page.locator(".passing[data-closer]")).to_have_count(0)
        page.mouse.click(*where(page, thing), button="right")
        assert all(told(page))
        page.mouse.click(3, 3)  # beside it
        expect(page.locator(DIALOG)).to_be_hidden()
    assert not played(page)
    gallery.context.close()


@pytest.mark.parametrize("game", names())
def test_a_long_press_looks_closer_and_plays_nothing(game: str, browser: Browser, gallery_address: str) -> None:
    look: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    gallery = Gallery(browser, gallery_address, PHONE, **look)
    page = gallery.page
    touch = page.context.new_cdp_session(page)
    gallery.show(game, middle_of(game))
    for thing in (LIT, ".board [data-seat]", ".board [data-card]:not([data-card=''])"):
        if not page.locator(thing).count():
            continue
        x, y = where(page, thing)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_selector(DIALOG)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert all(told(page))
        page.locator(f"{DIALOG} .main").tap()
        expect(page.locator(DIALOG)).to_be_hidden()
        assert not played(page)
    gallery.context.close()


@pytest.mark.parametrize("game", [name for name in names() if name != "hocus_focus"])  # in a race a tap points
def test_a_tap_on_what_cannot_be_played_looks_closer(game: str, browser: Browser, gallery_address: str) -> None:
    gallery = Gallery(browser, gallery_address, PHONE, has_touch=True, is_mobile=True)
    page = gallery.page
    gallery.show(game, middle_of(game))
    page.evaluate("() => table.picker.offer([])")
    page.touchscreen.tap(*where(page, ".board [data-seat]"))
    assert all(told(page))
    page.locator(f"{DIALOG} .main").tap()
    page.touchscreen.tap(*where(page, ".board .yours [data-card]:not([data-card=''])"))
    assert all(told(page))
    assert not played(page)
    gallery.context.close()


LIT = ".board .card.bright, .board .place.wanted"
PLACE = """selector => {
  for (const one of document.querySelectorAll(selector)) {
    one.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const [right, down] of [[0.1, 0.5], [0.06, 0.12], [0.5, 0.5], [0.9, 0.1], [0.5, 0.95]]) {
      const point = [x + width * right, y + height * down];
      const hit = document.elementFromPoint(...point);
      const thing = hit?.closest("[data-look], [data-card], [data-seat]");
      if (thing === one && !hit.closest("summary, a")) return point;
    }
  }
  return null;
}"""
