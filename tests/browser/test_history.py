"""What somebody has played."""

import pytest
from playwright.sync_api import expect

from scripts.browser import serious
from tests.browser.after import asked, finished
from tests.browser.conftest import AddPerson
from tests.browser.people import NARROW


def test_games_are_listed_with_their_numbers_and_lead_on(person: AddPerson) -> None:
    ada = person("Ada")
    first, second = finished(ada), finished(ada, "mandragora")
    running = asked(ada, "POST", "/api/quick", {"game": "stupefix"})["table"]["id"]
    page = ada.go("history")
    expect(page.locator("time")).to_have_count(2)
    expect(page.locator(f"a[href='#/table/{running}']")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("combobox").select_option("mandragora")
    expect(page.locator("time")).to_have_count(1)
    with page.expect_download() as record:
        page.get_by_role("link", name="Record", exact=True).click()
    assert record.value.suggested_filename == f"mandragora-{second}.jsonl"
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page).to_have_url(f"{ada.address}/#/replay/{second}?at=0&seat=0")
    assert first != second


def test_a_stranger_is_told_how_to_have_a_history(person: AddPerson) -> None:
    page = person("Ada", guest=False).go("history")
    page.get_by_role("main").get_by_role("link", name="Your account").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_nothing_that_comes_after_a_game_is_cut_off_on_a_narrow_screen(language: str, person: AddPerson) -> None:
    ada = person("Ada", size=NARROW, language=language)
    table = finished(ada)
    for place, sign in (
        ("history", "time"),
        (f"verify/{table}", "section ul"),
        ("account", "form"),
        ("replay", "input"),
        (f"replay/{table}?at=5&seat=1", "section"),
    ):
        ada.go(place).wait_for_selector(f"main {sign}")
        assert (place, ada.cut_off(), serious(ada.page)) == (place, [], [])
