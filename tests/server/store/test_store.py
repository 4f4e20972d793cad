"""What every store promises. Another store is one more fixture parameter."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from coven.play.api import Tally
from coven.play.log import Entry
from coven.play.pace import Live
from coven.play.schedule import DueDate
from coven.server.store import Store, migrate
from coven.server.store.postgres import PostgresStore
from coven.server.store.rows import Change, ChatRow, Person, Presence, Rating, Session, Sitter, TableRow, Token
from coven.server.store.schema import METADATA
from coven.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio
Reopen = Callable[[], Store]


@pytest.fixture(params=["database", "postgres_database"])
def another(request: pytest.FixtureRequest) -> Reopen:
    """Makes one more store on the same database, as another worker has."""
    place = request.getfixturevalue(request.param)
    return lambda: SqliteStore(place) if isinstance(place, Path) else PostgresStore(place)


@pytest.fixture
async def store(another: Reopen) -> AsyncIterator[Store]:
    opened = another()
    await opened.open()
    yield opened
    await opened.close()


ROW = TableRow(
    id="t1",
    game="familiars",
    rules=1,
    options={"copies": 4},
    seats=2,
    public=True,
    link="link",
    host="ann",
    pace=Live(20, 60),
    leave_delay=60_000,
    autostart=True,
    secret="s",
    created=1,
    sitters=(Sitter(0, "Ann", "n", "ann"),),
)


def move(row: TableRow, number: int, id_: str | None = None) -> Change:
    table = msgspec.structs.replace(row, version=number, number=number)
    return Change(table=table, entry=Entry(number, 0, b'{"move":"send"}', 10 * number, "player", number + 1, id_))


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    await store.add_table(ROW, (DueDate(99, "close"),))
    assert await store.table("t1") == ROW
    assert await store.table("t2") is None
    assert await store.lobby(10) == [ROW]
    assert await store.tables_of("ann", 10) == [ROW]
    assert await store.hosting("ann") == 1


async def test_a_commit_on_an_old_version_changes_nothing(store: Store) -> None:
    await store.add_table(ROW, ())
    assert await store.commit(move(ROW, 1))
    stale = msgspec.structs.replace(move(ROW, 1, "other"), dues=(DueDate(1, "bot", 1),), snapshot=b"no")
    assert not await store.commit(stale)
    assert await store.entries("t1", 0, 9) == [move(ROW, 1).entry]
    assert await store.take_due(100, 10, 10) == []
    assert await store.snapshot("t1") is None


async def test_what_fails_is_undone_alone(store: Store) -> None:
    """Whatever else is under way at the same moment."""
    rows = [msgspec.structs.replace(ROW, id=id_) for id_ in ("t1", "t2", "t3")]
    for row in rows:
        await store.add_table(row, ())
    await store.commit(move(rows[1], 1, "once"))
    account = Person("p1", "Ann", "ann", 1, "hash")
    results = await asyncio.gather(
        store.commit(move(rows[0], 1)),
        store.commit(move(rows[1], 2, "once")),
        store.add_person(account),
        store.add_person(msgspec.structs.replace(account, id="p2")),
        store.commit(move(rows[2], 1)),
        return_exceptions=True,
    )
    assert isinstance(results.pop(1), Exception)
    assert sorted(map(str, results)) == ["False", "True", "True", "True"]
    assert [(await store.table(row.id)).number for row in rows] == [1, 1, 1]  # type: ignore[union-attr]


async def test_of_many_workers_one_wins_each_number(store: Store, another: Reopen) -> None:
    second = another()
    await second.open()
    await store.add_table(ROW, ())
    for number in range(1, 6):
        tries = [worker.commit(move(ROW, number)) for worker in (store, second) for _ in range(5)]
        assert sum(await asyncio.gather(*tries)) == 1
    assert [entry.number for entry in await second.entries("t1", 0, 9)] == [1, 2, 3, 4, 5]
    await second.close()


async def test_a_commit_is_there_after_reopening(store: Store, another: Reopen) -> None:
    await store.add_table(ROW, ())
    await store.commit(move(ROW, 1, "mine"))
    later = another()
    await later.open()
    assert await later.entries("t1", 0, 1) == [move(ROW, 1, "mine").entry]
    assert await later.answered("t1") == [(0, "mine", 2)]
    await later.close()


async def test_sitters_dues_and_snapshots_go_with_the_commit(store: Store) -> None:
    await store.add_table(ROW, (DueDate(5, "close"),))
    sitters = (*ROW.sitters, Sitter(1, "Bot 2", "m", bot="random"))
    new = msgspec.structs.replace(ROW, version=1, status="playing", started=7, sitters=sitters)
    change = Change(table=new, sitters=True, dues=(DueDate(8, "bot", 1),), snapshot=b"{}")
    assert await store.commit(change)
    assert await store.table("t1") == new
    assert await store.snapshot("t1") == b"{}"
    assert await store.next_due() == 8


async def test_a_due_date_is_taken_once_until_its_lease_is_over(store: Store) -> None:
    await store.add_table(ROW, (DueDate(50, "bot", 1), DueDate(60, "time", 0)))
    assert await store.take_due(49, 100, 10) == []
    assert await store.take_due(55, 100, 10) == [("t1", DueDate(155, "bot", 1))]
    assert await store.take_due(55, 100, 10) == []
    assert await store.take_due(60, 100, 10) == [("t1", DueDate(160, "time", 0))]
    assert await store.take_due(155, 100, 10) == [("t1", DueDate(255, "bot", 1))]
    await store.drop_due("t1", DueDate(255, "bot", 1))
    assert await store.next_due() == 160


async def test_only_the_due_date_that_was_taken_is_dropped(store: Store) -> None:
    await store.add_table(ROW, (DueDate(50, "bot", 1),))
    await store.drop_due("t1", DueDate(49, "bot", 1))
    assert await store.next_due() == 50


async def test_presence_sets_and_clears_the_due_date_of_a_leaver(store: Store) -> None:
    await store.add_table(ROW, ())
    await store.touch([Presence("t1", 0, 100, 60)])
    assert await store.present("t1") == {0: 100}
    assert await store.next_due() == 160
    await store.commit(msgspec.structs.replace(move(ROW, 1), dues=()))
    assert await store.next_due() == 160
    await store.touch([Presence("t1", 0, 200, None)])
    assert await store.next_due() is None


async def test_accounts_own_their_names_and_guests_do_not(store: Store) -> None:
    assert await store.add_person(Person("p1", "Ann", "ann", 1))
    assert await store.add_person(Person("p2", "Ann", "ann", 1))
    assert await store.add_person(Person("p3", "Ann", "ann", 1, "hash"))
    assert not await store.add_person(Person("p4", "Änn", "ann", 1, "hash"))
    assert await store.set_password("p1", "hash", Session("a", "p1", 1, 2)) is None
    account = await store.account("ann")
    assert account is not None
    assert account.id == "p3"


async def test_tokens_lead_to_their_owner_until_they_are_dropped(store: Store) -> None:
    ann = Person("p1", "Ann", "ann", 1)
    await store.add_person(ann)
    await store.add_token(Token("k1", "p1", "script", "abc", 2), ann)
    assert await store.bearer("abc") == ann
    assert await store.bearer("abd") is None
    assert await store.drop_token("p2", "k1") is None
    assert await store.drop_token("p1", "k1") == "abc"
    assert await store.tokens("p1") == []


async def test_chat_is_numbered_for_each_table(store: Store) -> None:
    said = [
        await store.say(table, ChatRow(0, 0, "Ann", text, 5)) for table, text in (("a", "x"), ("b", "y"), ("a", "z"))
    ]
    assert [line.number for line in said] == [1, 1, 2]
    assert [line.text for line in await store.said("a", 1, 10)] == ["z"]
    assert [line.text for line in await store.said("a", 0, 1)] == ["z"]


async def test_a_table_is_rated_once_and_nobody_overwrites_another(store: Store, another: Reopen) -> None:
    def better(before: dict[str, Rating]) -> list[Rating]:
        return [msgspec.structs.replace(each, mu=each.mu + 1, games=each.games + 1) for each in before.values()]

    other = another()
    await other.open()
    calls = [one.rate(f"t{number}", "g", ["b", "a"], better) for number in range(5) for one in (store, other)]
    done = await asyncio.gather(*calls)
    await other.close()
    assert sum(done) == 5
    assert [(each.person, each.mu, each.games) for each in await store.ratings(["a"])] == [("a", 30.0, 5)]
    assert await store.ratings(["c"]) == []


async def test_games_that_have_ended_are_counted_for_those_who_played_them(store: Store) -> None:
    results = [
        ("t1", "whist", 1, False),
        ("t2", "whist", 1, True),
        ("t3", "whist", 2, False),
        ("t4", "chess", 1, False),
    ]
    for created, (id_, game, place, left) in enumerate(results):
        row = msgspec.structs.replace(ROW, id=id_, game=game, created=created, sitters=())
        await store.add_table(row, ())
        sitters = (Sitter(0, "Ann", "n", "ann", place=place, score=-7, stand_in=left), Sitter(1, "Bob", "n", "bob"))
        ended = msgspec.structs.replace(row, version=1, status="ended", sitters=sitters)
        assert await store.commit(Change(table=ended, sitters=True))
    await store.add_table(msgspec.structs.replace(ROW, id="t5", created=9), ())
    assert [row.id for row in await store.ended_of("ann", 3)] == ["t4", "t3", "t2"]
    assert (await store.ended_of("ann", 1))[0].sitters[0].score == -7
    assert await store.tallies("ann") == [Tally("chess", 1, 1, 0), Tally("whist", 3, 1, 1)]
    assert await store.tallies("nobody") == await store.ended_of("nobody", 9) == []


async def test_a_job_that_fails_leaves_its_neighbours_alone(store: Store) -> None:
    ann = Person("p1", "Ann", "ann", 1, "hash")
    bob = Person("p2", "Bob", "bob", 1)
    added = await asyncio.gather(*(store.add_person(ann) for _ in range(5)), store.add_person(bob))
    assert sorted(added[:-1]) == [False, False, False, False, True]
    assert added[-1]
    assert await store.person("p2") == bob


async def test_a_file_that_cannot_be_opened_is_an_error_and_no_silence(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "no folder" / "c.sqlite3")
    with pytest.raises(FileNotFoundError):
        await store.open()
    await store.close()


def test_the_migrations_lead_to_the_schema(database: Path) -> None:
    with create_engine(f"sqlite:///{database}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_newest_migration_is_the_one_that_start_up_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.HEAD
