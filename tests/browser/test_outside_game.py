"""A game of another package, which the page was built without: its texts come from the server, its table is plain."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts.browser import served
from tests.browser.people import Person
from tests.outside.familiars import install


@pytest.fixture
def ada(
    browser: Browser, built_page: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Person]:
    """A guest of a house in which Familiars is installed."""
    install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with served(bot_delay="0") as address:
        someone = Person(browser, address, "Ada", request.node.name).be_guest()
        yield someone
        someone.context.close()
    someone.check()


def test_it_is_played_to_the_end(ada: Person) -> None:
    ada.quick_play("familiars")
    assert "Familiars" in ada.page.title()
    assert ada.page.get_by_text("Which familiar do you send?").count() > 0
    assert ada.play_to_end() > 0
    assert ada.page.get_by_text("All familiars have been sent.").count() > 0


def test_it_is_in_the_lobby_and_its_rules_can_be_read(ada: Person) -> None:
    lobby = ada.go()
    lobby.get_by_text("The strongest familiar that comes alone scores.").wait_for()
    rules = ada.go("rules/familiars")
    rules.get_by_text("The strongest of which there is only one scores a point.").wait_for()
