"""Several people on one device: a curtain between them, and nothing of anybody's cards behind it."""

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as Stale

from tests.browser.conftest import AddPerson
from tests.browser.people import LIT, OVER, PHONE, REACH, Person

CURTAIN = ".curtain"
SHOW = ".curtain button.main"


def share(someone: Person, game: str, *names: str) -> None:
    """A table for who holds the device and these others, made by the page's form."""
    someone.go(f"new/{game}")
    for name in names:
        someone.page.click("fieldset button:has-text('Add somebody')")
        someone.page.locator("fieldset input[type=text]").last.fill(name)
    someone.page.click("form button.main")
    someone.page.wait_for_selector(CURTAIN)


def views(frames: list[str]) -> list[dict[str, Any]]:
    told = [json.loads(frame) for frame in frames]
    return [message["view"] for message in told if message["tell"] == "update"]


def test_a_curtain_falls_between_seats_and_no_view_is_fetched_before_it_is_opened(person: AddPerson) -> None:
    ada = person()
    share(ada, "stupefix", "Ben", "Cleo", "Dan")
    for name in ("Ada", "Ben", "Cleo", "Dan"):
        ada.page.wait_for_selector(f"{CURTAIN} h1:has-text('{name}')")
        before = {view["seat"] for view in views(ada.frames)}
        seat = ["Ada", "Ben", "Cleo", "Dan"].index(name)
        assert seat not in before
        assert ada.page.locator("[data-card], .board, .yours").count() == 0
        ada.page.click(SHOW)
        ada.page.wait_for_selector(".yours button.bright")
        ada.page.locator(".yours button.bright").first.click()
    ada.page.wait_for_selector(".wizard.bright")  # the last one is asked for the next choice at once, and goes on
    assert {view["seat"] for view in views(ada.frames)} == {-1, 0, 1, 2, 3}


def test_a_whole_game_on_one_device_is_public_at_its_end(person: AddPerson) -> None:
    ada = person(size=PHONE)
    ada.go("new/hocus_pocus")
    ada.page.fill("#option-gems", "5")
    ada.page.click("fieldset button:has-text('Add somebody')")
    ada.page.locator("fieldset input[type=text]").last.fill("Ben")
    ada.page.click("form button.main")

    ada.play_to_end(lambda: open_or_click(ada))
    assert ada.page.locator(CURTAIN).count() == 0
    assert ada.page.locator(".ending button.main").count() == 1


def open_or_click(someone: Person) -> bool:
    """Opens the curtain, or clicks something that shines; false at the end of the game."""
    someone.page.wait_for_selector(f":is({SHOW}, {OVER}, {LIT}):visible")
    if someone.over:
        return False
    things = someone.page.query_selector_all(SHOW) or someone.lit()
    with suppress(Stale):  # the table was drawn again under the finger, or the curtain has fallen
        if things and (point := someone.random.choice(things).evaluate(REACH)):
            someone.page.mouse.click(*point)
    return True


def test_the_curtain_can_be_read_by_everybody(person: AddPerson) -> None:
    ada = person(size=PHONE)
    share(ada, "hocus_pocus", "Ben")
    assert ada.serious() == []
    assert ada.cut_off() == []
    assert ada.page.evaluate("document.activeElement.matches('.curtain button')")


def test_a_race_is_not_offered_on_one_device(person: AddPerson) -> None:
    ada = person()
    ada.go("new/hocus_focus")
    ada.page.wait_for_selector("form button.main")
    assert ada.page.locator("button:has-text('Add somebody')").count() == 0
