"""What opens over the table goes again: a refusal, and the drawer with log and chat."""

from playwright.sync_api import expect

from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE


def test_a_refusal_goes_by_escape_and_by_a_press_beside_it(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    for leave in (lambda: ada.page.keyboard.press("Escape"), lambda: ada.page.mouse.click(640, 20)):
        ada.page.click("button.card.dim >> nth=0")
        ada.page.wait_for_selector(".why")
        leave()
        expect(ada.page.locator(".why")).to_have_count(0)


def test_the_drawer_closes_by_escape_and_by_a_press_beside_it(person: AddPerson) -> None:
    ada = person("Ada", size=PHONE)
    ada.quick_play("hocus_pocus")
    for leave in (lambda: ada.page.keyboard.press("Escape"), lambda: ada.page.mouse.click(200, 120)):
        ada.page.click(".handle")
        expect(ada.page.locator("#side")).to_be_visible()
        leave()
        expect(ada.page.locator("#side")).to_be_hidden()


def test_words_in_the_log_are_no_stops_of_the_tab_key(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    while not ada.page.locator("#side li [role=button]").count():
        assert ada.click_something()
    assert ada.page.locator("#side li [tabindex='0']").count() == 0
