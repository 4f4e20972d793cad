"""Commands run in this process, with the example game on the shelf."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from coven.cli import main
from tests.cli.with_familiars import shelve


class Ran:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def one_line(self) -> str:
        """What it complained of, in one line, having printed nothing else."""
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.strip()


Coven = Callable[..., Ran]


@pytest.fixture
def coven(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Coven:
    """`coven("play", "familiars", typed="q")`, in a folder of its own."""
    shelve(monkeypatch.setattr)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return Ran(ended.value.code, said.out, said.err)

    return run


@pytest.fixture
def finished(coven: Coven, tmp_path: Path) -> Path:
    """The record of a game that was played to its end."""
    path = tmp_path / "finished.jsonl"
    assert coven("play", "familiars", "-p", 2, "--seed", "x", "--save", path, typed="1\n" * 6).code == 0
    return path


@pytest.fixture
def unfinished(coven: Coven, tmp_path: Path) -> Path:
    """The record of a game that was left after two rounds."""
    path = tmp_path / "unfinished.jsonl"
    assert coven("play", "familiars", "-p", 2, "--seed", "x", "--save", path, typed="1\n1\nq\n").code == 0
    return path
