"""Whether the deal was fair: found out in the browser."""

import json
import shlex
from pathlib import Path

from playwright.sync_api import Page, expect

from coven.cli.verify import verify
from scripts.browser import serious
from tests.browser.after import asked, wait_for_the_end
from tests.browser.conftest import AddPerson
from tests.browser.people import Person

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "hocus_pocus" / "racing-apprentices.jsonl"
OLD = GOLDEN / "format_1" / "hocus_pocus.jsonl"


def played(someone: Person) -> str:
    """A game that was begun in the page, and has ended."""
    someone.new_table("hocus_pocus", 2, gems=10)
    table = someone.page.url.split("/table/")[1].partition("?")[0]
    someone.add_bots()
    someone.wait_for_table()
    wait_for_the_end(someone, table)
    return table


def answers(page: Page) -> list[str]:
    """Yes, no or unknown: the secret, the seal, one's own part, the moves."""
    page.wait_for_selector("section ul li")
    return [str(one.get_attribute("class")).split()[0] for one in page.locator("section ul li").all()]


def test_who_played_can_check_everything(person: AddPerson) -> None:
    ada = person("Ada")
    table = played(ada)
    page = ada.go(f"verify/{table}")
    assert answers(page) == ["yes", "yes", "yes", "yes"]
    expect(page.get_by_role("heading", name="Everything matches")).to_be_visible()
    command = page.locator("code", has_text="coven verify").inner_text()
    assert verify(shlex.split(command)[2], lang="en") == 0
    page.get_by_text("The numbers").click()
    expect(
        page.locator("code").filter(has_text=asked(ada, "GET", f"/api/tables/{table}")["table"]["secret"])
    ).to_be_visible()
    assert serious(page) == []


def test_another_seal_than_the_one_that_was_shown_is_noticed(person: AddPerson) -> None:
    ada = person("Ada")
    table = played(ada)
    told = {table: {"commitment": "0" * 64, "nonce": "0" * 32}}
    ada.page.evaluate("told => localStorage.setItem('coven.pledges', told)", json.dumps(told))
    assert answers(ada.go(f"verify/{table}")) == ["yes", "no", "no", "yes"]
    expect(ada.page.get_by_role("heading", name="Something does not match")).to_be_visible()


def test_a_game_that_goes_on_shows_its_seal_alone(person: AddPerson) -> None:
    ada = person("Ada")
    table = asked(ada, "POST", "/api/quick", {"game": "hocus_pocus"})["table"]
    page = ada.go(f"verify/{table['id']}")
    expect(page.locator("code")).to_have_text(table["commitment"])


def test_a_tampered_record_shows_its_first_bad_line(person: AddPerson, tmp_path: Path) -> None:
    lines = RECORD.read_text("utf-8").splitlines(keepends=True)
    heading = json.loads(lines[0])
    ada = person("Ada")
    page = ada.go("verify")
    for name, bad, verdict, shown in (
        ("good", lines, ["yes", "unknown", "unknown", "yes"], "All "),
        ("swapped", [*lines[:5], lines[6], lines[5], *lines[7:]], ["yes", "unknown", "unknown", "no"], "move 5"),
        ("cut", lines[:-1], ["yes", "unknown", "unknown", "no"], f"move {len(lines) - 1}"),
        (
            "secret",
            [json.dumps(heading | {"secret": "x"}) + "\n", *lines[1:]],
            ["no", "unknown", "unknown", "no"],
            "heading",
        ),
    ):
        (tmp_path / name).write_text("".join(bad), "utf-8")
        page.set_input_files("input[type=file]", tmp_path / name)
        expect(page.locator("section ul li").last).to_contain_text(shown)
        assert answers(page) == verdict


def test_a_record_whose_hashes_cannot_be_checked_does_not_look_good(person: AddPerson) -> None:
    page = person("Ada").go("verify")
    page.set_input_files("input[type=file]", OLD)
    assert answers(page) == ["yes", "unknown", "unknown", "unknown"]
    expect(page.get_by_role("heading", name="Not everything can be checked")).to_be_visible()
