"""A game that lies in no folder of Coven is played everywhere, as soon as its package is installed."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from examples import play_by_script
from scripts.browser import served
from tests.outside.familiars import ROOT, environment

Coven = Callable[..., str]


@pytest.fixture
def coven(installed: Path, tmp_path: Path) -> Coven:
    """`coven("play", "familiars", typed="q")`, in a folder of its own; what it printed."""

    def run(*arguments: object, typed: str = "") -> str:
        command = [sys.executable, "-m", "coven.cli", *map(str, arguments)]
        settings = environment(installed) | {"COLUMNS": "200", "LC_ALL": "C.UTF-8"}
        ran = subprocess.run(
            command, input=typed, env=settings, cwd=tmp_path, text=True, capture_output=True, check=True
        )
        return ran.stdout

    return run


def test_it_is_listed_with_its_own_texts_and_rules(coven: Coven) -> None:
    assert "familiars  Familiars · 2 to 4 players" in coven("games")
    assert "The strongest of which there is only one scores a point." in coven("rules", "familiars", "FA-3")


def test_it_is_played_in_the_terminal_and_its_record_is_verified(coven: Coven) -> None:
    played = coven("play", "familiars", "-p", 2, "--seed", "x", "--save", "game.jsonl", typed="1\n" * 6)
    assert "All familiars have been sent." in played
    assert "game.jsonl" in coven("verify", "game.jsonl")


def test_its_bots_meet_in_the_arena(coven: Coven) -> None:
    found = json.loads(coven("arena", "familiars", "--bots", "random,adept", "-n", 10, "--workers", 1, "--json"))
    assert (found["arena"]["game"], found["games"]) == ("familiars", 10)


def test_it_is_an_environment_of_pettingzoo(installed: Path, tmp_path: Path) -> None:
    script = ROOT / "examples" / "research" / "pettingzoo_table.py"
    ran = subprocess.run(
        [sys.executable, script, "familiars"],
        env=environment(installed),
        cwd=tmp_path,
        text=True,
        capture_output=True,
        check=True,
    )
    assert "All familiars have been sent." in ran.stdout


def test_a_script_plays_it_on_the_server(
    installed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    with served(bot_delay="0") as address:
        play_by_script.main(address, "familiars")
    assert capsys.readouterr().out.startswith("familiars: my seat is 0, the scores are [")
