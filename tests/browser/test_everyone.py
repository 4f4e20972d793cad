"""Everybody can use every page: in three languages, on screens of any size, with a screen reader, by day and night."""

import pytest

from coven.games import names
from coven.text import LANGUAGES
from tests.browser.conftest import AddPerson
from tests.browser.house import House
from tests.browser.people import NARROW, WIDE, Person
from tests.browser.positions import fullest, last, middle

PLACES = ["", "settings", "lost", *(f"{page}/{game}" for page in ("new", "rules") for game in names())]
SIZES = (NARROW, WIDE, (2560, 1440))
ASKED = """() => {
  const asked = document.querySelector(".racing > .yours:not(#asked), .board:not(.racing) > #asked");
  const { top, bottom } = asked.getBoundingClientRect();
  return [top, bottom];
}"""
"""Where on the screen it stands."""
UNMARKED = """() => {
  const seen = things => [...document.querySelectorAll(`.board ${things}`)].filter(one => one.checkVisibility());
  const line = one => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  };
  const around = one => Math.max(line(one), ...[one.closest("[data-panel], .shop")].filter(Boolean).map(line));
  const lost = [...seen(".card").filter(one => line(one) < 1), ...seen("[data-lit]").filter(one => around(one) < 3)];
  return lost.map(one => one.outerHTML.slice(0, 120));
}"""
"""Cards without an edge, and what shines without a thick line, where there are no shadows and no tints."""


def resize(someone: Person, size: tuple[int, int]) -> None:
    someone.page.set_viewport_size({"width": size[0], "height": size[1]})


def to_the_end(someone: Person, game: str, house: House) -> None:
    house.positions[game] = last(game)
    someone.quick_play(game)
    someone.play_to_end()


def to_the_middle(someone: Person, game: str, house: House) -> None:
    house.positions[game] = middle(game)
    someone.quick_play(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_and_fits_the_screen(language: str, person: AddPerson) -> None:
    ada = person("Ada", language=language)
    found = []
    for place in PLACES:
        ada.go(place)
        ada.page.wait_for_load_state("networkidle")
        for size in SIZES:
            resize(ada, size)
            found += [f"{place} at {size[0]}: {one}" for one in ada.cut_off()]
    assert ada.page.locator("html").get_attribute("lang") == language
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_table_speaks_the_language_and_fits_the_screen(
    game: str, language: str, person: AddPerson, house: House
) -> None:
    ada = person("Ada", language=language)
    found = []
    for there in (to_the_middle, to_the_end):
        there(ada, game, house)
        for size in SIZES:
            resize(ada, size)
            found += [f"{there.__name__} at {size[0]}: {one}" for one in ada.cut_off()]
    assert found == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_page(theme: str, person: AddPerson) -> None:
    ada = person("Ada", color_scheme=theme)
    ada.go()
    assert ada.page.evaluate("document.documentElement.dataset.theme") == {"dark": "night", "light": "day"}[theme]
    found = []
    for place in ["", "settings", "lost", "new/hocus", "rules/hocus"]:
        ada.go(place)
        ada.page.wait_for_load_state("networkidle")
        found += [f"{place}: {one}" for one in ada.serious()]
    ada.new_table("hocus", 2)
    found += [f"waiting room: {one}" for one in ada.serious()]
    assert found == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_serious_at_any_table(game: str, theme: str, person: AddPerson, house: House) -> None:
    ada = person("Ada", color_scheme=theme)
    to_the_middle(ada, game, house)
    found = [f"middle: {one}" for one in ada.serious()]
    resize(ada, NARROW)
    found += [f"middle, narrow: {one}" for one in ada.serious()]
    ada.page.click("header > details > summary")
    ada.page.click("header nav [aria-pressed]")
    found += [f"text: {one}" for one in ada.serious()]
    ada.page.click("header > details > summary")
    ada.page.click("header nav [aria-pressed]")
    resize(ada, WIDE)
    to_the_end(ada, game, house)
    found += [f"end: {one}" for one in ada.serious()]
    assert found == []


@pytest.mark.parametrize("game", names())
def test_the_tables_of_the_lobby_lead_into_the_games(game: str, person: AddPerson) -> None:
    ada = person("Ada")
    ada.go()
    ada.page.wait_for_selector(".room svg")
    name = ada.page.locator(f"li:has(a[href='#/rules/{game}']) h2").inner_text()
    ada.page.get_by_role("button", name=name, exact=True).click()
    ada.wait_for_table()
    assert ada.page.locator("header h1").inner_text() == name


@pytest.mark.parametrize("game", names())
def test_a_table_can_be_read_at_twice_the_size(game: str, person: AddPerson, house: House) -> None:
    """200 % zoom of a screen of 1280 × 800 leaves the page 640 × 400, drawn twice as large."""
    ada = person("Ada", size=(640, 400), device_scale_factor=2)
    to_the_middle(ada, game, house)
    assert ada.cut_off() == []
    assert ada.play_to_end() > 0


@pytest.mark.parametrize("game", names())
def test_what_is_asked_is_in_sight_on_a_short_screen(game: str, person: AddPerson, house: House) -> None:
    """Zoomed, or on a small phone in a browser's frame; in a race, what is called is what counts."""
    ada = person("Ada", size=(640, 400))
    to_the_middle(ada, game, house)
    for size in ((640, 400), (360, 640)):
        resize(ada, size)
        ada.settle()
        top, bottom = ada.page.evaluate(ASKED)
        assert 0 <= top < bottom <= size[1] + 1, size


@pytest.mark.parametrize("game", ["hocus_pocus", "mandragora", "stupefix"])
def test_a_full_hand_fits_a_narrow_screen(game: str, person: AddPerson, house: House) -> None:
    house.positions[game] = fullest(game)
    ada = person("Ada", size=NARROW)
    ada.quick_play(game)
    assert ada.cut_off() == []


def test_a_change_of_language_reaches_the_table_that_is_open(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("mandragora")
    settings = ada.look_with(ada.context.new_page())
    settings.goto("/#/settings")
    settings.select_option("select:has(option[value=fr])", "fr")
    ada.page.wait_for_selector("html[lang=fr] .bench :text-matches('Cliquez|Votre établi')")


def test_what_others_do_is_announced(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    ada.page.wait_for_function("() => document.querySelector('[aria-live=polite]').innerText.trim() !== ''")


def test_a_card_that_is_not_on_offer_names_the_rule_and_links_it(person: AddPerson, house: House) -> None:
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    ada.page.click("button.card.dim >> nth=0")
    href = ada.page.locator(".why a").get_attribute("href")
    assert href is not None
    assert href.startswith("#/rules/hocus_pocus/HP-")


@pytest.mark.parametrize("game", names())
def test_forced_colours_keep_edges_and_highlights(game: str, person: AddPerson, house: House) -> None:
    ada = person("Ada", forced_colors="active")
    to_the_middle(ada, game, house)
    ada.page.wait_for_selector("[data-lit]")
    assert ada.page.evaluate(UNMARKED) == []
