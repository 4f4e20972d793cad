"""Chromium, a server of its own for each test, and people with browsers."""

import fcntl
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from coven.server.config import Settings
from coven.server.serve import set_up_logs
from scripts.browser import ROOT, chromium
from scripts.services import Missing
from scripts.shots import gallery
from tests.browser.house import House
from tests.browser.people import Person

AddPerson = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as opened:
            yield opened
    except Missing as reason:
        pytest.skip(f"LEFT OUT: {reason}")


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page as its sources are now, built by one of those who test at the same time."""
    with (ROOT / "web" / "package.json").open() as waiting:
        fcntl.flock(waiting, fcntl.LOCK_EX)
        subprocess.run([ROOT / "scripts" / "web.sh", "build"], check=True)


@pytest.fixture(scope="session")
def gallery_address() -> Iterator[str]:
    """Real positions of every game, drawn by the page's own parts; a move that is made there changes nothing."""
    with (ROOT / "web" / "package.json").open() as waiting:
        fcntl.flock(waiting, fcntl.LOCK_EX)
        subprocess.run([ROOT / "scripts" / "web.sh", "shots"], check=True)
    with gallery() as address:
        yield address


@pytest.fixture
def house(tmp_path: Path, built_page: None, request: pytest.FixtureRequest) -> Iterator[House]:
    """Its luck is the test's own."""
    set_up_logs(Settings(log_level="warning"))
    with House(tmp_path / "coven.sqlite3", seed=request.node.name) as opened:
        yield opened


@pytest.fixture
def person(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[AddPerson]:
    """A guest: `person("Ada", size=PHONE, language="fr", moving=True)`. At the end nobody may have a complaint."""
    people: list[Person] = []

    def add(name: str = "Ada", *, guest: bool = True, **look: Any) -> Person:
        someone = Person(browser, house.address, name, request.node.name, **look)
        people.append(someone)
        return someone.be_guest() if guest else someone

    yield add
    for someone in people:
        someone.context.close()
    for someone in people:
        someone.check()
