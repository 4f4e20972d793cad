"""The file of a SQLite database: private, sound, held by one server, and restored whole."""

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from coven.cli import main
from coven.server.store.database_file import check, hold
from coven.server.store.start_problem import StartProblem
from tests.server.kit import running

pytestmark = pytest.mark.anyio


async def test_only_its_owner_may_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "coven.sqlite3"
    path.touch(0o644)
    async with running(path) as server, server.guest("Ann") as ann:
        await ann.table()
        modes = {each.name: stat.filemode(each.stat().st_mode) for each in tmp_path.glob("coven.sqlite3*")}
    assert modes == dict.fromkeys(("coven.sqlite3", "coven.sqlite3-wal", "coven.sqlite3-shm"), "-rw-------")


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "coven.sqlite3"
    with hold(path), pytest.raises(StartProblem, match="start-in-use"), hold(path):
        pass
    with hold(path):
        pass


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "coven.sqlite3"
    async with running(path) as server, server.guest("Ann") as ann:
        await ann.table()
    check(path)
    raw = bytearray(path.read_bytes())
    raw[4096:12288] = os.urandom(8192)
    path.write_bytes(raw)
    with pytest.raises(StartProblem, match="start-damaged"):
        check(path)


def test_a_database_of_another_program_or_of_a_newer_coven_is_refused(tmp_path: Path) -> None:
    other, newer = tmp_path / "other.sqlite3", tmp_path / "newer.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    for path, message in ((other, "start-foreign"), (newer, "start-newer")):
        with pytest.raises(StartProblem, match=message):
            check(path)


async def test_going_back_to_a_copy_leaves_out_what_lies_beside_the_old_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a crash the newest moves are beside the database: they must not mix with the copy."""
    path, copy = tmp_path / "coven.sqlite3", tmp_path / "copy.sqlite3"
    url = f"sqlite:///{path}"
    async with running(path) as server:
        async with server.guest("Ann") as ann:
            table = await ann.table()
        run("backup", str(copy), "--database-url", url)
        async with server.guest("Bob") as bob:
            later = await bob.table()
        crashed = {each: each.read_bytes() for each in tmp_path.glob("coven.sqlite3*") if each.suffix != ".lock"}
    for each, content in crashed.items():
        each.write_bytes(content)
    assert Path(f"{path}-wal").stat().st_size > 0
    run("restore", str(copy), "--database-url", url)
    assert ids(path) == {table}
    assert ids(Path(f"{path}.old-1")) == {table, later}
    assert "is kept as" in capsys.readouterr().out


def ids(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {id_ for (id_,) in connection.execute("SELECT id FROM tables")}


def run(*words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 0


@pytest.mark.parametrize(
    "words, said",
    [
        (["nothing"], "Can’t read"),
        (["garbage"], "damaged"),
        (["copy", "--database-url", "postgresql://x/y"], "pg_restore"),
    ],
)
def test_what_cannot_be_restored_is_one_line_and_changes_nothing(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sqlite3.connect("copy").close()
    Path("coven.sqlite3").write_bytes(b"mine")
    Path("garbage").write_bytes(b"this is no database, and long enough to be seen as such" * 100)
    with pytest.raises(SystemExit) as ended:
        main(["restore", *words])
    error = capsys.readouterr().err
    assert ended.value.code != 0
    assert said in error
    assert error.count("\n") == 1
    assert Path("coven.sqlite3").read_bytes() == b"mine"
