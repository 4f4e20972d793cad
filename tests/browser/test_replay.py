"""A game told again: any move of it, with anybody's eyes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from coven.games import names
from scripts.browser import serious
from tests.browser.after import finished, wait_for_the_end
from tests.browser.conftest import AddPerson
from tests.browser.people import PHONE, WIDE

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [
    min(folder.glob("*.jsonl"), key=lambda path: path.stat().st_size)
    for folder in sorted(GOLDEN.iterdir())
    if folder.name in names()
]
"""A short game of each kind."""

DROPPED = "text => { const all = new DataTransfer(); all.items.add(new File([text], 'bad.jsonl')); return all; }"


def where(page: Page) -> str:
    return page.inner_text(".where")


def moment(page: Page) -> list[str]:
    """What lies on the table, and the line that is marked."""
    return [page.inner_text(".board"), page.inner_text("[aria-current=step]")]


def test_the_pages_of_a_game_are_turned_by_keys_buttons_slider_and_log(person: AddPerson) -> None:
    ada = person("Ada")
    page = ada.go(f"replay/{finished(ada)}?at=0")
    expect(page.locator(".where")).to_have_text("Move 0 of " + (last := where(page).split()[-1]))
    for key, number in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", last), ("Home", "0")):
        page.keyboard.press(key)
        assert where(page) == f"Move {number} of {last}"
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("slider").fill("7")
    assert where(page) == f"Move 7 of {last}"
    page.locator("aside button").last.click()
    assert where(page) == f"Move {last} of {last}"
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    expect(page.locator(".board .end")).to_be_visible()


def test_a_replay_plays_by_itself_and_stops_at_the_end(person: AddPerson) -> None:
    ada = person("Ada")
    page = ada.go(f"replay/{finished(ada)}")
    last = int(where(page).split()[-1])
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("slider").fill(str(last - 2))
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".where")).to_have_text(f"Move {last} of {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_moment_is_shared_by_its_address(person: AddPerson) -> None:
    ada, bob = person("Ada"), person("Bob", guest=False)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    invitation = ada.new_table("hocus_pocus", 2, gems=10)
    table, link = invitation.split("/table/")[1].split("?invitation=")
    ada.add_bots()
    ada.wait_for_table()
    wait_for_the_end(ada, table)
    page = ada.go(f"replay/{table}")
    page.get_by_label("View as").select_option("1")
    page.get_by_role("slider").fill("5")
    expect(page).to_have_url(f"{ada.address}/#/replay/{table}?at=5&seat=1")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared == f"{page.url}&link={link}"
    bob.page.goto(shared)
    expect(bob.page.locator(".where")).to_have_text(where(page))
    assert moment(bob.page) == moment(page)


def test_each_pair_of_eyes_sees_its_own_cards(person: AddPerson) -> None:
    ada = person("Ada")
    page = ada.go(f"replay/{finished(ada)}?at=3&seat=0")
    eyes, yours = page.get_by_label("View as"), page.get_by_role("region", name="Your cards", exact=True)
    hands = []
    for seat in ("0", "1", "2", "-1"):
        eyes.select_option(seat)
        expect(eyes).to_have_value(seat)
        expect(page.locator(".where")).to_contain_text("Move 3 of")
        hands.append(yours.all_inner_texts())
    assert hands[3] == []
    assert len({str(hand) for hand in hands}) == 4


def test_the_end_of_a_game_leads_to_its_replay(person: AddPerson) -> None:
    ada = person("Ada")
    table = finished(ada)
    page = ada.go(f"table/{table}")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("size, language", [(WIDE, "en"), (PHONE, "es")], ids=["wide", "phone"])
def test_a_record_from_anywhere_is_drawn(record: Path, size: tuple[int, int], language: str, person: AddPerson) -> None:
    ada = person("Ada", size=size, language=language)
    page = ada.go("replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".board")
    for key in ("ArrowRight", "End"):
        page.keyboard.press(key)
        page.wait_for_selector("[aria-current=step]")
        assert serious(page) == []
    for seat in ("0", "1"):
        page.locator("header select").select_option(seat)
        expect(page.locator(".board > .middle")).to_be_visible()


def test_the_chances_are_drawn_over_the_whole_game(person: AddPerson) -> None:
    page = person("Ada").go("replay")
    page.set_input_files("input[type=file]", GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl")
    page.get_by_role("button", name="Show winning chances").click()
    curve = page.get_by_role("img", name="Each player’s chance of winning")
    curve.click(position={"x": 1, "y": 5})
    assert where(page).startswith("Move 0 of")
    chances = page.get_by_role("region", name="Show winning chances").locator("ul li")
    expect(chances).to_have_count(3)
    page.keyboard.press("End")
    assert [one.split()[-1] for one in chances.all_inner_texts()] == ["0%", "100%", "0%"]
    last = page.get_by_role("list", name="Turning points").get_by_role("button").last
    page.keyboard.press("Home")
    last.click()
    assert where(page).startswith(f"{last.inner_text().split(':')[0]} of")
    page.get_by_role("button", name="Show luck and skill").click()
    won = page.get_by_role("row", name="Won")
    expect(won.get_by_role("cell")).to_have_text(["0%", "100%", "0%"])
    assert serious(page) == []


def test_a_record_that_does_not_hold_is_refused_with_its_first_bad_move(person: AddPerson, tmp_path: Path) -> None:
    lines = RECORDS[0].read_text("utf-8").splitlines(keepends=True)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join([*lines[:3], *lines[4:]]), "utf-8")
    ada = person("Ada")
    page = ada.go("replay")
    dropped = page.evaluate_handle(DROPPED, bad.read_text("utf-8"))
    page.dispatch_event("label.panel", "drop", {"dataTransfer": dropped})
    expect(page.get_by_role("alert")).to_contain_text("move 3")
    ada.forgive("400")
