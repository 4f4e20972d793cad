"""Names, addresses of tables, coming and going."""

import pytest
from playwright.sync_api import expect

from tests.browser.after import asked
from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE


def test_the_name_typed_in_the_lobby_holds_on_the_way_to_friends(person: AddPerson) -> None:
    ada = person("Ada", guest=False)
    ada.go()
    ada.page.get_by_label("Your name").fill("Augusta")
    ada.page.get_by_role("link", name="With friends: Stupéfix").click()
    expect(ada.page.get_by_label("Your name")).to_have_value("Augusta")


def test_somebody_takes_another_name_and_the_others_at_the_table_see_it(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    bob.accept(ada.new_table("hocus_pocus", 3))
    account = ada.look_with(ada.context.new_page())
    account.goto("/#/account")
    account.get_by_label("Your name").first.fill("Augusta")
    account.get_by_role("button", name="Rename").click()
    expect(bob.page.get_by_text("Augusta")).to_be_visible()


def test_done_stands_under_the_form_that_was_sent(person: AddPerson) -> None:
    ada = person("Ada")
    ada.go("account")
    keep = ada.page.locator("form.panel", has_text="Keep")
    keep.get_by_label("password").fill("correct horse")
    keep.get_by_role("button").click()
    expect(ada.page.locator("section.panel [role=status]").first).to_have_text("This is your account now.")
    assert ada.page.locator("form.panel [role=status]").all_inner_texts() == [""]


def test_the_address_in_the_bar_invites_and_a_right_link_mends_a_wrong_one(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    ada.new_table("hocus_pocus", 3)
    address = ada.page.url
    bob.page.goto(address.partition("?")[0])
    expect(bob.page.get_by_role("alert")).to_be_visible()
    bob.accept(address)
    expect(ada.page.get_by_text("Bob")).to_be_visible()
    bob.forgive("404")


def test_an_invitation_after_the_start_tells_what_is_left_to_do(person: AddPerson) -> None:
    ada, eve = person("Ada"), person("Eve")
    link = ada.new_table("hocus_pocus", 2)
    ada.add_bots()
    ada.wait_for_table()
    eve.page.goto(link)
    expect(eve.page.get_by_text("this link shows the replay")).to_be_visible()


def test_a_page_of_nowhere_has_a_way_home(person: AddPerson) -> None:
    ada = person("Ada")
    ada.page.goto("/nonsense")
    ada.page.get_by_role("link", name="To the games").click()
    ada.page.wait_for_selector(".game")
    ada.forgive("404")


def test_leaving_is_told_in_the_log_and_so_is_coming_back(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    bob.accept(ada.new_table("hocus_pocus", 2))
    ada.wait_for_table()
    table = asked(bob, "GET", "/api/me/tables")[0]["id"]
    bob.page.close()
    asked(bob, "POST", f"/api/tables/{table}/leave")
    expect(ada.page.get_by_role("group", name="Log")).to_contain_text("Bob has left. A bot plays on.")
    again = bob.look_with(bob.context.new_page())
    again.goto(f"/#/table/{table}")
    expect(ada.page.get_by_role("group", name="Log")).to_contain_text("Bob is back.")


def test_your_tables_say_whose_move_it_is_and_an_open_one_can_be_closed(person: AddPerson) -> None:
    ada = person("Ada")
    ada.quick_play("stupefix")
    ada.page.wait_for_selector("[data-lit]")
    ada.new_table("hocus", 2)
    ada.go()
    mine = ada.page.locator("section.panel", has_text="Your tables").locator("li")
    expect(mine.filter(has_text="Stupéfix")).to_contain_text("Your move")
    mine.filter(has_text="Close the table").get_by_role("button").click()
    expect(mine).to_have_count(1)


def test_what_was_read_stays_read_after_a_reload(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    bob.accept(ada.new_table("hocus_pocus", 2))
    for someone in (ada, bob):
        someone.wait_for_table()
    ada.page.get_by_role("button", name="Chat", exact=True).click()
    bob.page.keyboard.press("c")
    bob.page.get_by_label("Say something").fill("hello")
    bob.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("hello")).to_be_visible()
    ada.page.reload()
    ada.wait_for_table()
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.locator("#side .unread")).to_have_count(0)


def test_back_closes_the_drawer_and_stays_at_the_table(person: AddPerson) -> None:
    ada = person("Ada", size=PHONE)
    ada.quick_play("hocus_pocus")
    address = ada.page.url
    ada.page.click(".handle")
    expect(ada.page.locator("#side")).to_be_visible()
    ada.page.evaluate("() => history.back()")
    expect(ada.page.locator("#side")).to_be_hidden()
    assert ada.page.url == address
    expect(ada.page.locator(".board")).to_be_visible()


@pytest.mark.parametrize("place", ["settings", "rules/hocus"])
def test_a_page_that_cannot_be_fetched_says_so(place: str, person: AddPerson) -> None:
    ada = person("Ada")
    ada.go()
    ada.page.wait_for_selector(".game")
    ada.context.set_offline(True)
    ada.page.evaluate("place => void (location.hash = `#/${place}`)", place)
    expect(ada.page.get_by_role("heading", name="Not here yet")).to_be_visible()
    ada.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "Unable to preload")


def test_a_refused_start_is_forgotten_when_somebody_joins(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    link = ada.new_table("hocus_pocus", 3)
    ada.start()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    bob.accept(link)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.forgive("400", "409")
