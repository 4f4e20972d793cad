"""Who one is: guest, account, and programs that play under one's name."""

import httpx
from playwright.sync_api import expect

from scripts.browser import serious
from tests.browser.after import finished
from tests.browser.conftest import AddPerson

PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_keeps_the_games(person: AddPerson) -> None:
    ada, elsewhere = person("Ada"), person("Ada", guest=False)
    finished(ada)
    page = ada.go("account")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Keep your games").click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()
    there = elsewhere.go("account")
    form = there.locator("form", has=there.get_by_role("heading", name="Sign in"))
    form.get_by_label("Your name").fill("Ada")
    for password, known in (("something else", False), (PASSWORD, True)):
        form.get_by_label("Password").fill(password)
        form.get_by_role("button").click()
        expect(there.get_by_role("alert" if not known else "heading").first).to_be_visible()
    expect(there.get_by_text("You are signed in.")).to_be_visible()
    elsewhere.forgive("403")
    there.get_by_role("main").get_by_role("link", name="Your games").click()
    expect(there.locator("time")).to_have_count(1)


def test_an_account_is_made_left_and_entered_again(person: AddPerson) -> None:
    bea = person("Bea", guest=False)
    page = bea.go("account")
    form = page.locator("form", has=page.get_by_role("heading", name="Create an account"))
    form.get_by_label("Your name").fill("Bea")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Bea")).to_be_visible()
    assert serious(page) == []
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Done.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
    bea.forgive("401")


def test_a_key_is_shown_once_works_and_is_revoked(person: AddPerson) -> None:
    ada = person("Ada", guest=False)
    assert ada.context.request.post("/api/accounts", data={"name": "Ada", "password": PASSWORD}).ok
    ada.context.add_init_script("localStorage.setItem('coven.been', 'yes')")
    page = ada.go("account")
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    token = page.locator(".fresh code").inner_text()
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{ada.address}/api/me", headers=headers).json()["name"] == "Ada"
    page.reload()
    expect(page.get_by_text("my bot")).to_be_visible()
    assert token not in page.content()
    page.get_by_role("button", name="Revoke: my bot").click()
    expect(page.get_by_text("my bot")).to_have_count(0)
    assert httpx.get(f"{ada.address}/api/me", headers=headers).status_code == 401


def test_a_new_password_ends_the_keys_and_a_table_in_another_tab_comes_back(person: AddPerson) -> None:
    ada = person("Ada", guest=False)
    assert ada.context.request.post("/api/accounts", data={"name": "Ada", "password": PASSWORD}).ok
    ada.context.add_init_script("localStorage.setItem('coven.been', 'yes')")
    made = ada.context.request.post("/api/quick", data={"game": "hocus_pocus"}).json()
    table = ada.context.new_page()
    table.goto(f"{ada.address}/#/table/{made['table']['id']}")
    expect(table.locator("section.hand").first).to_be_visible()
    page = ada.go("account")
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    expect(page.get_by_role("button", name="Revoke: my bot")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("battery staple")
    with table.expect_websocket(lambda socket: "/socket" in socket.url):
        page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Done.")).to_be_visible()
    expect(page.get_by_text("my bot")).to_have_count(0)
    expect(table.locator("section.hand").first).to_be_visible()
