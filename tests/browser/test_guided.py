"""A guided first game of every game, clicked through by doing what is lit."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error as Stale

from coven import games
from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE, REACH, Person

ADVISED = ".board :is(button[data-advised], [data-advised] button):enabled:visible"
END = ":is(.guide button.main, .ending button.main):visible"
COVER = ".board .middle button.main:visible"
"""Closes what lies over the table, such as a showdown that has been looked at."""
MOST_CLICKS = 150
ADVICE = """() => [
  document.querySelector(".advice .count")?.textContent,
  [...document.querySelectorAll("[data-advised]")].map(one => one.textContent + one.dataset.place).join(),
]"""
ADVICE_AND_POINT = f"one => [...({ADVICE})(), ({REACH})(one)]"


def learn(someone: Person, game: str) -> None:
    someone.go()
    someone.page.click(f"li:has(a[href='#/rules/{game}']) .doors button.quiet")
    someone.wait_for_table()


def follow(someone: Person) -> list[str]:
    """Click what the guide points at, until it has nothing more to say; the lessons on the way."""
    page, lessons = someone.page, []
    for _ in range(MOST_CLICKS):
        page.wait_for_selector(f":is({ADVISED}, {END}, {COVER})")
        if page.locator(COVER).count() > 0:
            page.click(COVER)
            continue
        if page.locator(END).count() > 0:
            return lessons
        try:
            lesson, advised, point = page.locator(ADVISED).last.evaluate(ADVICE_AND_POINT, timeout=1000)
        except Stale:
            continue  # the table was drawn again
        if not lesson:
            continue
        lessons += [lesson] if lesson not in lessons else []
        if point:
            page.mouse.click(*point)
            with suppress(Stale):  # a call that came too early is void: then again
                page.wait_for_function(
                    f"before => ({ADVICE})().join() !== before", arg=f"{lesson},{advised}", timeout=3_000
                )
    raise AssertionError(f"{MOST_CLICKS} clicks, and the guide goes on: {lessons}")


@pytest.mark.parametrize("game", games.names())
def test_who_clicks_what_is_lit_hears_every_lesson_and_is_led_to_a_real_game(person: AddPerson, game: str) -> None:
    script = games.find(game).guided
    assert script is not None
    ada = person()
    learn(ada, game)
    steps = len(script.lessons)
    assert follow(ada) == [f"{step}/{steps}" for step in range(1, steps + 1)]
    before = ada.page.url
    ada.page.click(END)
    ada.page.wait_for_url(lambda address: address != before)
    ada.wait_for_table()
    assert ada.page.locator("[data-advised]").count() == 0


def test_who_goes_another_way_is_told_so_kindly_and_plays_on(person: AddPerson) -> None:
    ada = person()
    learn(ada, "mandragora")
    ada.page.wait_for_selector(ADVISED)
    ada.page.locator(".shop.lit:not([data-advised]) > button").first.click()
    ada.page.wait_for_selector(".guide:not(:has(button))")
    ada.page.wait_for_selector(".shop.lit")


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_can_be_read_on_a_phone(person: AddPerson, game: str) -> None:
    ada = person(size=PHONE, language="fr")
    learn(ada, game)
    ada.page.wait_for_selector(".advice .count")
    assert ada.serious() == []
    assert ada.cut_off() == []
