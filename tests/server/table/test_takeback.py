"""Take-back: exactly while nobody has learned anything by a move, and nobody else has acted since."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coven.engine import SPECTATOR, Table
from coven.engine.replay import verify
from coven.play.durations import SECOND
from coven.play.log import Entry, standing
from coven.play.pace import Live, NoClock
from coven.play.snapshots import freeze, thaw
from coven.play.takeback import is_offered
from coven.play.timeline import Timeline, advance, begin, carry_out, retreat
from examples.familiars import GAME
from tests.contract.cases import GAMES, Case, step_randomly
from tests.server.kit import NOON, Running, Visitor, running

pytestmark = pytest.mark.anyio


async def two(ann: Visitor, bob: Visitor, **wish: Any) -> str:
    table = await ann.table(leave_delay=None, **wish)
    await bob.join(table)
    return table


async def offered(player: Visitor, table: str) -> bool:
    return bool((await player.get(f"/api/tables/{table}/back")).json()["offered"])


async def take_back(player: Visitor, table: str, id_: str = "back") -> tuple[int, Any]:
    at = (await player.view(table))["number"]
    answer = await player.post(f"/api/tables/{table}/back", id=id_, at=at)
    return answer.status_code, answer.json()


async def test_a_secret_choice_can_be_taken_back_until_somebody_acts(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        before = await ann.view(table)
        assert not await offered(ann, table)
        await ann.play(table)
        assert (await offered(ann, table), await offered(bob, table)) == (True, False)
        assert (await take_back(bob, table))[1]["code"] == "no-take-back"
        assert await take_back(ann, table) == (200, {"tell": "ack", "id": "back", "number": 3})
        after = await ann.view(table)
        assert (after["view"], after["moves"], after["taken_back"]) == (before["view"], before["moves"], True)
        assert not await offered(ann, table)
        await ann.play(table, -1)
        await bob.play(table)
        assert (await take_back(ann, table, "again"))[1]["code"] == "no-take-back"
        assert not await offered(bob, table)


async def test_a_resend_takes_back_once(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        await ann.play(table)
        first = await take_back(ann, table)
        await ann.play(table)
        assert await take_back(ann, table) == first
        assert await offered(ann, table)


async def test_by_socket_and_everybody_sees_it(server: Running) -> None:
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        async with ann.socket(table) as here, bob.socket(table) as there:
            seen = await here.until("update")
            await here.ask(say="play", id="x", at=1, move=seen["moves"][0])
            assert (await here.ask(say="back", id="y", at=2))["number"] == 3
            assert (await here.ask(say="back", id="z", at=3))["code"] == "no-take-back"
            assert (await there.until("update", number=3))["taken_back"] is True
        async with bob.socket(table, since=0) as again:
            await again.until("update", number=3)
            assert again.updates() == there.updates()


async def test_the_record_holds_the_moves_that_stand(database: Path) -> None:
    async with running(database, snapshot_every=2) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = await two(ann, bob)
        turns = 0
        while (await ann.info(table))["status"] != "ended":
            for player in (ann, bob):
                if (await player.view(table))["moves"]:
                    await player.play(table)
                    turns += 1
                    if turns % 3 == 0 and await offered(player, table):
                        assert (await take_back(player, table, f"b{turns}"))[0] == 200
                        await player.play(table)
        record = verify((await ann.get(f"/api/tables/{table}/record")).content, lambda _: GAME)
        store = server.backend.services.store
        log = await store.entries(table, 0, 1000)
        assert len(record.played) == len(log) - 2 * len([entry for entry in log if entry.by == "back"]) < len(log)
        views = [(await player.view(table))["view"] for player in (ann, bob)]
    async with running(database, seed=1) as server:
        live = await server.backend.tables.get(table)
        assert live.timeline is not None
        assert [msgspec.to_builtins(live.timeline.table.view(seat)) for seat in (0, 1)] == [
            msgspec.to_builtins(record.table.view(seat)) for seat in (0, 1)
        ]
        assert [view["points"] for view in views] == [list(record.table.view(0).points)] * 2  # type: ignore[attr-defined]


async def test_a_snapshot_remembers_what_can_be_taken_back() -> None:
    table = Case("familiars", 2, {}).deal(1)
    timeline, _ = begin(table, NoClock(), NOON)
    timeline, _ = advance(timeline, 0, table.moves(0)[0], 5)
    again = thaw(freeze(timeline), GAME, NoClock(), NOON)
    assert retreat(again, 0, 7)[1] == retreat(timeline, 0, 7)[1]


def both_offered(timeline: Timeline) -> bool:
    seat = timeline.pasts[-1].seat
    return is_offered(timeline, seat) and is_offered(retreat(timeline, seat, 5)[0], seat)


async def test_several_moves_in_a_row_are_taken_back_one_after_the_other() -> None:
    random, game = Random("in a row"), GAMES["hocus_pocus"]
    timeline, _ = begin(Case("hocus_pocus", 2, {}).deal(0), NoClock(), NOON)
    positions = [timeline.table.snapshot()]
    while len(timeline.pasts) < 2 or not both_offered(timeline):
        seat, move = step_randomly(timeline.table, random)
        timeline, _ = advance(timeline, seat, move, 5)
        positions.append(timeline.table.snapshot())
    again = thaw(freeze(timeline), game, NoClock(), NOON)
    for before in (positions[-2], positions[-3]):
        assert is_offered(again, seat)
        again, _ = retreat(again, seat, 7)
        assert again.table.snapshot() == before


async def test_a_move_of_somebody_else_ends_what_could_be_taken_back() -> None:
    table = Case("familiars", 3, {}).deal(1)
    timeline, _ = begin(table, NoClock(), NOON)
    for seat in (0, 1):
        timeline, _ = advance(timeline, seat, table.moves(seat)[0], 5)
    assert [past.seat for past in timeline.pasts] == [1]
    back, _ = retreat(timeline, 1, 7)
    assert not is_offered(back, 0)


async def test_the_clock_runs_on() -> None:
    """Who moves and takes back gains no time."""
    table = Case("familiars", 2, {}).deal(1)
    timeline, _ = begin(table, Live(30, 60), NOON)
    due = timeline.due(0)
    moved, _ = advance(timeline, 0, table.moves(0)[0], 25 * SECOND)
    back, _ = retreat(moved, 0, 29 * SECOND)
    assert (back.due(0), back.due(1)) == (due, timeline.due(1))


async def test_what_stands_is_what_was_not_taken_back() -> None:
    kinds = ["player", "player", "back", "clock", "player", "back", "player"]
    entries = [Entry(number, 0, b"", 0, by) for number, by in enumerate(kinds, 1)]  # type: ignore[arg-type]
    assert [entry.number for entry in standing(entries)] == [1, 4, 7]


def hidden_from(table: Table, seat: int) -> bytes:
    return msgspec.json.encode((table.view(seat), [*table.moves(seat)] if seat in table.actors() else []))


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.timed])
async def test_what_is_offered_has_shown_nobody_anything(game: str) -> None:
    """Along random games: a move that can be taken back drew no card, and shows none of a hidden hand."""
    random, case = Random(f"back {game}"), Case(game, GAMES[game].players[-1], {})
    offers = 0
    for seed in range(3):
        timeline, _ = begin(case.deal(seed), NoClock(), NOON)
        for number in range(25):
            if timeline.over:
                break
            seat, move = step_randomly(timeline.table, random)
            before, timeline = timeline, advance(timeline, seat, move, number)[0]
            if seat >= 0 and is_offered(timeline, seat):
                offers += 1
                assert timeline.table.chance == before.table.chance
                entry = Entry(timeline.number + 1, seat, b"null", number, "back")
                undone, _ = carry_out(GAMES[game], timeline, entry)
                assert undone.table.snapshot() == before.table.snapshot()
                for viewer in range(SPECTATOR, case.players):
                    assert hidden_from(undone.table, viewer) == hidden_from(before.table, viewer)
    print(game, offers)


async def test_no_take_back_in_a_race() -> None:
    table = Case("hocus_focus", 2, {}).deal(1)
    timeline, _ = begin(table, NoClock(), NOON)
    timeline, _ = advance(timeline, 0, table.moves(0)[0], 5)
    assert not is_offered(timeline, 0)


@pytest.mark.rule("ST-30")
async def test_a_choice_that_the_rules_make_final_is_not_taken_back() -> None:
    """In Stupéfix a card, an aim or a cast, though nobody has learned anything; in Familiars such a choice is open."""
    timeline, _ = begin(Case("stupefix", 4, {}).deal(1), NoClock(), NOON)
    for _ in range(3):
        for seat in timeline.table.actors():
            timeline, _ = advance(timeline, seat, timeline.table.moves(seat)[0], 5)
            assert not is_offered(timeline, seat)
    assert timeline.table.view(0).phase == "sharing"  # type: ignore[attr-defined]
