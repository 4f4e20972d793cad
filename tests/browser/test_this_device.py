"""A page with a server, and games that are played without it all the same."""

import pytest

from tests.browser.conftest import AddPerson
from tests.browser.people import Person
from tests.browser.static_host import patient, reopen, sit_down, table_of

STAY = ".here button:text-is('Play on this device')"
BACK = ".here button:text-is('Back to the server')"


@pytest.fixture
def ada(person: AddPerson) -> Person:
    return patient(person("Ada"))


def test_whoever_is_online_plays_on_the_device_and_finds_both_kinds_of_games_again(ada: Person) -> None:
    ada.quick_play("hocus_pocus")
    there = table_of(ada)
    ada.go()
    ada.page.click(STAY)
    ada.page.wait_for_selector(BACK)
    here = sit_down(ada, "hocus_pocus")
    assert here.startswith("here-")
    ada.play_to_end()
    ada.quick_play("mandragora")
    unfinished = table_of(ada)
    ada.go()
    ada.page.click(BACK)
    ada.page.wait_for_selector(STAY)
    ada.go("history")
    for door in (f"#/table/{there}", f"#/table/{unfinished}", f"#/replay/{here}", f"#/verify/{here}"):
        ada.page.wait_for_selector(f"a[href='{door}']")
    reopen(ada)
    ada.go(f"table/{unfinished}")
    ada.wait_for_table()
    assert ada.serious() == []


def test_masters_go_on_where_they_cannot_think_beside_the_table(ada: Person) -> None:
    ada.context.route("**/thinker*", lambda route: route.abort())
    ada.go()
    ada.page.click(STAY)
    ada.page.wait_for_selector(BACK)
    ada.page.select_option("select", "master")
    ada.quick_play("stupefix")
    for _ in range(5):
        ada.click_something()
    ada.forgive("ERR_FAILED")
