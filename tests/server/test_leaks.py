"""All that reaches a seat or a spectator is the same, byte for byte, at a table and at its re-dealt twin."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coven.engine import SPECTATOR, Move, Seat, Table
from tests.contract.cases import GAMES, Case, luck, step_randomly
from tests.games.hocus_pocus.tables import lay_out
from tests.server.kit import Ears, Running, Visitor, running

pytestmark = pytest.mark.anyio

STEPS = 6
Twins = tuple[Table, Table]


class World:
    """A server on which tables start from positions that the test lays out."""

    def __init__(self) -> None:
        self.positions: dict[str, Table] = {}
        self.server: Running
        self.people: list[Visitor] = []
        self.onlooker: Visitor

    @asynccontextmanager
    async def open(self, path: Path, case: Case, **given: Any) -> AsyncIterator["World"]:
        games = {case.game: GAMES[case.game]}
        deal = lambda _, row: self.positions[row.id].clone()  # noqa: E731
        async with AsyncExitStack() as stack:
            self.server = await stack.enter_async_context(running(path, games=games, deal=deal, **given))
            names = [f"Player {letter}" for letter in "ABCDEFGHIJ"[: case.players]]
            self.people = [await stack.enter_async_context(self.server.guest(name)) for name in names]
            self.onlooker = await stack.enter_async_context(self.server.visitor())
            yield self

    async def lay_out(self, case: Case, position: Table) -> str:
        """A running table with that position."""
        options = {**GAMES[case.game].simulation, **case.options}
        host, *others = self.people
        table = await host.table(game=case.game, seats=case.players, options=options, autostart=False)
        for other in others:
            await other.join(table)
        self.positions[table] = position.clone()
        assert (await host.post(f"/api/tables/{table}/start")).status_code == 200
        return table

    def watcher(self, seat: Seat) -> Visitor:
        return self.onlooker if seat == SPECTATOR else self.people[seat]


class Pair:
    """A table and its twin, watched from the same seat."""

    def __init__(self, seat: Seat, tables: Twins, ids: tuple[str, str], worlds: tuple[World, World]):
        self.seat = seat
        self.tables = tables
        self.ids = ids
        self.worlds = worlds
        self.pages: tuple[list[bytes], list[bytes]] = ([], [])

    async def look(self, ears: tuple[Ears, Ears]) -> None:
        """By socket and by HTTP, everything is the same."""
        for each in ears:
            await each.sync()
        assert ears[0].heard == ears[1].heard
        for pages, world, table in zip(self.pages, self.worlds, self.ids, strict=True):
            watcher = world.watcher(self.seat)
            for page in ("", "/view", "/record", "/replay", "/chat", "/orders"):
                answer = await watcher.get(f"/api/tables/{table}{page}")
                pages.append(answer.content)
        assert self.pages[0] == self.pages[1]

    async def probe(self, ears: tuple[Ears, Ears], random: Random) -> None:
        """Moves that are not on offer, moves of others, moves to old questions: refused in the same words."""
        wrong = [{"move": "nonsense"}, {}, *(each for table in self.tables for each in _some_moves(table, random))]
        mine = [msgspec.to_builtins(move) for table in self.tables for move in _offer(table, self.seat)]
        for number, move in enumerate(move for move in wrong if move not in mine):
            for each in ears:
                newest = _newest(each)
                await each.ask(say="play", id=f"probe-{len(each.heard)}-{number}", at=newest, move=move)
                await each.ask(say="play", id=f"old-{len(each.heard)}-{number}", at=0, move=move)

    async def step(self, random: Random) -> bool:
        """Somebody plays in both worlds, so that the watcher's view stays the same. False if that cannot be."""
        found = hidden_step(self.tables, self.seat, random)
        if found is None:
            return False
        actor, moves = found
        for table, id_, world, move in zip(self.tables, self.ids, self.worlds, moves, strict=True):
            table.play(actor, move)
            answer = await world.people[actor].play(id_, move=msgspec.to_builtins(move))
            assert answer.status_code == 200, answer.text
        return True


def hidden_step(tables: Twins, seat: Seat, random: Random) -> tuple[Seat, tuple[Move, Move]] | None:
    """Somebody who can act in both worlds, and moves after which the watcher sees no difference between them."""
    actors = [actor for actor in tables[0].actors() if actor >= 0 and actor in tables[1].actors()]
    for actor in random.sample(actors, len(actors)):
        here, there = (random.sample(moves := table.moves(actor), min(6, len(moves))) for table in tables)
        pairs = [(one, other) for one in here for other in there]
        pairs.sort(key=lambda pair: pair[0] == pair[1])
        if actor == seat:
            pairs = [(move, move) for move in here if move in tables[1].moves(actor)]
        for pair in pairs:
            if looks_the_same(tables, seat, actor, pair):
                return actor, pair
    return None


