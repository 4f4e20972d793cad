"""Bringing friends, and talking to them."""

from playwright.sync_api import expect

from tests.browser.conftest import AddPerson
from tests.browser.people import Person

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def test_the_link_is_copied_and_drawn_to_be_scanned(person: AddPerson) -> None:
    ada = person("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = ada.new_table("hocus", 3)
    page = ada.page
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    code = page.get_by_role("img", name="The same link as a QR code")
    width, height = code.evaluate("one => [one.clientWidth, one.clientHeight]")
    assert width == height >= 150


def speak(someone: Person, text: str) -> None:
    someone.page.get_by_label("Say something").fill(text)
    someone.page.get_by_role("button", name="Send").click()


def test_partners_talk_among_themselves_and_the_host_can_mute(person: AddPerson) -> None:
    ada, bob, cleo, dan = people = [person(name) for name in NAMES]
    made = ada.context.request.post("/api/tables", data={"game": "mandragora", "seats": 4, "options": {"teams": True}})
    table, link = made.json()["table"]["id"], made.json()["link"]
    for other in (bob, cleo, dan):
        assert other.context.request.post(f"/api/tables/{table}/join", data={"link": link}).ok
    for someone in people:
        someone.go(f"table/{table}")
        someone.wait_for_table()
        someone.page.get_by_role("button", name="Chat", exact=True).click()
    ada.page.get_by_role("button", name="Your team").click()
    speak(ada, "take the toad")
    unread = cleo.page.get_by_role("button", name="Your team 1")
    unread.click()
    expect(cleo.page.get_by_text("take the toad")).to_be_visible()
    speak(bob, "hello all")
    expect(dan.page.get_by_text("hello all")).to_be_visible()
    for other in (bob, dan):
        other.page.get_by_role("button", name="Your team").click()
        expect(other.page.get_by_text("take the toad")).to_have_count(0)
    ada.page.get_by_text("Who can talk").click()
    ada.page.get_by_role("button", name="Mute: Bob").click()
    expect(bob.page.get_by_text("The host has muted you.")).to_be_visible()
    ada.page.get_by_role("button", name="Unmute: Bob").click()
    expect(bob.page.get_by_label("Say something")).to_be_visible()
