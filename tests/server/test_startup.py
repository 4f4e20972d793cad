"""What keeps a server from starting is one line that says what to do."""

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coven.cli import main
from coven.server.store.database_file import hold
from tests.server.overhearing import HEARD


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["serve", *words])
    error = capsys.readouterr().err
    HEARD.append(error)
    lines = [line for line in error.splitlines() if "has not been built" not in line]
    assert ended.value.code == 1
    assert len(lines) == 1, error
    return lines[0]


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = complaint(capsys, "--port", port, "--database-url", f"sqlite:///{tmp_path}/a.sqlite3")
    assert f"Port {port} is already in use" in said


def test_a_database_that_another_server_uses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.sqlite3"
    with hold(path):
        assert "Another server" in complaint(capsys, "--port", "0", "--database-url", f"sqlite:///{path}")


def test_a_database_that_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_bytes(b"no database at all, but long enough to be seen as such" * 100)
    assert "coven restore" in complaint(capsys, "--port", "0", "--database-url", f"sqlite:///{path}")


def test_a_database_of_a_newer_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    assert "newer Coven" in complaint(capsys, "--port", "0", "--database-url", f"sqlite:///{path}")


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    monkeypatch.setattr("coven.server.store.postgres.MOST_TRIES", 1)
    said = complaint(capsys, "--port", "0", "--database-url", f"postgresql://me:hidden@127.0.0.1:{port}/house")
    assert f"127.0.0.1:{port}/house" in said
    assert "hidden" not in said
