"""Streams that are closed, or cannot show everything."""

import io
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from coven.cli import main
from tests.cli.terminal import ROOT


def end_of(*arguments: object) -> object:
    """The exit code."""
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    return ended.value.code


def test_a_good_record_is_good_whoever_listens(finished: Path) -> None:
    """As in `coven verify FILE 2>&-`."""
    command = shlex.join([sys.executable, "-m", "tests.cli.with_familiars", "verify", str(finished)])
    ran = subprocess.run(["sh", "-c", f"{command} 2>&-"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "verified." in ran.stdout


@pytest.mark.parametrize("name", ["stdin", "stdout", "stderr"])
def test_nothing_is_missed_where_a_stream_was_closed(
    finished: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(sys, name, None)
    for command in ("verify", "replay"):
        assert end_of(command, finished) == 0
    getattr(sys, name).close()


@pytest.mark.parametrize(
    "command, complaint",
    [
        ("play --resume unfinished.jsonl", "The input ended; the game is saved."),
        ("play", "The input ended before the question was answered."),
        ("verify -", "This is not a Coven record."),
    ],
)
def test_closed_input_is_input_that_ends(
    unfinished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, complaint: str
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert end_of(*command.split()) == 1
    assert complaint in capsys.readouterr().err
    sys.stdin.close()


def test_what_an_encoding_lacks_is_a_question_mark(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(shown, encoding="latin-1"))
    assert end_of("verify", finished) == 0
    assert shown.getvalue().startswith(b"? ")