def looks_the_same(tables: Twins, seat: Seat, actor: Seat, pair: tuple[Move, Move]) -> bool:
    seen = []
    for table, move in zip(tables, pair, strict=True):
        after = table.clone()
        told = [each.event for each in after.play(actor, move) if each.reaches(seat)]
        seen.append(msgspec.json.encode((after.view(seat), told, _offer(after, seat))))
    return seen[0] == seen[1]


def _offer(table: Table, seat: Seat) -> list[Any]:
    return [*table.moves(seat)]


def _some_moves(table: Table, random: Random) -> list[Any]:
    offers = [table.moves(actor) for actor in table.actors() if actor >= 0]
    return [msgspec.to_builtins(move) for offer in offers for move in random.sample(offer, min(2, len(offer)))]


def _newest(ears: Ears) -> int:
    return max(msgspec.json.decode(raw)["number"] for raw in ears.updates())


def twins(case: Case, seat: Seat, random: Random) -> Twins:
    """A table somewhere in a game and its twin, with something to do that the watcher cannot tell apart."""
    while True:
        table = case.deal(random.random())
        for _ in range(random.randrange(60)):
            table.apply(*step_randomly(table, random))
            if not table.step:
                break
        if table.step:
            pair = table, table.guess(seat, luck(random.random()))
            if hidden_step(pair, seat, random):
                return pair


@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_tells_a_table_from_its_twin(game: str, database: Path, tmp_path: Path) -> None:
    random = Random(f"twins of {game}")
    case = Case(game, GAMES[game].players[min(1, len(GAMES[game].players) - 1)], {})
    twin_file = tmp_path / "twin.sqlite3"
    twin_file.write_bytes(database.read_bytes())
    steps = 0
    async with World().open(database, case) as here, World().open(twin_file, case) as there:
        for seat in (SPECTATOR, *random.sample(range(case.players), 2)):
            table, twin = twins(case, seat, random)
            ids = await here.lay_out(case, table), await there.lay_out(case, twin)
            steps += await compare(Pair(seat, (table, twin), ids, (here, there)), random)
    assert steps > 0


async def compare(pair: Pair, random: Random) -> int:
    """How many moves could be made with nothing to see of the difference."""
    first, second = (world.watcher(pair.seat) for world in pair.worlds)
    (one, other), (table, _) = pair.ids, pair.tables
    async with first.socket(one, since=0, chat=0) as here, second.socket(other, since=0, chat=0) as there:
        await pair.look((here, there))
        await pair.probe((here, there), random)
        for step in range(STEPS):
            if not table.step or not await pair.step(random):
                return step
            await pair.look((here, there))
    return STEPS


WINDOW = {"move": "cast", "card": "thief-2", "source": "hand", "target": 1}
HANDS = {
    "a Pocus that fits": ("thief-2 owl-1", "counterspell amulet", "lightning pumpkin"),
    "nothing that fits": ("thief-2 owl-1", "owl-1 curse-1", "spell-1 spell-1"),
}
STANDING: list[dict[str, Any]] = [
    {},
    {"orders": []},
    {"orders": ["pass-turn"]},
    {"orders": ["own-hocus"]},
    {"orders": ["unless-target"], "bots": "fast"},
]


@pytest.mark.parametrize("standing", STANDING, ids=str)
async def test_what_an_order_answers_and_when_is_the_same_whatever_a_hand_holds(
    standing: dict[str, Any], database: Path, tmp_path: Path
) -> None:
    case = Case("hocus_pocus", 3, {})
    told = []
    for number, hands in enumerate(HANDS.values()):
        file = tmp_path / f"{number}.sqlite3"
        file.write_bytes(database.read_bytes())
        async with World().open(file, case, bot_delay=500) as world:
            told.append(await frames_of_a_window(world, case, hands, standing))
    assert told[0] == told[1]
    assert any('"event":"passed"' in raw for _, raw in told[0]) == (standing.get("orders") not in ([], ["own-hocus"]))


async def frames_of_a_window(
    world: World, case: Case, hands: tuple[str, ...], standing: dict[str, Any]
) -> list[tuple[int, str]]:
    """All that the caster and an onlooker hear, and when, while the others' orders answer a Hocus."""
    table = await world.lay_out(case, lay_out(*hands, gems=[3, 3, 3]))
    caster, *others = world.people
    clock, heard = world.server.clock, list[tuple[int, str]]()
    async with caster.socket(table, since=0) as hers, world.onlooker.socket(table, since=0) as theirs:
        for other in others:
            assert (await other.post(f"/api/tables/{table}/orders", **standing)).status_code == 200
        assert (await caster.post(f"/api/tables/{table}/orders", orders=[])).status_code == 200
        assert (await caster.play(table, move=WINDOW)).status_code == 200
        for _ in range(50):
            for ears in (hers, theirs):
                await ears.sync()
                heard += [(clock.now(), raw) for raw in ears.heard]
                ears.heard.clear()
            clock.creep(100)
            await world.server.do_due()
    return heard
