"""Somebody on the page, and a line of what was found."""

from random import Random

import msgspec
from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as Stale

from tests.browser.people import LIT, REACH

LOOK = 350
"""Milliseconds before the next click: cards have arrived by then."""


class Row(msgspec.Struct):
    """One line of the table."""

    what: str
    measured: float
    aim: str
    good: bool
    unit: str = ""


class Visit:
    """A stranger's first visit, in a browser that knows nothing yet."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.clicks = 0

    def open(self) -> None:
        self.page.goto(self.address)
        self.page.wait_for_selector(".games li")
        self.page.wait_for_load_state("networkidle")

    def play(self, game: str) -> None:
        self.clicks += 1
        self.page.click(f"li:has(a[href='#/rules/{game}']) button.main")
        self.page.wait_for_selector(".board .yours")


def within(what: str, measured: float, most: float, unit: str) -> Row:
    return Row(what, measured, f"at most {most:g}", measured <= most, unit)


def click_on(page: Page, random: Random) -> None:
    """Whatever shines, after a look at it; after the end, once more. Nothing is asked of the page while it draws."""
    page.wait_for_timeout(LOOK)
    if page.locator(".ending").count():
        page.click(".ending button.main")
        page.wait_for_selector(".ending", state="detached")
    things = page.query_selector_all(f":is({LIT}):visible")
    try:
        if things and (point := random.choice(things).evaluate(REACH)):
            page.mouse.click(*point)
    except Stale:
        return  # drawn again under the finger
