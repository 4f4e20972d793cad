"""A site without a server, under a path of its own: the same engine and bots, inside the page."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from coven.cli.site import site
from coven.engine.canonical import canonical
from coven.engine.chain import heading_hash, next_hash
from coven.engine.replay import verify
from coven.games import find, names
from tests.browser.people import Person
from tests.browser.static_host import StaticHost, reopen, sit_down, table_of, visitor


@pytest.fixture(scope="session")
def folder(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("web")
    site(made / "cards")
    return made


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Where the site is."""
    with StaticHost(folder) as host:
        yield f"{host.address}/cards/"


@pytest.fixture
def ada(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Person]:
    someone = visitor(browser, address, request.node.name)
    yield someone
    someone.context.close()
    someone.check()


def test_a_game_is_played_to_its_end_replayed_analysed_and_verified(ada: Person, tmp_path: Path) -> None:
    sit_down(ada, "hocus_pocus")
    assert ada.play_to_end() > 0
    table = table_of(ada)
    ada.go(f"verify/{table}")
    ada.page.wait_for_selector("main section.panel.yes")
    ada.page.click("main section.panel:not(.yes) > button")
    ada.page.wait_for_selector("section p.yes:has-text('every move was legal')")
    ada.go(f"replay/{table}")
    with ada.page.expect_download() as downloading:
        ada.page.click("nav button:has-text('ecord')")
    downloading.value.save_as(tmp_path / "record.jsonl")
    record = verify((tmp_path / "record.jsonl").read_bytes(), find)
    assert record.table.outcome is not None
    ada.page.click("section[aria-label] > button.quiet >> nth=0")
    ada.page.wait_for_selector("section[aria-label] svg path.line")
    ada.go("history")
    ada.page.wait_for_selector(f"a[href='#/replay/{table}']")


def dealt_otherwise(record: bytes) -> bytes:
    """The same moves after another deal, with new hashes throughout: the rules alone can tell."""
    heading, *lines = map(json.loads, record.splitlines())
    heading |= {"secret": "another", "commitment": sha256(b"another").hexdigest()}
    digest = heading_hash(heading)
    for number, line in enumerate(lines, 1):
        parts = [number, line["seat"], line["move"], line.get("at"), line.get("told", [])] if "move" in line else None
        line["hash"] = digest = next_hash(digest, parts or line["outcome"])
    return b"".join(canonical(line) + b"\n" for line in (heading, *lines))


def test_a_record_from_elsewhere_is_played_again_on_the_device(ada: Person, tmp_path: Path) -> None:
    good = min((Path(__file__).parents[1] / "golden" / "stupefix").glob("*.jsonl")).read_bytes()
    for name, record, whether in (("good", good, "yes"), ("bad", dealt_otherwise(good), "no")):
        (tmp_path / name).write_bytes(record)
        ada.go("verify")
        ada.page.set_input_files("input[type=file]", tmp_path / name)
        ada.page.wait_for_selector("li.yes:has-text('The moves')")  # every hash fits
        ada.page.click("main section.panel > button")
        ada.page.wait_for_selector(f"section p.{whether}")


@pytest.mark.parametrize("game", names())
def test_a_game_goes_on_after_the_tab_was_closed(game: str, ada: Person) -> None:
    table = sit_down(ada, game)
    for _ in range(3):
        ada.click_something()
    reopen(ada)
    ada.go()
    ada.page.click(f"a[href='#/table/{table}']")
    ada.wait_for_table()
    ada.click_something()


def play_without_a_network(browser: Browser, folder: Path, games: list[str]) -> None:
    """Somebody who has played here once opens the page, plays, closes it in mid-game, and goes on to the end."""
    with StaticHost(folder) as host:
        ada = visitor(browser, f"{host.address}/cards/", "offline", service_workers="allow")
        sit_down(ada, "stupefix")
        ada.page.wait_for_function(
            "caches.open('python').then(kept => kept.keys()).then(all => all.some(one => one.url.endsWith('.wasm')))"
        )
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        host.cut()
        for game in games:
            reopen(ada)
            table = sit_down(ada, game)
            ada.click_something()
            reopen(ada)
            ada.go()
            ada.page.click(f"a[href='#/table/{table}']")
            ada.wait_for_table()
            ada.play_to_end()
        ada.context.close()
        ada.forgive("ERR_CONNECTION_REFUSED", "ServiceWorker script")
        ada.check()


def test_without_a_network_a_game_is_played_to_its_end(browser: Browser, folder: Path) -> None:
    play_without_a_network(browser, folder, ["hocus_pocus"])


@pytest.mark.soak
def test_without_a_network_every_game_is_played_to_its_end(browser: Browser, folder: Path) -> None:
    """Five games at the pace of people: minutes, where one game shows the same in half a minute."""
    play_without_a_network(browser, folder, list(names()))


def test_a_site_leads_to_a_table_with_friends_at_its_server(browser: Browser, folder: Path) -> None:
    site(folder / "friends", server="https://coven.example/cards/")
    with StaticHost(folder) as host:
        ada = visitor(browser, f"{host.address}/friends/", "friends")
        ada.go()
        ada.page.wait_for_selector("a[href='https://coven.example/cards/#/new/hocus']:text-is('With friends')")
        ada.page.wait_for_selector("a[href='#/new/hocus']:text-is('On this device')")
        ada.context.close()
        ada.check()
