"""coven verify --all: every finished game of a house is played again, and what is bad is found."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coven.cli import main
from coven.server.store.postgres import PostgresStore
from examples.familiars import effects
from tests.cli.with_familiars import shelve
from tests.server.kit import Running, play_along, running

pytestmark = pytest.mark.anyio


class Checked:
    """What coven verify --all said."""

    def __init__(self, code: object, said: tuple[str, str]) -> None:
        self.code = code
        self.out, self.err = said

    def found(self) -> tuple[object, int, str]:
        """The exit code, and the number and message of the only bad game."""
        bad, summary = map(json.loads, self.out.splitlines())
        assert summary["bad"] == 1
        return self.code, bad["number"], bad["message"]


@pytest.fixture
def verify_all(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    shelve(monkeypatch.setattr)

    async def run(*words: object) -> Checked:
        with pytest.raises(SystemExit) as ended:
            await asyncio.to_thread(main, ["verify", *map(str, words)])
        return Checked(ended.value.code, capsys.readouterr())

    return run


async def play_games(server: Running, number: int) -> None:
    """Finished games, each with a move that was taken back; and one that goes on."""
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        for _ in range(number):
            table = await ann.table()
            await bob.join(table)
            async with ann.socket(table) as here, bob.socket(table) as there:
                seen = await here.until("update")
                await here.ask(say="play", id="first", at=seen["number"], move=seen["moves"][0])
                assert (await here.ask(say="back", id="back", at=seen["number"] + 1))["tell"] == "ack"
                await asyncio.gather(play_along(here), play_along(there))
        await bob.join(await ann.table())


@pytest.fixture
async def house(database: Path) -> Path:
    async with running(database) as server:
        await play_games(server, 2)
    return database


def change(house: Path, statement: str) -> None:
    """Something goes wrong with the first game."""
    with closing(sqlite3.connect(house)) as connection:
        (first,) = connection.execute("SELECT min(id) FROM tables WHERE status = 'ended'").fetchone()
        assert connection.execute(statement, (first,)).rowcount > 0
        connection.commit()


async def test_a_house_in_which_all_is_well(house: Path, verify_all) -> None:
    for address in (house, f"sqlite:///{house}"):
        checked = await verify_all("--all", address)
        assert (checked.code, checked.out, checked.err) == (0, "All 2 finished games are verified.\n", "")
    assert json.loads((await verify_all("--all", house, "--json")).out) == {"games": 2, "bad": 0}


async def test_a_house_that_is_open(server: Running, database: Path, verify_all) -> None:
    await play_games(server, 1)
    assert (await verify_all("--all", database)).out == "The only finished game is verified.\n"


async def test_a_house_on_postgres(tmp_path: Path, postgres_database: str, verify_all) -> None:
    async with running(tmp_path, store=PostgresStore(postgres_database)) as server:
        await play_games(server, 2)
    assert (await verify_all("--all", postgres_database)).out == "All 2 finished games are verified.\n"
    checked = await verify_all("--all", f"{postgres_database}_not")
    assert checked.code == 1
    assert "does not exist" in checked.err


@pytest.mark.parametrize(
    "statement, number, message",
    [
        (
            """UPDATE log SET move = '{"move":"send","card":"dragon-9"}' WHERE "table" = ? AND number = 5""",
            3,
            "illegal",
        ),
        ("UPDATE log SET move = 'hello' WHERE \"table\" = ? AND number = 5", 3, "illegal"),
        ('UPDATE log SET "by" = \'back\' WHERE "table" = ? AND number = 1', 1, "gap"),
        ('DELETE FROM log WHERE "table" = ? AND number = 5', 5, "gap"),
        ('DELETE FROM log WHERE "table" = ? AND number = 14', 14, "gap"),
        ("UPDATE tables SET number = 13 WHERE id = ?", 12, "unfinished"),
        ('UPDATE seats SET score = 99 WHERE "table" = ? AND seat = 1', 13, "outcome"),
        ('UPDATE seats SET place = NULL WHERE "table" = ? AND seat = 1', 13, "outcome"),
        ("UPDATE tables SET game = 'whist' WHERE id = ?", 0, "game"),
        ("UPDATE tables SET rules = 9 WHERE id = ?", 0, "rules"),
        ("UPDATE tables SET options = '{\"copies\":9}' WHERE id = ?", 0, "deal"),
    ],
)
async def test_the_first_bad_move_of_a_bad_game_is_named(
    statement: str, number: int, message: str, house: Path, verify_all
) -> None:
    change(house, statement)
    assert (await verify_all("--all", house, "--json")).found() == (1, number, f"record-{message}")


async def test_bad_games_have_a_line_each(house: Path, verify_all) -> None:
    change(house, "UPDATE tables SET game = 'whist' WHERE id = ?")
    checked = await verify_all("--all", house)
    assert (checked.code, checked.out) == (1, "")
    bad, summary = checked.err.splitlines()
    assert bad.startswith("✗ ")
    assert bad.endswith("(whist): There is no game whist here.")
    assert summary == "One finished game out of 2 is not verified."


async def test_a_rule_that_was_changed_without_a_version_is_noticed(
    house: Path, verify_all, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effects, "strongest_alone", lambda table, chosen: 0)
    checked = await verify_all("--all", house, "--json")
    assert [json.loads(line).get("message") for line in checked.out.splitlines()] == ["record-outcome"] * 2 + [None]


async def test_a_database_is_checked_before_an_upgrade_touches_it(house: Path, verify_all) -> None:
    with closing(sqlite3.connect(house)) as connection:
        connection.executescript("DROP TABLE ratings; UPDATE alembic_version SET version_num = '0002'")
    assert (await verify_all("--all", house)).code == 0
    with closing(sqlite3.connect(house)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]


@pytest.fixture
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "words, code, said",
    [
        (["--all", "nowhere.sqlite3"], 1, "Can’t read nowhere.sqlite3"),
        (["--all", "sqlite:///nowhere.sqlite3"], 1, "Can’t read nowhere.sqlite3"),
        (["--all", "garbage"], 1, "file is not a database"),
        (["--all", "other.sqlite3"], 1, "no such table: tables"),
        (["--all", "mysql://here/there"], 2, "--all: mysql?"),
        (["--all", "other.sqlite3", "game.jsonl"], 2, "coven verify --all DATABASE"),
    ],
)
@pytest.mark.usefixtures("in_a_folder_of_its_own")
async def test_what_is_no_house_is_one_line(words: list[str], code: int, said: str, verify_all) -> None:
    Path("garbage").write_bytes(b"garbage" * 1000)
    sqlite3.connect("other.sqlite3").close()
    checked = await verify_all(*words)
    assert (checked.code, checked.out) == (code, "")
    assert said in checked.err
    assert checked.err.count("\n") == 1
    assert not Path("nowhere.sqlite3").exists()
