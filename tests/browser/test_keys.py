"""The keys of a table, where the focus goes, and what a screen reader is told."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AddPerson
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.positions import last

PART = "() => document.activeElement.closest('[data-part]')?.dataset.part"


def part(someone: Person) -> str | None:
    """Where on the table the focus is."""
    found: str | None = someone.page.evaluate(PART)
    return found


def test_letters_lead_to_the_parts_of_the_table_and_to_log_and_chat(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    ada.page.wait_for_selector("[data-lit]")
    for key, there in (("o", "others"), ("t", "middle"), ("d", "prompt"), ("y", "yours")):
        ada.page.keyboard.press(key)
        assert part(ada) == there
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_role("group", name="Log")).to_be_focused()
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_label("Say something")).to_be_focused()
    ada.page.keyboard.type("cold")  # letters in a field are letters
    expect(ada.page.get_by_label("Say something")).to_have_value("cold")


def test_log_and_chat_open_by_key_where_they_are_a_drawer(person: AddPerson) -> None:
    ada = person("Ada", size=PHONE)
    ada.quick_play("hocus_pocus")
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_role("group", name="Log")).to_be_focused()


@pytest.mark.parametrize("language, title", [("en", "Keys"), ("fr", "Touches"), ("es", "Teclas")])
def test_a_question_mark_shows_all_keys(language: str, title: str, person: AddPerson) -> None:
    ada = person("Ada", language=language)
    ada.quick_play("stupefix")
    ada.page.keyboard.press("?")
    box = ada.page.get_by_role("dialog", name=title)
    expect(box).to_be_visible()
    assert ada.serious() == []
    ada.page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_whoever_wants_no_letters_turns_them_off(person: AddPerson) -> None:
    ada = person("Ada")
    ada.go("settings")
    ada.page.get_by_label("Letter keys").uncheck()
    ada.quick_play("stupefix")
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()


def test_a_hint_comes_by_key(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("stupefix")
    ada.page.wait_for_selector("[data-lit]")
    ada.page.keyboard.press("h")
    ada.page.wait_for_selector("[data-advised]")


def test_the_link_past_the_bar_leads_somewhere_before_the_start_and_after(person: AddPerson) -> None:
    ada = person("Ada")
    ada.new_table("hocus_pocus", 2)
    ada.page.get_by_role("link", name="Skip to content").press("Enter")
    expect(ada.page.locator("main.room")).to_be_focused()
    ada.add_bots()
    ada.wait_for_table()
    ada.page.get_by_role("link", name="Skip to what you can do now").press("Enter")
    expect(ada.page.locator("#asked")).to_be_focused()


def test_the_result_is_told_where_a_screen_reader_listens_already(person: AddPerson, house: House) -> None:
    house.positions["hocus_pocus"] = last("hocus_pocus")
    ada = person("Ada")
    ada.quick_play("hocus_pocus")
    ada.page.evaluate("() => document.querySelector('[aria-live=polite]').id = 'ears'")
    ada.play_to_end()
    words = ada.page.locator(".headline").inner_text()
    expect(ada.page.locator("#ears")).to_contain_text(words)
    assert ada.page.locator(".ending [role=status]").all_inner_texts() == ["", ""]


def test_whoever_goes_to_a_table_by_key_is_there_with_the_focus_too(person: AddPerson) -> None:
    ada = person("Ada")
    ada.go()
    ada.page.locator("li:has(a[href='#/rules/hocus_pocus']) button.main").press("Enter")
    ada.wait_for_table()
    ada.page.wait_for_function("() => document.activeElement.closest('[data-part]')")
