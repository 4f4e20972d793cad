"""What a page is sent, shows and keeps is the same, byte for byte, at a table and at its re-dealt twin."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Browser

from coven.engine import SPECTATOR, Move, Seat, Table
from coven.games import find, names
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.positions import players_of
from tests.contract.cases import Case
from tests.server.kit import NOON, FakeClock
from tests.server.test_leaks import hidden_step, twins

STEPS = 5
KEPT = "() => JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage), document.cookie])"


class World:
    """A server that stands still in time, with a table at a position, and a page that watches it from one seat."""

    def __init__(self, house: House, browser: Browser, case: Case) -> None:
        self.house = house
        self.case = case
        self.others: dict[Seat, httpx.Client] = {}
        self.watcher = Person(browser, house.address, "Player W", "twins")
        self.table = ""

    def __enter__(self) -> "World":
        return self

    def __exit__(self, *_: object) -> None:
        for other in self.others.values():
            other.close()
        self.watcher.context.close()

    def open(self, seat: Seat, position: Table) -> None:
        self.house.positions[self.case.game] = position
        self.watcher.page.clock.set_fixed_time(NOON)
        for other in range(self.case.players):
            if other == seat:
                self.watcher.be_guest()
            else:
                self.others[other] = httpx.Client(base_url=self.house.address)
                self.ask(other, "/api/guests", name=f"Player {other}")
        self._sit_down()
        self.watcher.page.goto(f"/#/table/{self.table}")
        self.watcher.wait_for_table()

    def _sit_down(self) -> None:
        options = {**find(self.case.game).simulation, **self.case.options}
        seats = self.case.players
        made = self.ask(
            0, "/api/tables", game=self.case.game, seats=seats, options=options, autostart=False, public=True
        )
        self.table = made["table"]["id"]
        for other in range(1, seats):
            self.ask(other, f"/api/tables/{self.table}/join")
        self.ask(0, f"/api/tables/{self.table}/start")

    def ask(self, seat: Seat, path: str, **body: Any) -> dict[str, Any]:
        if seat in self.others:
            answer = self.others[seat].post(path, json=body)
            assert answer.is_success, answer.text
            return dict(answer.json())
        said = self.watcher.context.request.post(path, data=body)
        assert said.ok, said.text()
        return dict(said.json())

    def look(self, seat: Seat) -> dict[str, Any]:
        path = f"/api/tables/{self.table}/view"
        if seat in self.others:
            return dict(self.others[seat].get(path).json())
        return dict(self.watcher.context.request.get(path).json())

    def play(self, seat: Seat, move: Move) -> None:
        number = self.look(seat)["number"]
        body = {"id": f"move-{number}", "at": number, "move": msgspec.to_builtins(move)}
        self.ask(seat, f"/api/tables/{self.table}/moves", **body)

    def try_a_dim_card(self) -> None:
        """The refusal is in the page's traffic and on the page afterwards."""
        dim = self.watcher.page.locator("button.card.dim")
        if dim.count() > 0:
            dim.first.evaluate("one => one.click()")
            self.watcher.page.wait_for_selector(".why")

    def known(self) -> list[str]:
        """All that has reached the page: what the server sent, what is drawn, what is kept."""
        page = self.watcher.page
        self.watcher.settle()
        answers = [one.text() for one in self.watcher.answers if "/api/" in one.url and one.status != 204]
        seen = [*self.watcher.frames, *answers, page.content(), page.evaluate(KEPT), page.title()]
        return [mask(one, self.house.address) for one in seen]


def mask(text: str, address: str) -> str:
    """Without the port, and the ids that the page draws for its own moves."""
    return re.sub(r'"id":"[0-9a-f]{24}"', '"id":""', text.replace(address, ""))


@contextmanager
def two_worlds(folder: Path, browser: Browser, case: Case) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        houses = [
            stack.enter_context(House(folder / f"{side}.sqlite3", seed="twins", clock=FakeClock())) for side in "ab"
        ]
        here, there = (stack.enter_context(World(house, browser, case)) for house in houses)
        yield here, there


@pytest.mark.parametrize("watched", ["player", "onlooker"])
@pytest.mark.parametrize("game", names())
def test_no_page_tells_a_table_from_its_twin(
    game: str, watched: str, tmp_path: Path, browser: Browser, built_page: None
) -> None:
    random = Random(f"twins of {game} for a {watched}")
    case = Case(game, players_of(game), {})
    seat = SPECTATOR if watched == "onlooker" else random.randrange(case.players)
    tables = twins(case, seat, random)
    with two_worlds(tmp_path, browser, case) as worlds:
        for world, table in zip(worlds, tables, strict=True):
            world.open(seat, table)
        compare(worlds)
        for world in worlds:
            world.try_a_dim_card()
        compare(worlds)
        assert play_unseen(worlds, tables, seat, random) > 0
        for world in worlds:
            world.watcher.check()


def play_unseen(worlds: tuple[World, World], tables: tuple[Table, Table], seat: Seat, random: Random) -> int:
    """How many moves could be made with nothing to see of the difference."""
    for step in range(STEPS):
        found = hidden_step(tables, seat, random) if tables[0].step else None
        if found is None:
            return step
        actor, moves = found
        for world, table, move in zip(worlds, tables, moves, strict=True):
            table.play(actor, move)
            world.play(actor, move)
        compare(worlds)
    return STEPS


def compare(worlds: tuple[World, World]) -> None:
    here, there = (world.known() for world in worlds)
    assert here == there


def test_a_planted_secret_would_be_found(tmp_path: Path, browser: Browser, built_page: None) -> None:
    """The comparison itself: a deal that differs in what the seat may see is told apart."""
    random = Random("planted")
    case = Case("hocus_pocus", 3, {})
    with two_worlds(tmp_path, browser, case) as worlds:
        for world in worlds:
            world.open(0, case.deal(random.random()))
        here, there = (world.known() for world in worlds)
        assert here != there
