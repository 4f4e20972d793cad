"""Hocus at its table: every Spell by mouse, showdowns told to their end, whole games by one means alone."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from coven.games.hocus import GAME
from coven.games.hocus.effects.spells import BASIC_SPELLS, SCHOOLS, SHIFTS
from coven.games.hocus.moves import Cast, Commit, NameOrder, Shift
from coven.games.hocus.setup import HocusTable
from tests.browser.conftest import AddPerson
from tests.browser.gallery import Gallery
from tests.browser.people import LIT, PHONE, REACH, WIDE, Person
from tests.games.hocus.tables import lay

Act = Callable[[Person], bool]

HANDS = ("owls-3 swords-3 cups-3 wands-4 owls-8", "cups-9 wands-9")


def position(school: str) -> HocusTable:
    """In which every Spell and Shift of the school can be used."""
    return lay(
        *HANDS,
        schools=(school,),
        communities=("cups-10 wands-8", "swords-10"),
        pots=("cups-4 cups-5 cups-6", "swords-5"),
        pockets={0: ("wands-10", "swords-6"), 1: ("cups-7 cups-8", "")},
    )


def showdown() -> tuple[HocusTable, HocusTable, HocusTable]:
    """Before a Pocket is committed, before the other one is, and after it. Nobody has one for the second Community."""
    table = lay(
        "",
        "",
        communities=("cups-6 owls-6", ""),
        pots=("owls-3 cups-4", ""),
        pockets={0: ("wands-6", ""), 1: ("cups-9", "")},
    )
    table.stack.pop()  # nobody has a Hand card: the turns are over
    table.settle()
    table.play(0, NameOrder((1, 2)))
    asked = table.clone()
    table.play(0, Commit(1))
    before = table.clone()
    table.play(1, Commit(1))
    return asked, before, table


def put(gallery: Gallery, table: HocusTable, number: int) -> None:
    shown = msgspec.to_builtins([table.view(0), [*table.moves(0)]])
    gallery.page.evaluate("([number, [view, moves]]) => table.update(number, [], view, moves, null)", [number, shown])
    gallery.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


@pytest.fixture
def gallery(browser: Browser, gallery_address: str) -> Any:
    opened = Gallery(browser, gallery_address, WIDE)
    opened.show("hocus", 0)
    yield opened
    opened.context.close()


def press(gallery: Gallery, thing: str) -> bool:
    """The first of these things, away from its name."""
    found = gallery.page.query_selector_all(f":is({thing}):visible")
    point = next(filter(None, (one.evaluate(REACH) for one in found)), None)
    if point is None:
        return False
    gallery.page.mouse.click(*point)
    gallery.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    return True


PLACES = ".board button.bright:enabled:not(.spell), .board .seat.bright:not(.selected) .choose"


def cast_by_mouse(gallery: Gallery, id_of_spell: str) -> object:
    """The Spell, then whatever shines, then yes."""
    gallery.page.evaluate("() => { table.picker.clear(); window.played = null }")
    assert press(gallery, f".spell[data-spell='{id_of_spell}']"), id_of_spell
    for _ in range(8):
        if gallery.page.evaluate("!!table.picker.ready"):
            break
        assert press(gallery, f"{PLACES}, .actions button:not(.quiet):enabled"), (id_of_spell, "nothing shines")
    press(gallery, ".actions .main:enabled")
    return gallery.page.evaluate("window.played")


@pytest.mark.parametrize("school", SCHOOLS)
def test_every_spell_of_a_school_is_cast_by_mouse_off_its_labels(school: str, gallery: Gallery) -> None:
    table = position(school)
    put(gallery, table, 7)
    wanted = [(f"spell:{name}", Cast, name) for name in (*BASIC_SPELLS, *SCHOOLS[school])]
    wanted += [(f"shift:{name}", Shift, name) for name in SHIFTS[school]]
    for id_of_spell, kind, name in wanted:
        played = cast_by_mouse(gallery, id_of_spell)
        assert played, (
            id_of_spell,
            gallery.page.evaluate("[table.picker.picks.map(one => one.key), table.picker.hint]"),
        )
        move = msgspec.convert(played, GAME.moves)
        assert (type(move), move.spell) == (kind, name), (id_of_spell, played)
        table.check(0, move)


def test_a_showdown_is_told_to_its_end_before_anything_else_is_asked(gallery: Gallery) -> None:
    _, before, after = showdown()
    put(gallery, before, 8)
    put(gallery, after, 9)
    page = gallery.page
    assert page.locator(".stage .big").inner_text() == "Three of a Kind"
    assert page.evaluate("table.picker.offered.length") == 0
    assert page.evaluate("table.view.results.length") == 0
    assert press(gallery, ".stage footer .main")
    assert "Community 2" in page.locator(".stage h3").inner_text()
    assert press(gallery, ".stage footer .main")
    assert page.locator(".stage").count() == 0
    assert page.evaluate("table.view.results.length") > 0


def test_passing_does_not_shine_and_the_question_is_in_sight(gallery: Gallery) -> None:
    put(gallery, showdown()[0], 8)
    page = gallery.page
    assert "Community 1" in page.locator("#asked .words").inner_text()
    assert page.locator("#asked .actions button").count() > 0
    assert page.locator("#asked .main").count() == 0
    assert press(gallery, ".crossing.bright")
    assert page.evaluate("window.played") == {"move": "commit", "pocket": 1}


def tap_something(person: Person) -> bool:
    """As `click_something`, with a finger."""
    person.page.wait_for_selector(f":is(.ending, {LIT}):visible")
    if person.over:
        return False
    things = person.lit()
    person.random.shuffle(things)
    if point := next(filter(None, (one.evaluate(REACH) for one in things)), None):
        person.page.touchscreen.tap(*point)
    return True


MEANS: dict[str, tuple[dict[str, Any], Act]] = {
    "mouse": ({}, Person.click_something),
    "touch": ({"size": PHONE, "has_touch": True, "is_mobile": True}, tap_something),
    "keys": ({}, Person.press_something),
}


@pytest.mark.soak
@pytest.mark.parametrize("means", MEANS)
def test_two_rounds_with_schools_and_owls_by_one_means_alone(means: str, person: AddPerson) -> None:
    look, act = MEANS[means]
    ada = person("Ada", **look)
    ada.new_table("hocus", 3, round_limit=2, goal=100)
    ada.add_bots()
    ada.wait_for_table()
    assert ada.play_to_end(lambda: act(ada)) > 20
