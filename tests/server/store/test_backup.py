"""coven backup, while the server plays."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from coven.cli import main
from tests.server.kit import Running, play_along, running

pytestmark = pytest.mark.anyio


async def test_a_copy_of_a_running_server_goes_on_from_where_it_was(server: Running, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    async with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table, other = [await ann.table() for _ in range(2)]
        for each in (table, other):
            await bob.join(each)
        await ann.play(table)
        async with ann.socket(other) as here, bob.socket(other) as there:
            playing = asyncio.gather(play_along(here), play_along(there))
            await asyncio.to_thread(backup, str(copy), "--database-url", f"sqlite:///{tmp_path / 'coven.sqlite3'}")
            await playing
        cookies = [visitor.http.cookies["coven"] for visitor in (ann, bob)]
    assert copy.stat().st_mode & 0o777 == 0o600
    async with (
        running(copy, clock=server.clock) as again,
        again.visitor(Cookie=f"coven={cookies[0]}") as ann,
        again.visitor(Cookie=f"coven={cookies[1]}") as bob,
    ):
        assert (await ann.get("/api/me")).json()["name"] == "Ann"
        async with ann.socket(table) as here, bob.socket(table) as there:
            await asyncio.gather(play_along(here), play_along(there))
        assert (await ann.info(table))["status"] == "ended"


def backup(*words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["backup", *words])
    assert ended.value.code == 0


@pytest.mark.parametrize(
    "words, said",
    [
        (["there.sqlite3"], "already exists"),
        (["new", "--database-url", "postgresql://x/y"], "pg_dump"),
        (["new", "--database-url", "sqlite:///nowhere.sqlite3"], "Can’t read"),
        (["new", "--database-url", "sqlite:///garbage"], "Can’t read"),
        (["no/folder/new"], "Can’t write"),
    ],
)
def test_what_cannot_be_copied_is_one_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sqlite3.connect("coven.sqlite3").close()
    Path("there.sqlite3").write_bytes(b"mine")
    Path("garbage").write_bytes(b"this is no database, and long enough to be seen as such" * 100)
    with pytest.raises(SystemExit) as ended:
        main(["backup", *words])
    error = capsys.readouterr().err
    assert ended.value.code != 0
    assert said in error
    assert error.count("\n") == 1
    assert Path("there.sqlite3").read_bytes() == b"mine"
    assert not Path("new").exists()
